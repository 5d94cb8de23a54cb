### Small notes in a first game, each told once: at most twelve words. See docs/translating.md.

coach-close = Got it
coach-not-a-hat-fetched = It’s the card you’ve just seen.
coach-not-a-hat-untrue = It needn’t be true.
coach-not-a-hat-oldest = Your oldest gift moves on, not the new one.
coach-not-a-hat-answer = Only you can answer. Do you believe it?
coach-magic-hat-look = Look inside a hat. Nobody else will see.
coach-magic-hat-swap = You must swap it now. Everybody’s watching.
coach-magic-hat-follow = You know what’s in that hat: keep following it.
coach-magic-hat-call = Get a call wrong and you’re out.
