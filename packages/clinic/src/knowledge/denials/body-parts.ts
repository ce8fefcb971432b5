/** How a part of the body can be ill. What is said of the part ("not sore", "no swelling in it") denies the findings of that state. */
export type PartState = 'sore' | 'swollen' | 'numb' | 'weak' | 'stiff' | 'red' | 'hot' | 'itchy' | 'lump' | 'bleeding' | 'discharge' | 'ulcer' | 'cramp' | 'cold' | 'rash' | 'dry'

/** A part of the body, or something a body does, in every word that people have for it. */
export interface DeniedPart {
  /** The source of a regular expression between word boundaries, in lower case. */
  words: string
  /** What is absent where the part is called well, or no trouble; left out, what is absent where it is not sore. */
  well?: readonly string[]
  states: Partial<Readonly<Record<PartState, readonly string[]>>>
  /** Words of its own that call it well in one way, and what is absent then: "whites of the eyes are clear". */
  as?: readonly (readonly [words: string, absent: readonly string[]])[]
}

/** Words behind which "back" is no part of the body: "came back fine". */
const backwards =
  'came|come|comes|coming|got|get|gets|getting|go|goes|went|going|gone|is|was|are|were|be|been|bounced?|bounces|brought|bring|right|straight|way|put|took|take|look|looking|sit|sat|lie|lay|lying|laid|call|called|ring|rang|years?|months?|weeks?|days?|then|far|slides?|slips?|pops|pushes|it|him|them|us|move[sd]?|turn(?:ed|s)?|and|hold|held|step(?:s|ped)?|all|now'

