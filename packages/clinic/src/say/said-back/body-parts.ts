/** What somebody tells of a part of the body: the part, and what it does. */
export interface OfPart {
  part: string
  /** "hurts", "is swollen": what follows the part in a sentence. */
  does: string
}

/** Parts that people have two of, or many: a side belongs before them ("your right knee"). */
export const isPaired = (part: string): boolean => paired.test(part)
const paired =
  /^(?:knee|ankle|hip|shoulder|elbow|wrist|hand|foot|heel|leg|lower leg|calf|thigh|shin|arm|upper arm|forearm|eye|eyelid|ear|breast|nipple|testicle|jaw|cheek|thumb|finger|toe|big toe|big toe joint|buttock|armpit|groin|flank|rib|collarbone|kidney)$/

/** Joints by name: what is told of "a joint" beside one of them is told of it. */
export const isJoint = (part: string): boolean => joints.test(part)
const joints = /^(?:knee|ankle|hip|shoulder|elbow|wrist|jaw|thumb|finger|toe|big toe|big toe joint|hand or fingers)$/

export const anyJoint = 'joint'

/** What findings with a name of their own tell of a part, in plain words. */
const told: Readonly<Record<string, readonly [part: string, does: string]>> = {
  'joint-swelling': [anyJoint, 'is swollen'],
  'joint-red-hot': [anyJoint, 'is hot and red'],
  'joint-stiffness-morning': [anyJoint, 'is stiff in the morning'],
  'joint-noise': [anyJoint, 'clicks'],
  'joint-pain': [anyJoint, 'hurts'],
  'shoulder-stiff': ['shoulder', 'is stiff'],
  'neck-stiffness': ['neck', 'is stiff'],
  'back-morning-stiffness': ['back', 'is stiff in the morning'],
  'calf-swelling': ['calf', 'is swollen'],
  'swelling-one-leg': ['leg', 'is swollen'],
  'arm-swelling': ['arm', 'is swollen'],
  'weakness-arm': ['arm', 'is weak'],
  'weakness-leg': ['leg', 'is weak'],
  'ear-pain': ['ear', 'hurts'],
  'ear-discharge': ['ear', 'is runny'],
  'ear-itch': ['ear', 'itches'],
  'ear-fullness': ['ear', 'feels blocked'],
  'eye-redness': ['eye', 'is red'],
  'eye-itch': ['eye', 'itches'],
  'eye-watering': ['eye', 'waters'],
  'eye-gritty': ['eye', 'feels gritty'],
  'eye-dry': ['eye', 'is dry'],
  'eye-discharge': ['eye', 'is sticky or runny'],
  'eyelid-swelling': ['eyelid', 'is swollen'],
  'eyelid-droop': ['eyelid', 'droops'],
  'eyelid-twitching': ['eyelid', 'twitches'],
  'nose-runny': ['nose', 'is runny'],
  'nose-blocked': ['nose', 'is blocked'],
  'nose-itchy': ['nose', 'itches'],
  'sore-throat': ['throat', 'is sore'],
  'throat-red': ['throat', 'is red'],
  'swallowing-painful': ['throat', 'hurts on swallowing'],
  'abdominal-swelling': ['belly', 'is swollen'],
  bloating: ['belly', 'feels bloated'],
  'breast-redness': ['breast', 'is red and hot'],
  'skin-itch': ['skin', 'itches'],
  'skin-dry': ['skin', 'is dry'],
  'skin-redness': ['skin', 'is red'],
  'skin-swelling': ['skin', 'is swollen'],
  'skin-warm': ['skin', 'is hot'],
  'skin-peeling': ['skin', 'peels'],
  'skin-pain': ['skin', 'is sore'],
  'scalp-itch': ['scalp', 'itches'],
  'scalp-flaking': ['scalp', 'flakes'],
  'mouth-dry': ['mouth', 'is dry'],
  'mouth-burning': ['mouth', 'burns'],
}

export const hurts = 'hurts'
const pain = /^pain (?:in|of) (?:the |an? )(?!back passage\b)([\w-]+(?: [\w-]+){0,2})$/

/** What a finding tells of a part of the body; null where it tells of none. In: the id and the name of a finding of its own. */
export function ofPart(id: string, name: string): OfPart | null {
  const own = told[id]
  if (own !== undefined) return { part: own[0], does: own[1] }
  const part = pain.exec(name)?.[1]
  return part === undefined || /\b(?:when|while|that|on|with|at|after|and)\b/.test(part) ? null : { part, does: hurts }
}

/** What a closer word tells of a part beside the pain in it: "pain in the knee with swelling". */
export const doesOfSlot: Readonly<Record<string, string>> = {
  'with-swelling': 'is swollen',
  'with-clicking': 'clicks',
  'with-limited-movement': 'is stiff',
  'with-locking': 'locks or gives way',
  worsening: 'is getting worse',
  improving: 'is getting better',
}

/** How closer words are said after "hurts". */
const tailOf: Readonly<Record<string, string>> = {
  'after-injury': 'since an injury',
  'after-lifting': 'since lifting or straining',
  'not-relieved-position': 'in every position',
  gradual: 'with a slow start',
}

/** "Worse with movement" of the slot `worse-movement`; the tail of the name where nothing plainer is known. */
export const tailOfSlot = (slot: string, tail: string): string => tailOf[slot] ?? tail

const many: Readonly<Record<string, string>> = {
  foot: 'feet',
  calf: 'calves',
  'hand or fingers': 'hands or fingers',
}

/** "knees", "feet", "armpits". */
export const pluralOf = (part: string): string => many[part] ?? `${part}s`

const singular: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', itches: 'itch' }

/** What several parts do: "are swollen" of "is swollen". */
export function doPlural(does: string): string {
  return does
    .split(' or ')
    .map((phrase) => phrase.replace(/^\w+/, (verb) => singular[verb] ?? (verb.endsWith('s') ? verb.slice(0, -1) : verb)))
    .join(' or ')
}
