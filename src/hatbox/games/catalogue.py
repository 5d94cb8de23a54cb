"""The 110 gifts of That's Not a Hat and the six animals of Magic Hat.

The place of a gift or animal is its number. Decks, records and streams depend on the numbers,
so the order never changes. Names live in the locale files, pictures are OpenMoji hexcodes.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Gift:
    id: str
    picture: str


@dataclass(frozen=True, slots=True)
class Animal:
    id: str
    picture: str


GIFTS: Final[tuple[Gift, ...]] = (
    Gift("guitar", "1F3B8"),
    Gift("piano", "1F3B9"),
    Gift("trumpet", "1F3BA"),
    Gift("violin", "1F3BB"),
    Gift("drum", "1F941"),
    Gift("accordion", "1FA97"),
    Gift("saxophone", "1F3B7"),
    Gift("harp", "1FA89"),
    Gift("microphone", "1F3A4"),
    Gift("bell", "1F514"),
    Gift("muffin", "1F9C1"),
    Gift("broccoli", "1F966"),
    Gift("carrot", "1F955"),
    Gift("tomato", "1F345"),
    Gift("banana", "1F34C"),
    Gift("watermelon", "1F349"),
    Gift("pineapple", "1F34D"),
    Gift("strawberry", "1F353"),
    Gift("pear", "1F350"),
    Gift("mushroom", "1F344"),
    Gift("onion", "1F9C5"),
    Gift("baguette", "1F956"),
    Gift("croissant", "1F950"),
    Gift("pretzel", "1F968"),
    Gift("hamburger", "1F354"),
    Gift("pizza", "1F355"),
    Gift("donut", "1F369"),
    Gift("egg", "1F95A"),
    Gift("lollipop", "1F36D"),
    Gift("teapot", "1FAD6"),
    Gift("eggplant", "1F346"),
    Gift("cake", "1F382"),
    Gift("cheese", "1F9C0"),
    Gift("hat", "1F3A9"),
    Gift("crown", "1F451"),
    Gift("cap", "1F9E2"),
    Gift("shoe", "1F45F"),
    Gift("boot", "1F462"),
    Gift("shirt", "1F455"),
    Gift("dress", "1F457"),
    Gift("ring", "1F48D"),
    Gift("backpack", "1F392"),
    Gift("umbrella", "2602"),
    Gift("watch", "231A"),
    Gift("suitcase", "1F9F3"),
    Gift("glasses", "1F453"),
    Gift("key", "1F511"),
    Gift("padlock", "1F512"),
    Gift("candle", "1F56F"),
    Gift("light-bulb", "1F4A1"),
    Gift("flashlight", "1F526"),
    Gift("spoon", "1F944"),
    Gift("chair", "1FA91"),
    Gift("bed", "1F6CF"),
    Gift("mirror", "1FA9E"),
    Gift("ladder", "1FA9C"),
    Gift("bucket", "1FAA3"),
    Gift("broom", "1F9F9"),
    Gift("basket", "1F9FA"),
    Gift("bathtub", "1F6C1"),
    Gift("toilet", "1F6BD"),
    Gift("plunger", "1FAA0"),
    Gift("alarm-clock", "23F0"),
    Gift("hammer", "1F528"),
    Gift("saw", "1FA9A"),
    Gift("axe", "1FA93"),
    Gift("scissors", "2702"),
    Gift("paperclip", "1F4CE"),
    Gift("pencil", "270F"),
    Gift("paintbrush", "1F58C"),
    Gift("magnet", "1F9F2"),
    Gift("anchor", "2693"),
    Gift("telescope", "1F52D"),
    Gift("microscope", "1F52C"),
    Gift("compass", "1F9ED"),
    Gift("thermometer", "1F321"),
    Gift("battery", "1F50B"),
    Gift("book", "1F4D6"),
    Gift("camera", "1F4F7"),
    Gift("television", "1F4FA"),
    Gift("radio", "1F4FB"),
    Gift("telephone", "260E"),
    Gift("printer", "1F5A8"),
    Gift("envelope", "2709"),
    Gift("magnifier", "1F50D"),
    Gift("football", "26BD"),
    Gift("die", "1F3B2"),
    Gift("yo-yo", "1FA80"),
    Gift("teddy", "1F9F8"),
    Gift("kite", "1FA81"),
    Gift("skateboard", "1F6F9"),
    Gift("trophy", "1F3C6"),
    Gift("boomerang", "1FA83"),
    Gift("parachute", "1FA82"),
    Gift("robot", "1F916"),
    Gift("car", "1F697"),
    Gift("bicycle", "1F6B2"),
    Gift("airplane", "2708"),
    Gift("helicopter", "1F681"),
    Gift("rocket", "1F680"),
    Gift("sailboat", "26F5"),
    Gift("canoe", "1F6F6"),
    Gift("tractor", "1F69C"),
    Gift("scooter", "1F6F4"),
    Gift("cactus", "1F335"),
    Gift("rose", "1F339"),
    Gift("sunflower", "1F33B"),
    Gift("feather", "1FAB6"),
    Gift("bone", "1F9B4"),
    Gift("coin", "1FA99"),
)

ANIMALS: Final[tuple[Animal, ...]] = (
    Animal("rabbit", "1F407"),
    Animal("dove", "1F54A"),
    Animal("mouse", "1F42D"),
    Animal("frog", "1F438"),
    Animal("owl", "1F989"),
    Animal("cat", "1F431"),
)

GIFT_IDS: Final[tuple[str, ...]] = tuple(gift.id for gift in GIFTS)
ANIMAL_IDS: Final[tuple[str, ...]] = tuple(animal.id for animal in ANIMALS)
GIFT_NUMBER: Final[dict[str, int]] = {gift: number for number, gift in enumerate(GIFT_IDS)}
ANIMAL_NUMBER: Final[dict[str, int]] = {animal: number for number, animal in enumerate(ANIMAL_IDS)}

# Why people mix them up: the pictures, the use, or the words in one of our languages.
LOOK_ALIKES: Final[tuple[frozenset[str], ...]] = (
    # strings
    frozenset({"guitar", "violin", "harp"}),
    # brass
    frozenset({"trumpet", "saxophone"}),
    # keyboards
    frozenset({"piano", "accordion"}),
    # struck to make them sound
    frozenset({"drum", "bell"}),
    # a round head on a stick
    frozenset({"microphone", "lollipop", "spoon", "magnifier"}),
    # a voice goes in or comes out
    frozenset({"microphone", "radio", "telephone"}),
    # names that begin alike
    frozenset({"microphone", "microscope"}),
    # names that begin alike
    frozenset({"telephone", "telescope", "television"}),
    # names that begin alike
    frozenset({"egg", "eggplant"}),
    # one word for bell and clock in Swedish and Danish
    frozenset({"bell", "watch", "alarm-clock"}),
    # one word for pear and bulb in Danish, nearly so in German
    frozenset({"pear", "light-bulb"}),
    # a screen against rain, a screen against falling: the same word in many languages
    frozenset({"umbrella", "parachute"}),
    # feather and pen are one word in many languages
    frozenset({"feather", "pencil", "paintbrush"}),
    # vegetables
    frozenset({"broccoli", "carrot", "tomato", "onion", "eggplant"}),
    # fruit
    frozenset({"banana", "watermelon", "pineapple", "strawberry", "pear"}),
    # red and round
    frozenset({"tomato", "strawberry"}),
    # a belly with a stalk
    frozenset({"eggplant", "pear"}),
    # a dome on a stem
    frozenset({"mushroom", "muffin", "broccoli"}),
    # prickly
    frozenset({"pineapple", "cactus", "rose"}),
    # from the baker
    frozenset({"baguette", "croissant", "pretzel"}),
    # curved
    frozenset({"banana", "croissant", "boomerang"}),
    # long and thick
    frozenset({"baguette", "canoe"}),
    # from a snack bar
    frozenset({"hamburger", "pizza", "pretzel", "donut"}),
    # cut as a wedge
    frozenset({"pizza", "cheese", "watermelon", "cake"}),
    # sweets
    frozenset({"muffin", "cake", "donut", "lollipop"}),
    # rings
    frozenset({"donut", "ring"}),
    # small and oval
    frozenset({"egg", "onion"}),
    # from an animal
    frozenset({"egg", "feather", "bone"}),
    # with a handle or two
    frozenset({"teapot", "trophy", "bucket", "basket"}),
    # worn on the head
    frozenset({"hat", "cap", "crown"}),
    # royal and golden
    frozenset({"crown", "ring", "coin", "trophy"}),
    # worn on the feet
    frozenset({"shoe", "boot"}),
    # clothes
    frozenset({"shirt", "dress"}),
    # carried full
    frozenset({"backpack", "suitcase", "basket"}),
    # dials
    frozenset({"watch", "alarm-clock", "compass"}),
    # upright gauges
    frozenset({"thermometer", "battery"}),
    # looked through
    frozenset({"glasses", "magnifier", "telescope", "microscope", "camera"}),
    # two circles side by side
    frozenset({"glasses", "bicycle"}),
    # they lock together
    frozenset({"key", "padlock"}),
    # lights
    frozenset({"candle", "light-bulb", "flashlight"}),
    # thin and upright
    frozenset({"candle", "pencil", "thermometer"}),
    # one runs on the other
    frozenset({"flashlight", "battery"}),
    # to sit or lie on
    frozenset({"chair", "bed", "toilet"}),
    # bathroom
    frozenset({"bathtub", "toilet", "plunger", "mirror"}),
    # long, to lie in
    frozenset({"bed", "bathtub"}),
    # a head on a long handle
    frozenset({"broom", "paintbrush", "plunger"}),
    # in the broom cupboard
    frozenset({"broom", "bucket", "ladder"}),
    # a heavy head on a handle
    frozenset({"hammer", "axe"}),
    # they cut
    frozenset({"saw", "axe", "scissors"}),
    # on the desk
    frozenset({"scissors", "paperclip", "pencil"}),
    # bent iron
    frozenset({"magnet", "anchor", "paperclip"}),
    # one moves the needle of the other
    frozenset({"magnet", "compass"}),
    # paper
    frozenset({"book", "envelope"}),
    # boxes with buttons
    frozenset({"camera", "television", "radio", "printer"}),
    # in the office
    frozenset({"printer", "telephone"}),
    # in a frame
    frozenset({"mirror", "television"}),
    # small and round
    frozenset({"football", "yo-yo", "coin"}),
    # small toys
    frozenset({"die", "yo-yo", "boomerang"}),
    # toys with a face
    frozenset({"teddy", "robot"}),
    # on small wheels
    frozenset({"skateboard", "scooter"}),
    # on two wheels
    frozenset({"bicycle", "scooter"}),
    # on four wheels
    frozenset({"car", "tractor"}),
    # they fly under power
    frozenset({"airplane", "helicopter", "rocket"}),
    # they hang in the wind
    frozenset({"kite", "parachute"}),
    # triangles of cloth
    frozenset({"kite", "sailboat"}),
    # boats
    frozenset({"sailboat", "canoe"}),
    # at sea
    frozenset({"sailboat", "anchor"}),
    # flowers
    frozenset({"rose", "sunflower"}),
)

_ALIKE: Final[dict[str, frozenset[str]]] = {
    gift: frozenset().union(*(group for group in LOOK_ALIKES if gift in group)) - {gift}
    for gift in GIFT_IDS
}


def alike(gift: str) -> frozenset[str]:
    """The other gifts that a person could take this one for."""
    return _ALIKE[gift]