/** The parts of the body: of two in one place the longer words win ("big toe" before "toe"). Textbook anatomy and patients' words, UK, Irish, US, Nigerian, Indian, Australian. */
export const bodyParts: Readonly<Record<string, DeniedPart>> = {
  testicles: {
    words: 'testicles?|testes|testis|scrotum|balls|ballbag|bollix|bollox|bollocks|ballix|stones|nuts|nads|goolies|jewels|crown jewels|knackers|sack|nutsack|ball bag',
    states: { sore: ['testicle-pain'], swollen: ['testicle-swelling', 'scrotal-swelling'], lump: ['testicle-lump'], red: ['skin-redness'] },
  },
  penis: {
    words: 'penis|willy|willie|dick|cock|foreskin|bell ?end|helmet|todger|manhood|mickey|langer|privates?|private part',
    well: [],
    states: { discharge: ['penile-discharge'], ulcer: ['penile-sore'], red: ['skin-redness'], itchy: ['skin-itch'], sore: ['urination-painful'] },
  },
  flank: {
    words: 'sides|flanks?|loins?|kidneys?|kidney areas?|small of (?:my|me|his|her|the) back|sides of (?:my|me|his|her|the) back|kidney side',
    states: { sore: ['flank-pain'], lump: ['kidney-mass'] },
  },
  hip: { words: 'hips?', states: { sore: ['hip-pain'], stiff: ['hip-movement-limited'] } },
  groin: { words: 'groins?', well: ['groin-lump'], states: { lump: ['groin-lump', 'lymph-nodes-swollen'], swollen: ['groin-lump'] } },
  thigh: { words: 'thighs?|hamstrings?|quads?', states: { sore: ['thigh-pain'], cramp: ['muscle-cramps'] } },
  knee: {
    words: 'knees?|kneecaps?|knee caps?',
    states: { sore: ['knee-pain'], swollen: ['joint-swelling', 'kneecap-swelling'], red: ['joint-red-hot'], hot: ['joint-red-hot'], stiff: ['joint-stiffness-morning'] },
  },
  shin: { words: 'shins?', states: { sore: ['shin-pain'], red: ['skin-redness'] } },
  calf: {
    words: 'calf|calves|calfs|calf muscles?',
    states: { sore: ['calf-pain'], swollen: ['calf-swelling', 'swelling-one-leg'], cramp: ['muscle-cramps'], red: ['skin-redness'], hot: ['skin-warm'] },
    as: [['soft|loose', ['calf-pain', 'calf-swelling']]],
  },
  leg: {
    words: 'legs?',
    states: {
      sore: ['leg-pain'],
      swollen: ['swelling-legs', 'swelling-one-leg'],
      numb: ['numbness-leg-foot', 'tingling-feet'],
      weak: ['weakness-leg', 'weakness-both-legs'],
      red: ['skin-redness'],
      cramp: ['muscle-cramps'],
      ulcer: ['leg-ulcer'],
    },
    as: [['steady', ['gait-unsteady', 'weakness-leg']]],
  },
  ankle: { words: 'ankles?', states: { sore: ['ankle-pain'], swollen: ['swelling-legs'] } },
  foot: {
    words: 'foot|feet|soles?',
    states: { sore: ['foot-pain'], swollen: ['swelling-legs'], numb: ['numbness-leg-foot', 'tingling-feet'], cold: ['cold-hands-feet'], ulcer: ['leg-ulcer', 'skin-ulcer'] },
  },
  heel: { words: 'heels?', states: { sore: ['heel-pain'] } },
  bigToe: { words: 'big toes?', states: { sore: ['big-toe-pain', 'toe-pain'], red: ['joint-red-hot'] } },
  toe: { words: 'toes?', states: { sore: ['toe-pain'], numb: ['numbness-leg-foot', 'tingling-feet'], cold: ['cold-hands-feet'] } },
  arm: {
    words: 'arms?|upper arms?|forearms?',
    states: { sore: ['arm-pain'], swollen: ['arm-swelling'], numb: ['numbness-hand'], weak: ['weakness-arm', 'weakness-one-side'] },
  },
  shoulder: { words: 'shoulders?', states: { sore: ['shoulder-pain'], stiff: ['shoulder-stiff'] } },
  elbow: { words: 'elbows?', states: { sore: ['elbow-pain'], swollen: ['elbow-tip-swelling'] } },
  wrist: { words: 'wrists?', states: { sore: ['wrist-pain'], swollen: ['joint-swelling'] } },
  hand: {
    words: 'hands?|palms?',
    states: { sore: ['hand-pain'], swollen: ['joint-swelling'], numb: ['numbness-hand', 'tingling-hands'], weak: ['weakness-arm'], cold: ['cold-hands-feet'] },
    as: [['steady', ['tremor']]],
  },
  finger: {
    words: 'fingers?|thumbs?|knuckles?|fingertips?',
    states: { sore: ['hand-pain'], swollen: ['joint-swelling'], numb: ['numbness-hand', 'tingling-hands'], stiff: ['finger-locking'] },
  },
  neck: {
    words: 'neck|nape',
    well: ['neck-pain', 'neck-stiffness'],
    states: { sore: ['neck-pain'], stiff: ['neck-stiffness'], swollen: ['neck-lump', 'neck-swelling-thyroid', 'lymph-nodes-neck'], lump: ['neck-lump', 'lymph-nodes-neck'] },
  },
  glands: { words: 'glands?|nodes?', well: ['lymph-nodes-swollen', 'lymph-nodes-neck'], states: { swollen: ['lymph-nodes-swollen', 'lymph-nodes-neck'], sore: ['lymph-nodes-swollen'] } },
  armpit: { words: 'armpits?|oxters?|underarms?', well: [], states: { lump: ['lymph-nodes-swollen'], swollen: ['lymph-nodes-swollen'] } },
  back: { words: `(?<!\\b(?:${backwards}) )back|spine|lower back|low back|waist`, states: { sore: ['back-pain'], stiff: ['back-morning-stiffness'] } },
  tailbone: { words: 'tailbone|coccyx', states: { sore: ['tailbone-pain'] } },
  rib: { words: 'ribs?|rib ?cage', states: { sore: ['rib-pain', 'chest-wall-tenderness'] } },
  chest: {
    words: 'chest|breastbone|breast bone|heart area',
    well: ['chest-pain', 'chest-tightness'],
    states: { sore: ['chest-pain'], stiff: ['chest-tightness'], rash: ['rash'] },
    as: [
      ['clear|clean', ['cough', 'sputum', 'wheeze']],
      ['loose|light', ['chest-tightness']],
    ],
  },
  breast: {
    words: 'breasts?|boobs?|diddies|nipples?|bosoms?',
    states: { sore: ['breast-pain'], lump: ['breast-lump'], red: ['breast-redness'], discharge: ['nipple-discharge'], swollen: ['breast-engorged'], hot: ['breast-redness'] },
  },
  belly: {
    words: 'belly|tummy|tum|stomach|abdomen|gut|guts|insides|innards|belle',
    states: { sore: ['abdominal-pain'], swollen: ['abdominal-swelling'], lump: ['abdominal-mass'], stiff: ['abdominal-guarding-rigid'], cramp: ['abdominal-pain'] },
    as: [
      ['flat|not swollen', ['abdominal-swelling']],
      ['soft', ['abdominal-guarding-rigid', 'abdominal-tenderness']],
    ],
  },
  pelvis: { words: 'pelvis|womb|ovar(?:y|ies)|down low|low down', states: { sore: ['pelvic-pain'], lump: ['pelvic-mass'] } },
  vulva: {
    words: 'vagina|vulva|fanny|lady parts|foof|down below|down there|private parts|undercarriage',
    well: ['vaginal-itch', 'vaginal-discharge', 'vulval-sore'],
    states: { itchy: ['vaginal-itch'], discharge: ['vaginal-discharge', 'penile-discharge'], ulcer: ['vulval-sore', 'penile-sore', 'genital-blisters'], bleeding: ['vaginal-bleeding-abnormal'], sore: ['pelvic-pain', 'vulval-sore'], dry: ['vaginal-dryness'] },
  },
  bottom: {
    words: 'bum|bottom|arse|ass|butt|backside|back passage|anus|rectum|bumhole|back end|rear end|tail end',
    states: { sore: ['rectal-pain'], itchy: ['anal-itch'], lump: ['anal-lump'], bleeding: ['stool-bloody'], discharge: ['anal-discharge'] },
    as: [['dry|clean', ['anal-discharge']]],
  },
  head: { words: 'head|skull|noggin', states: { sore: ['headache'] }, as: [['clear', ['confusion-new']]] },
  scalp: { words: 'scalp|temples?', states: { sore: ['scalp-tenderness'], itchy: ['scalp-itch'] } },
  face: {
    words: 'face|cheeks?|cheekbones?|forehead|sinus(?:es)?',
    well: ['swelling-face', 'face-pain'],
    states: { sore: ['face-pain'], swollen: ['swelling-face'], numb: ['numbness-face'], weak: ['weakness-face'] },
  },
  jaw: { words: 'jaws?', states: { sore: ['jaw-pain'], stiff: ['trismus'], swollen: ['facial-swelling-dental'] } },
  tooth: { words: 'tooth|teeth|gnashers|molars?', states: { sore: ['tooth-pain'] } },
  gum: { words: 'gums?', well: ['gum-swelling', 'bleeding-gums'], states: { swollen: ['gum-swelling'], bleeding: ['bleeding-gums', 'gum-bleeding-brushing'], red: ['gum-swelling'] } },
  mouth: {
    words: 'mouth',
    well: ['mouth-ulcers'],
    states: { ulcer: ['mouth-ulcers'], dry: ['mouth-dry'], lump: ['mouth-lump'], swollen: ['swelling-lips-tongue'], sore: ['mouth-ulcers', 'tongue-sore'] },
  },
  lip: { words: 'lips?', well: ['swelling-lips-tongue'], states: { swollen: ['swelling-lips-tongue'], dry: ['lips-dry-cracked'] } },
  tongue: { words: 'tongue', states: { sore: ['tongue-sore'], swollen: ['swelling-lips-tongue'] } },
  throat: {
    words: 'throat|gullet|thrapple|tonsils?',
    states: { sore: ['sore-throat'], red: ['throat-red'], swollen: ['tonsils-swollen'], stiff: ['throat-lump-feeling'], lump: ['throat-lump-feeling'] },
    as: [['clear|clean', ['sore-throat', 'throat-red']]],
  },
  ear: {
    words: 'ears?|lugs?|lugholes?',
    states: { sore: ['ear-pain'], discharge: ['ear-discharge'], itchy: ['ear-itch'], swollen: ['ear-canal-swollen'] },
    as: [['clear|open|dry|clean', ['ear-discharge', 'ear-fullness']]],
  },
  eye: {
    words: 'eyes?|eyeballs?|peepers',
    well: ['eye-pain', 'eye-redness'],
    states: { sore: ['eye-pain'], red: ['eye-redness'], itchy: ['eye-itch'], discharge: ['eye-discharge'], dry: ['eye-dry'], swollen: ['eyelid-swelling'], lump: ['eyelid-lump'] },
    as: [
      ['clear|clean|white|(?:nice and |snow )?white|like snow', ['eye-redness', 'eye-discharge', 'yellow-eyes']],
      ['dry', ['eye-watering', 'eye-discharge']],
    ],
  },
  eyelid: { words: 'eyelids?|lids?', well: ['eyelid-swelling'], states: { swollen: ['eyelid-swelling'], red: ['eyelid-redness-warm'], lump: ['eyelid-lump'] } },
  nose: {
    words: 'nose|nostrils?|snoz|schnoz|hooter',
    well: ['nose-blocked', 'nose-runny'],
    states: { itchy: ['nose-itchy'], bleeding: ['nosebleed'], discharge: ['nose-runny'] },
    as: [['clear|open|dry|unblocked|wide open|not blocked|not bunged up', ['nose-blocked', 'nose-runny']]],
  },
  skin: {
    words: 'skin',
    well: ['rash'],
    states: { sore: ['skin-pain'], itchy: ['skin-itch', 'itching-general'], red: ['skin-redness'], hot: ['skin-warm'], dry: ['skin-dry'], swollen: ['skin-swelling'], rash: ['rash'], lump: ['skin-lump'] },
    as: [['clear|clean|normal', ['rash']]],
  },
  joints: {
    words: 'joints?',
    states: { sore: ['joint-pain'], swollen: ['joint-swelling'], red: ['joint-red-hot'], hot: ['joint-red-hot'], stiff: ['joint-stiffness-morning'] },
  },
  muscles: { words: 'muscles?', states: { sore: ['muscle-pain'], weak: ['muscle-weakness'], cramp: ['muscle-cramps'] } },
  bones: { words: 'bones?', states: { sore: ['bone-pain'] } },
  body: { words: 'body', well: [], states: { sore: ['body-aches', 'muscle-pain'], itchy: ['itching-general', 'skin-itch'], hot: ['fever'], swollen: ['swelling-general'], rash: ['rash'], weak: ['fatigue', 'weakness-general'] } },
}
