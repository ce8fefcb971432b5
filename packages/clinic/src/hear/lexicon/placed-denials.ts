/** A complaint whose place is named elsewhere ("My eye is red. No discharge"): the words, and what they mean of each topic. */
export interface PlacedDenial {
  /** Phrases in the pattern language that are read where they are denied. */
  words: string
  /** Words that deny of themselves. */
  denying?: string
  /** The newest of these topics before the denial says which findings are absent. */
  about: readonly (readonly [topic: RegExp, findings: readonly string[]])[]
  /** Where no topic stands before the denial: what is absent beside a complaint that was read before it, by the complaint's id. */
  beside?: readonly (readonly [complaint: RegExp, findings: readonly string[]])[]
}

const ofBowel = /^(?:diarrhoea|constipation|rectal-|anal-|stool-|bowel-|absolute-constipation|history-ibs|haemorrhoids|piles)/
const ofEye = /^(?:eye|vision|floaters|flashes|double-vision|visual-|contact-lens)/
const ofJoint = /^(?:knee|ankle|wrist|joint|elbow|finger|thumb|hand-pain|toe|big-toe)/

const stool =
  /\b(?:stools?|poos?|poops?|diarrh?o?ea|diarrhea|runs|motions?|bowels?|gastro|tummy bug|stomach bug|nappy|nappies|diapers?|toilet|back end|piles|h(?:a)?emorrhoids?|ibs|bloat\w*|colonoscopy|diverticul\w+)\b/gi
const urine = /\b(?:urine|wee|pee|weeing|peeing|piss|cystitis|uti|stream|bladder|waterworks|pipi|leak)\b/gi
const wound =
  /\b(?:wound|cut|sliced|gash|bite|bit|bitten|nipped|scratch\w*|graze|stitch\w*|scar|incision|stings?|stung|burn|burnt|burned|splashed|blister|nicked|prick|stab\w*)\b/gi
const eye = /\b(?:eyes?|eyelids?|lids?|sight|vision|stye)\b/gi
const ear = /\b(?:ears?|hearing)\b/gi
const penis = /\b(?:penis|willy|dick|foreskin|cock|urethra|uncut|bell ?end)\b/gi
const vagina =
  /\b(?:vagina\w*|vulva|down (?:there|below)|iud|coil|mirena|sex|period|periods|smear|condom|the pill|spotting|lips of|labia|womb|ovar\w+)\b/gi
const breast = /\b(?:breasts?|boobs?|nipples?|bust|man ?boobs)\b/gi
const testicle = /\b(?:testicles?|testes|scrotum|scrotal|balls?|nuts?|sack|vasectomy)\b/gi
const belly = /\b(?:belly|tummy|stomach|abdomen|hernia|navel|gall ?stones?|jaundiced?|yellow|groin)\b/gi
const leg = /\b(?:calf|calves|legs?|shins?)\b/gi
const joint = /\b(?:joints?|knees?|toes?|fingers?|thumbs?|wrists?|elbows?|ankles?|hips?|knuckles?)\b/gi
const mouth = /\b(?:mouth|tongue|gums?)\b/gi
const tooth = /\b(?:tooth|teeth|molar|wisdom|dentist|socket)\b/gi
const allergy =
  /\b(?:hives|welts|allerg\w+|wheals?|weals?|bee|wasp|nuts|peanuts?|stung|sting|vaccine|amoxicillin|penicillin|blotches|lisinopril|ramipril|itch\w*)\b/gi
const hand = /\b(?:hands?|fingers?|thumbs?|wrists?|elbows?|arms?|palms?|forearm)\b/gi
const foot = /\b(?:foot|feet|toes?|ankles?|heels?)\b/gi
const face = /\b(?:face|cheeks?|jaw|lips?)\b/gi
const back = /\b(?:back|spine|disc|sciatica|lumbago)\b/gi
const skin = /\b(?:skin|rash|spots?|patch|patches|lump|mole|pimples?|lesion|bumps?|freckle)\b/gi
const latePregnancy = /\b(?:2[0-9]|3[0-9]|4[0-2]) ?(?:weeks|wks|weaks)\b|\b(?:contractions|tightenings|waters|third trimester)\b/gi
const earlyPregnancy = /\b(?:[4-9]|1[0-9]|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?:weeks|wks|weaks)\b(?! ago)|\bpregnant\b/gi

/** Topics that say little of the place. */
export const generalTopics: ReadonlySet<RegExp> = new Set([skin])

