/** A complaint whose place is named elsewhere ("My eye is red. No discharge"): the words, and what they mean of each topic. */
export interface PlacedDenial {
  /** Phrases in the pattern language that are read where they are denied. */
  words: string
  /** Words that deny of themselves. */
  denying?: string
  /** The newest of these topics before the denial says which findings are absent; of two in one place the first. */
  about: readonly { topic: DenialTopic; absent: readonly string[] }[]
  /** Where no topic stands before the denial: what is absent beside a complaint that was read before it, by how the complaint's id begins. */
  beside?: readonly { complaint: readonly string[]; absent: readonly string[] }[]
}

/** The words by which a topic is known, each as the source of a regular expression between word boundaries. */
export const denialTopics = {
  testicle: 'testicles?|testes|scrotum|scrotal|balls?|nuts?|sack|vasectomy',
  eye: 'eyes?|eyelids?|lids?|sight|vision|stye',
  breast: 'breasts?|boobs?|nipples?|bust|man ?boobs',
  belly: 'belly|tummy|stomach|abdomen|hernia|navel|gall ?stones?|jaundiced?|yellow|groin',
  leg: 'calf|calves|legs?|shins?',
  heart: 'heart|palpitations|chest|bp|blood pressure',
  urine: 'urine|wee|pee|weeing|peeing|piss|cystitis|uti|stream|bladder|waterworks|pipi|leak',
  ear: 'ears?|hearing',
  latePregnancy: '(?:2[0-9]|3[0-9]|4[0-2]) ?(?:weeks|wks|weaks)|contractions|tightenings|waters|third trimester',
  vagina: 'vagina\\w*|vulva|down (?:there|below)|iud|coil|mirena|sex|period|periods|smear|condom|the pill|spotting|lips of|labia|womb|ovar\\w+',
  foot: 'foot|feet|toes?|ankles?|heels?',
  tooth: 'tooth|teeth|molar|wisdom|dentist|socket',
  mouth: 'mouth|tongue|gums?',
  joint: 'joints?|knees?|toes?|fingers?|thumbs?|wrists?|elbows?|ankles?|hips?|knuckles?',
  skin: 'skin|rash|spots?|patch|patches|lump|mole|pimples?|lesion|bumps?|freckle',
  throat: 'throat|swallow\\w*',
  stool: 'stools?|poos?|poops?|diarrh?o?ea|diarrhea|runs|motions?|bowels?|gastro|tummy bug|stomach bug|nappy|nappies|diapers?|toilet|back end|piles|h(?:a)?emorrhoids?|ibs|bloat\\w*|colonoscopy|diverticul\\w+',
  vomit: 'vomit\\w*|threw up|throwing up|puk\\w+|chuck\\w+',
  cough: 'cough\\w*|phlegm|sputum|mucus|hoarse\\w*',
  earlyPregnancy: '(?:[4-9]|1[0-9]|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?:weeks|wks|weaks)\\b(?! ago)|pregnant',
  menopause: 'menopaus\\w+|hot flush\\w*|hot flash\\w*|hrt|the change',
  wound: 'wound|cut|sliced|gash|bite|bit|bitten|nipped|scratch\\w*|graze|stitch\\w*|scar|incision|stings?|stung|burn|burnt|burned|splashed|blister|nicked|prick|stab\\w*',
  mole: 'mole',
  penis: 'penis|willy|dick|foreskin|cock|urethra|uncut|bell ?end',
  eyelid: 'eyelids?|lids?',
  face: 'face|cheeks?|jaw|lips?',
  allergy: 'hives|welts|allerg\\w+|wheals?|weals?|bee|wasp|nuts|peanuts?|stung|sting|vaccine|amoxicillin|penicillin|blotches|lisinopril|ramipril|itch\\w*',
  calf: 'calf|calves',
  lowerLeg: 'legs?|ankles?|feet',
  scalp: 'scalp|hair|bald|head',
  discharge: 'discharge|vagina\\w*|down (?:there|below)|thrush',
  bottom: 'bum|anus|piles',
  hand: 'hands?|fingers?|thumbs?|wrists?|elbows?|arms?|palms?|forearm',
  back: 'back|spine|disc|sciatica|lumbago',
  neck: 'neck|throat|glands?',
  despair: 'suicid\\w+|die|dead|kill\\w*|hurt\\w*|harm\\w*|scratched|the point|no point|end (?:it|things|my life)|hates? me',
  selfHarm: 'suicid\\w+|die|kill\\w*|hurt myself|harm\\w*|scratched|cut (?:my|myself)|hates? me',
  cycle: 'periods?|pill|husband|anaemic|iron|bleeding|uti|wee|pee|blisters',
  knee: 'knees?',
  legOrFoot: 'legs?|feet|foot|ankles?',
} as const

