### Small notes in a first game, each told once: at most twelve words. See docs/translating.md.

coach-close = Jag förstår
coach-not-a-hat-fetched = Det är kortet du nyss såg.
coach-not-a-hat-untrue = Det behöver inte vara sant.
coach-not-a-hat-oldest = Din äldsta present går vidare, inte den nya.
coach-not-a-hat-answer = Bara du får svara. Tror du på det?
coach-magic-hat-look = Titta i en hatt. Ingen annan ser.
coach-magic-hat-swap = Nu måste den byta plats. Alla tittar.
coach-magic-hat-follow = Du vet vad som finns i den hatten: följ den.
coach-magic-hat-call = Gissar du fel är du ute.