/** Denials without a place, by what is denied. */
export const placedDenials: Readonly<Record<string, PlacedDenial>> = {
  pain: {
    words: '(pain|sore|soreness|ache|hurt|painful|tender|paining|bother)',
    denying: '(painless|pain_free|comfortable|painlessly)',
    beside: [
      [ofEye, ['eye-pain']],
      [/^(?:calf|leg|swelling-legs|swelling-one-leg|varicose)/, ['leg-pain']],
      [/^(?:testicle|scrot)/, ['testicle-pain']],
      [/^urin/, ['urination-painful']],
      [/^(?:breast|nipple)/, ['breast-pain']],
      [/^(?:bloating|constipation|diarrhoea|abdominal-|umbilical|groin-lump|vomiting|pregnan)/, ['abdominal-pain']],
      [ofJoint, ['joint-pain']],
      [/^palpitations/, ['chest-pain']],
      [/^(?:ear|hearing)/, ['ear-pain']],
      [/^(?:vaginal|period)/, ['pelvic-pain']],
      [/^(?:skin|rash|wart|mole)/, ['skin-pain']],
    ],
    about: [
      [testicle, ['testicle-pain']],
      [eye, ['eye-pain']],
      [breast, ['breast-pain']],
      [belly, ['abdominal-pain']],
      [leg, ['leg-pain']],
      [/\b(?:heart|palpitations|chest|bp|blood pressure)\b/gi, ['chest-pain']],
      [urine, ['urination-painful', 'flank-pain']],
      [ear, ['ear-pain']],
      [latePregnancy, ['abdominal-pain']],
      [vagina, ['pelvic-pain']],
      [foot, ['foot-pain']],
      [tooth, ['tooth-pain']],
      [mouth, ['tongue-sore']],
      [joint, ['joint-pain']],
      [skin, ['skin-pain']],
      [/\b(?:throat|swallow\w*)\b/gi, ['sore-throat', 'swallowing-painful']],
    ],
  },
  blood: {
    words: '(blood|bleed|bleeding|spotting|bloody)',
    beside: [
      [ofBowel, ['stool-bloody']],
      [/^(?:urin|flank)/, ['urine-blood']],
      [/^vomiting/, ['vomiting-blood']],
      [/^(?:cough|sputum)/, ['coughing-blood']],
      [/^(?:pregnan|reduced-fetal|contractions)/, ['bleeding-in-pregnancy']],
    ],
    about: [
      [stool, ['stool-bloody']],
      [urine, ['urine-blood']],
      [/\b(?:vomit\w*|threw up|throwing up|puk\w+|chuck\w+)\b/gi, ['vomiting-blood']],
      [/\b(?:cough\w*|phlegm|sputum|mucus|hoarse\w*)\b/gi, ['coughing-blood']],
      [latePregnancy, ['bleeding-late-pregnancy', 'bleeding-in-pregnancy']],
      [earlyPregnancy, ['bleeding-in-pregnancy']],
      [vagina, ['vaginal-bleeding-abnormal']],
      [/\b(?:menopaus\w+|hot flush\w*|hot flash\w*|hrt|the change)\b/gi, ['vaginal-bleeding-postmenopausal']],
      [wound, ['bleeding-wont-stop']],
      [tooth, ['bleeding-wont-stop']],
      [/\bmole\b/gi, ['skin-mole-bleeding']],
    ],
  },
  discharge: {
    words: '(discharge|pus|gunk|goop|goo|ooze|weep|drip|weeping|oozing|gunge|pussy|come_out|coming_out|leak|liquid)',
    beside: [
      [ofEye, ['eye-discharge']],
      [/^(?:ear|hearing)/, ['ear-discharge']],
      [/^(?:vaginal|vulv|period|pelvic)/, ['vaginal-discharge']],
      [/^(?:breast|nipple)/, ['nipple-discharge']],
      [/^(?:penile|penis|testicle)/, ['penile-discharge']],
      [/^(?:cut-wound|wound|animal-bite|insect-sting|burn)/, ['wound-infected']],
    ],
    about: [
      [eye, ['eye-discharge']],
      [ear, ['ear-discharge']],
      [penis, ['penile-discharge']],
      [testicle, ['penile-discharge']],
      [vagina, ['vaginal-discharge']],
      [urine, ['vaginal-discharge', 'penile-discharge']],
      [breast, ['nipple-discharge']],
      [wound, ['wound-infected']],
    ],
  },
  red: {
    words: '(red|redness|pink|inflamed|bloodshot|angry|angry_looking)',
    beside: [
      [ofEye, ['eye-redness']],
      [ofJoint, ['joint-red-hot']],
      [/^(?:cut-wound|wound|animal-bite|insect-sting)/, ['wound-infected', 'skin-redness']],
      [/^breast/, ['breast-redness']],
    ],
    about: [
      [eye, ['eye-redness']],
      [breast, ['breast-redness']],
      [joint, ['joint-red-hot', 'skin-redness']],
      [wound, ['wound-infected', 'skin-redness']],
      [penis, ['skin-redness']],
      [skin, ['skin-redness']],
      [leg, ['skin-redness']],
    ],
  },
  hot: {
    words: '(hot|warm|heat)',
    about: [
      [joint, ['joint-red-hot']],
      [wound, ['wound-infected', 'skin-warm']],
      [leg, ['skin-warm']],
      [skin, ['skin-warm']],
      [/\b(?:eyelids?|lids?)\b/gi, ['eyelid-redness-warm']],
    ],
  },
  swelling: {
    words: '(swelling|swell|swollen|puffy|puffiness|swole)',
    beside: [
      [ofJoint, ['joint-swelling']],
      [/^(?:calf|leg-)/, ['swelling-legs']],
      [/^(?:hives|allergen|insect-sting|skin-itch|history-allergy)/, ['swelling-face', 'swelling-lips-tongue']],
      [/^tooth/, ['facial-swelling-dental']],
      [/^testicle/, ['testicle-swelling']],
    ],
    about: [
      [tooth, ['facial-swelling-dental']],
      [face, ['swelling-face', 'facial-swelling-dental']],
      [allergy, ['swelling-face', 'swelling-lips-tongue']],
      [testicle, ['testicle-swelling']],
      [/\b(?:calf|calves)\b/gi, ['swelling-one-leg', 'swelling-legs']],
      [/\b(?:legs?|ankles?|feet)\b/gi, ['swelling-legs']],
      [joint, ['joint-swelling']],
      [wound, ['skin-swelling', 'wound-infected']],
      [eye, ['eyelid-swelling']],
    ],
  },
  burning: {
    words: '(burn|burning|sting|stinging|stings)',
    about: [
      [urine, ['urination-painful']],
      [latePregnancy, ['urination-painful']],
      [mouth, ['mouth-burning']],
    ],
  },
  itch: {
    words: '(itch|itchy|itching|itchiness)',
    about: [
      [/\b(?:scalp|hair|bald|head)\b/gi, ['scalp-itch']],
      [/\b(?:discharge|vagina\w*|down (?:there|below)|thrush)\b/gi, ['vaginal-itch']],
      [eye, ['eye-itch']],
      [ear, ['ear-itch']],
      [/\b(?:bum|anus|piles)\b/gi, ['anal-itch']],
    ],
  },
  numb: {
    words: '(numb|numbness|tingle|tingling|tingly|pins_and_needles|dead)',
    beside: [
      [/^(?:back-pain|leg-pain|weakness-leg)/, ['numbness-leg-foot']],
      [/^(?:wrist|hand|finger|thumb)/, ['numbness-hand']],
    ],
    about: [
      [hand, ['numbness-hand']],
      [foot, ['numbness-leg-foot']],
      [leg, ['numbness-leg-foot']],
      [face, ['numbness-face']],
      [back, ['numbness-leg-foot']],
    ],
  },
  lump: {
    words: '(lump|swelling|mass)',
    about: [
      [breast, ['breast-lump']],
      [testicle, ['testicle-lump']],
      [/\b(?:neck|throat|glands?)\b/gi, ['neck-lump']],
    ],
  },
  plan: {
    words: '(plan|plan_anything)',
    about: [
      [
        /\b(?:suicid\w+|die|dead|kill\w*|hurt\w*|harm\w*|scratched|the point|no point|end (?:it|things|my life)|hates? me)\b/gi,
        ['suicide-plan'],
      ],
    ],
  },
  overdose: {
    words: '(take_pill|take_tablet|take_anything|overdose|take_overdose|swallow_anything)',
    about: [[/\b(?:suicid\w+|die|kill\w*|hurt myself|harm\w*|scratched|cut (?:my|myself)|hates? me)\b/gi, ['overdose-taken']]],
  },
  accident: {
    words: '(accident|leak|soil)',
    about: [
      [stool, ['bowel-incontinence']],
      [urine, ['urine-incontinence']],
      [joint, ['injury-recent']],
    ],
  },
  expecting: {
    words: '(expect|pregnant)',
    about: [[/\b(?:periods?|pill|husband|anaemic|iron|bleeding|uti|wee|pee|blisters)\b/gi, ['pregnant']]],
  },
  locking: {
    words: '(lock|locking|lock_up)',
    about: [[/\bknees?\b/gi, ['knee-locking']]],
  },
  giving: {
    words: '(give_way|give_out|buckle)',
    about: [[/\bknees?\b/gi, ['knee-giving-way']]],
  },
  spreading: {
    words: '(spread|spreading)',
    about: [
      [wound, ['skin-redness-spreading']],
      [skin, ['skin-redness-spreading']],
    ],
  },
  infected: {
    words: '(infect|infected|infection|smelly|smell|stink)',
    about: [[wound, ['wound-infected']]],
  },
  sore: {
    words: '(open_sore|wound|ulcer)',
    about: [
      [/\b(?:legs?|feet|foot|ankles?)\b/gi, ['leg-ulcer', 'skin-ulcer']],
      [penis, ['penile-sore']],
      [mouth, ['mouth-ulcers']],
    ],
  },
  lenses: {
    words: '(contact|contact_lens|lens)',
    about: [[eye, ['contact-lens-wear']]],
  },
}