export type DenialTopic = keyof typeof denialTopics

/** Topics that say little of the place: they count only where no other does. */
export const generalTopics: ReadonlySet<DenialTopic> = new Set(['skin'])

/** Denials without a place, by what is denied. */
export const placedDenials: Readonly<Record<string, PlacedDenial>> = {
  pain: {
    words: '(pain|sore|soreness|ache|hurt|painful|tender|paining|bother)',
    denying: '(painless|pain_free|comfortable|painlessly)',
    beside: [
      { complaint: ['eye', 'vision', 'floaters', 'flashes', 'double-vision', 'visual-', 'contact-lens'], absent: ['eye-pain'] },
      { complaint: ['calf', 'leg', 'swelling-legs', 'swelling-one-leg', 'varicose'], absent: ['leg-pain'] },
      { complaint: ['testicle', 'scrot'], absent: ['testicle-pain'] },
      { complaint: ['urin'], absent: ['urination-painful'] },
      { complaint: ['breast', 'nipple'], absent: ['breast-pain'] },
      { complaint: ['bloating', 'constipation', 'diarrhoea', 'abdominal-', 'umbilical', 'groin-lump', 'vomiting', 'pregnan'], absent: ['abdominal-pain'] },
      { complaint: ['knee', 'ankle', 'wrist', 'joint', 'elbow', 'finger', 'thumb', 'hand-pain', 'toe', 'big-toe'], absent: ['joint-pain'] },
      { complaint: ['palpitations'], absent: ['chest-pain'] },
      { complaint: ['ear', 'hearing'], absent: ['ear-pain'] },
      { complaint: ['vaginal', 'period'], absent: ['pelvic-pain'] },
      { complaint: ['skin', 'rash', 'mole'], absent: ['skin-pain'] },
    ],
    about: [
      { topic: 'testicle', absent: ['testicle-pain'] },
      { topic: 'eye', absent: ['eye-pain'] },
      { topic: 'breast', absent: ['breast-pain'] },
      { topic: 'belly', absent: ['abdominal-pain'] },
      { topic: 'leg', absent: ['leg-pain'] },
      { topic: 'heart', absent: ['chest-pain'] },
      { topic: 'urine', absent: ['urination-painful', 'flank-pain'] },
      { topic: 'ear', absent: ['ear-pain'] },
      { topic: 'latePregnancy', absent: ['abdominal-pain'] },
      { topic: 'vagina', absent: ['pelvic-pain'] },
      { topic: 'foot', absent: ['foot-pain'] },
      { topic: 'tooth', absent: ['tooth-pain'] },
      { topic: 'mouth', absent: ['tongue-sore'] },
      { topic: 'joint', absent: ['joint-pain'] },
      { topic: 'skin', absent: ['skin-pain'] },
      { topic: 'throat', absent: ['sore-throat', 'swallowing-painful'] },
    ],
  },
  blood: {
    words: '(blood|bleed|bleeding|spotting|bloody)',
    beside: [
      { complaint: ['diarrhoea', 'constipation', 'rectal-', 'anal-', 'stool-', 'bowel-', 'absolute-constipation', 'history-ibs'], absent: ['stool-bloody'] },
      { complaint: ['urin', 'flank'], absent: ['urine-blood'] },
      { complaint: ['vomiting'], absent: ['vomiting-blood'] },
      { complaint: ['cough', 'sputum'], absent: ['coughing-blood'] },
      { complaint: ['pregnan', 'reduced-fetal', 'contractions'], absent: ['bleeding-in-pregnancy'] },
    ],
    about: [
      { topic: 'stool', absent: ['stool-bloody'] },
      { topic: 'urine', absent: ['urine-blood'] },
      { topic: 'vomit', absent: ['vomiting-blood'] },
      { topic: 'cough', absent: ['coughing-blood'] },
      { topic: 'latePregnancy', absent: ['bleeding-late-pregnancy', 'bleeding-in-pregnancy'] },
      { topic: 'earlyPregnancy', absent: ['bleeding-in-pregnancy'] },
      { topic: 'vagina', absent: ['vaginal-bleeding-abnormal'] },
      { topic: 'menopause', absent: ['vaginal-bleeding-postmenopausal'] },
      { topic: 'wound', absent: ['bleeding-wont-stop'] },
      { topic: 'tooth', absent: ['bleeding-wont-stop'] },
      { topic: 'mole', absent: ['skin-mole-bleeding'] },
    ],
  },
  discharge: {
    words: '(discharge|pus|gunk|goop|goo|ooze|weep|drip|weeping|oozing|gunge|pussy|come_out|coming_out|leak|liquid)',
    beside: [
      { complaint: ['eye', 'vision', 'floaters', 'flashes', 'double-vision', 'visual-', 'contact-lens'], absent: ['eye-discharge'] },
      { complaint: ['ear', 'hearing'], absent: ['ear-discharge'] },
      { complaint: ['vaginal', 'vulv', 'period', 'pelvic'], absent: ['vaginal-discharge'] },
      { complaint: ['breast', 'nipple'], absent: ['nipple-discharge'] },
      { complaint: ['penile', 'testicle'], absent: ['penile-discharge'] },
      { complaint: ['cut-wound', 'wound', 'animal-bite', 'insect-sting', 'burn'], absent: ['wound-infected'] },
    ],
    about: [
      { topic: 'eye', absent: ['eye-discharge'] },
      { topic: 'ear', absent: ['ear-discharge'] },
      { topic: 'penis', absent: ['penile-discharge'] },
      { topic: 'testicle', absent: ['penile-discharge'] },
      { topic: 'vagina', absent: ['vaginal-discharge'] },
      { topic: 'urine', absent: ['vaginal-discharge', 'penile-discharge'] },
      { topic: 'breast', absent: ['nipple-discharge'] },
      { topic: 'wound', absent: ['wound-infected'] },
    ],
  },
  red: {
    words: '(red|redness|pink|inflamed|bloodshot|angry|angry_looking)',
    beside: [
      { complaint: ['eye', 'vision', 'floaters', 'flashes', 'double-vision', 'visual-', 'contact-lens'], absent: ['eye-redness'] },
      { complaint: ['knee', 'ankle', 'wrist', 'joint', 'elbow', 'finger', 'thumb', 'hand-pain', 'toe', 'big-toe'], absent: ['joint-red-hot'] },
      { complaint: ['cut-wound', 'wound', 'animal-bite', 'insect-sting'], absent: ['wound-infected', 'skin-redness'] },
      { complaint: ['breast'], absent: ['breast-redness'] },
    ],
    about: [
      { topic: 'eye', absent: ['eye-redness'] },
      { topic: 'breast', absent: ['breast-redness'] },
      { topic: 'joint', absent: ['joint-red-hot', 'skin-redness'] },
      { topic: 'wound', absent: ['wound-infected', 'skin-redness'] },
      { topic: 'penis', absent: ['skin-redness'] },
      { topic: 'skin', absent: ['skin-redness'] },
      { topic: 'leg', absent: ['skin-redness'] },
    ],
  },
  hot: {
    words: '(hot|warm|heat)',
    about: [
      { topic: 'joint', absent: ['joint-red-hot'] },
      { topic: 'wound', absent: ['wound-infected', 'skin-warm'] },
      { topic: 'leg', absent: ['skin-warm'] },
      { topic: 'skin', absent: ['skin-warm'] },
      { topic: 'eyelid', absent: ['eyelid-redness-warm'] },
    ],
  },
  swelling: {
    words: '(swelling|swell|swollen|puffy|puffiness|swole)',
    beside: [
      { complaint: ['knee', 'ankle', 'wrist', 'joint', 'elbow', 'finger', 'thumb', 'hand-pain', 'toe', 'big-toe'], absent: ['joint-swelling'] },
      { complaint: ['calf', 'leg-'], absent: ['swelling-legs'] },
      { complaint: ['hives', 'allergen', 'insect-sting', 'skin-itch', 'history-allergy'], absent: ['swelling-face', 'swelling-lips-tongue'] },
      { complaint: ['tooth'], absent: ['facial-swelling-dental'] },
      { complaint: ['testicle'], absent: ['testicle-swelling'] },
    ],
    about: [
      { topic: 'tooth', absent: ['facial-swelling-dental'] },
      { topic: 'face', absent: ['swelling-face', 'facial-swelling-dental'] },
      { topic: 'allergy', absent: ['swelling-face', 'swelling-lips-tongue'] },
      { topic: 'testicle', absent: ['testicle-swelling'] },
      { topic: 'calf', absent: ['swelling-one-leg', 'swelling-legs'] },
      { topic: 'lowerLeg', absent: ['swelling-legs'] },
      { topic: 'joint', absent: ['joint-swelling'] },
      { topic: 'wound', absent: ['skin-swelling', 'wound-infected'] },
      { topic: 'eye', absent: ['eyelid-swelling'] },
    ],
  },
  burning: {
    words: '(burn|burning|sting|stinging|stings)',
    about: [
      { topic: 'urine', absent: ['urination-painful'] },
      { topic: 'latePregnancy', absent: ['urination-painful'] },
      { topic: 'mouth', absent: ['mouth-burning'] },
    ],
  },
  itch: {
    words: '(itch|itchy|itching|itchiness)',
    about: [
      { topic: 'scalp', absent: ['scalp-itch'] },
      { topic: 'discharge', absent: ['vaginal-itch'] },
      { topic: 'eye', absent: ['eye-itch'] },
      { topic: 'ear', absent: ['ear-itch'] },
      { topic: 'bottom', absent: ['anal-itch'] },
    ],
  },
  numb: {
    words: '(numb|numbness|tingle|tingling|tingly|pins_and_needles|dead)',
    beside: [
      { complaint: ['back-pain', 'leg-pain', 'weakness-leg'], absent: ['numbness-leg-foot'] },
      { complaint: ['wrist', 'hand', 'finger', 'thumb'], absent: ['numbness-hand'] },
    ],
    about: [
      { topic: 'hand', absent: ['numbness-hand'] },
      { topic: 'foot', absent: ['numbness-leg-foot'] },
      { topic: 'leg', absent: ['numbness-leg-foot'] },
      { topic: 'face', absent: ['numbness-face'] },
      { topic: 'back', absent: ['numbness-leg-foot'] },
    ],
  },
  lump: {
    words: '(lump|swelling|mass)',
    about: [
      { topic: 'breast', absent: ['breast-lump'] },
      { topic: 'testicle', absent: ['testicle-lump'] },
      { topic: 'neck', absent: ['neck-lump'] },
    ],
  },
  plan: {
    words: '(plan|plan_anything)',
    about: [{ topic: 'despair', absent: ['suicide-plan'] }],
  },
  overdose: {
    words: '(take_pill|take_tablet|take_anything|overdose|take_overdose|swallow_anything)',
    about: [{ topic: 'selfHarm', absent: ['overdose-taken'] }],
  },
  accident: {
    words: '(accident|leak|soil)',
    about: [
      { topic: 'stool', absent: ['bowel-incontinence'] },
      { topic: 'urine', absent: ['urine-incontinence'] },
      { topic: 'joint', absent: ['injury-recent'] },
    ],
  },
  expecting: {
    words: '(expect|pregnant)',
    about: [{ topic: 'cycle', absent: ['pregnant'] }],
  },
  locking: {
    words: '(lock|locking|lock_up)',
    about: [{ topic: 'knee', absent: ['knee-locking'] }],
  },
  giving: {
    words: '(give_way|give_out|buckle)',
    about: [{ topic: 'knee', absent: ['knee-giving-way'] }],
  },
  spreading: {
    words: '(spread|spreading)',
    about: [
      { topic: 'wound', absent: ['skin-redness-spreading'] },
      { topic: 'skin', absent: ['skin-redness-spreading'] },
    ],
  },
  infected: {
    words: '(infect|infected|infection|smelly|smell|stink)',
    about: [{ topic: 'wound', absent: ['wound-infected'] }],
  },
  sore: {
    words: '(open_sore|wound|ulcer)',
    about: [
      { topic: 'legOrFoot', absent: ['leg-ulcer', 'skin-ulcer'] },
      { topic: 'penis', absent: ['penile-sore'] },
      { topic: 'mouth', absent: ['mouth-ulcers'] },
    ],
  },
  lenses: {
    words: '(contact|contact_lens|lens)',
    about: [{ topic: 'eye', absent: ['contact-lens-wear'] }],
  },
}
