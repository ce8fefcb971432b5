interface PutRight {
  who?: { ageYears?: number; sex?: 'male' | 'female' }
  told: string
  correction: string
  /** What stands afterwards. */
  now?: readonly string[]
  /** What no longer stands. */
  gone?: readonly string[]
  days?: number
  age?: number
  relation?: string
  drug?: string
  /** What the doctor says back. */
  says: RegExp
  /** Whether an emergency still stands; left out where there was none. */
  isEmergency?: boolean
}

/** A man of 40. */
export const man = { ageYears: 40, sex: 'male' } as const
/** A man of 60. */
export const oldMan = { ageYears: 60, sex: 'male' } as const
const woman = { ageYears: 30, sex: 'female' } as const

/** Messages that put right what was said, and what stands after them. */
export const corrections: readonly PutRight[] = [
  // Another part of the body.
  {
    who: oldMan,
    told: 'my chest hurts',
    correction: 'no not chest, stomach',
    now: ['abdominal-pain'],
    gone: ['chest-pain'],
    says: /belly, not pain in the chest/,
  },
  {
    who: oldMan,
    told: 'my chest hurts',
    correction: 'sorry i meant my stomach hurts not my chest',
    now: ['abdominal-pain'],
    gone: ['chest-pain'],
    says: /belly/,
  },
  {
    who: man,
    told: 'my belly hurts',
    correction: 'not belly, back',
    now: ['back-pain'],
    gone: ['abdominal-pain'],
    says: /back, not pain in the belly/,
  },
  { who: man, told: 'toothache', correction: 'no. EAR ache', now: ['ear-pain'], gone: ['tooth-pain'], says: /earache, not toothache/ },
  {
    who: man,
    told: 'testicle pain since an hour',
    correction: 'tentacle lol. no I mean knee. my knee hurts',
    now: ['knee-pain'],
    gone: ['testicle-pain'],
    says: /knee/,
    isEmergency: false,
  },
  {
    who: man,
    told: 'pain when i pee',
    correction: 'nope not when i pee, when i poo',
    now: ['rectal-pain'],
    gone: ['urination-painful'],
    says: /back passage, not pain on passing urine/,
  },
  {
    who: oldMan,
    told: 'crushing chest pain and sweating',
    correction: 'not my chest, my jaw',
    now: ['jaw-pain'],
    gone: ['chest-pain'],
    says: /jaw/,
    isEmergency: true,
  },
  // Another word for what is felt.
  {
    who: woman,
    told: "I've been vomiting since yesterday",
    correction: 'not vomiting, just feeling sick',
    now: ['nausea'],
    gone: ['vomiting'],
    says: /sick \(nausea\), not vomiting/,
  },
  {
    who: woman,
    told: 'I have diarrhoea',
    correction: 'constipation, sorry, not diarrhoea',
    now: ['constipation'],
    gone: ['diarrhoea'],
    says: /constipation, not diarrhoea/,
  },
  {
    who: man,
    told: 'my arm is weak',
    correction: 'weak was the wrong word, it just aches',
    now: ['arm-pain'],
    gone: ['weakness-arm'],
    says: /arm, not weakness/,
  },
  {
    who: woman,
    told: 'i fainted this morning',
    correction: 'i didnt actually faint, just felt dizzy',
    now: ['dizziness'],
    gone: ['faint-or-collapse'],
    says: /dizziness, not fainting/,
  },
  {
    who: man,
    told: "I can't breathe",
    correction: 'i meant through my nose lol, its blocked',
    now: ['nose-blocked'],
    gone: ['breathless-at-rest'],
    says: /blocked nose/,
    isEmergency: false,
  },
  {
    who: { ageYears: 70, sex: 'male' },
    told: 'i coughed up blood',
    correction: 'no no, not blood. brown phlegm',
    now: ['sputum'],
    gone: ['coughing-blood'],
    says: /not coughing up blood/,
  },
  {
    who: { ageYears: 70, sex: 'male' },
    told: 'there was blood in my poo',
    correction: "it wasnt blood, i'd eaten beetroot",
    gone: ['stool-bloody'],
    says: /taken this out/,
  },
  {
    who: woman,
    told: 'i have chest pain',
    correction: 'not pain, more like pressure',
    now: ['chest-tightness'],
    gone: ['chest-pain'],
    says: /tight or heavy chest/,
  },
  {
    who: { ageYears: 65, sex: 'male' },
    told: 'my face is drooping on one side',
    correction: 'no it isnt drooping thats how i look in the mirror, i said my eyelid is swollen',
    now: ['eyelid-swelling'],
    gone: ['weakness-face'],
    says: /taken this out/,
  },
  // The side.
  {
    who: man,
    told: 'my left arm hurts',
    correction: 'scrap that, right arm',
    now: ['arm-pain'],
    gone: ['arm-pain-left', 'cut-wound'],
    says: /right side, not the left/,
  },
  {
    who: man,
    told: 'my left knee hurts',
    correction: 'its the other knee',
    now: ['knee-pain.right'],
    gone: ['knee-pain.left'],
    says: /right side, not the left/,
  },
  {
    who: man,
    told: 'both ankles are swollen',
    correction: 'just the left one',
    now: ['swelling-legs.left'],
    gone: ['swelling-legs.both-sides'],
    says: /left side/,
  },
  {
    who: man,
    told: 'my leg is swollen',
    correction: 'both legs',
    now: ['swelling-legs'],
    gone: ['swelling-one-leg'],
    says: /both sides, not one swollen leg/,
  },
  // How long, how much, how old.
  { who: man, told: 'cough for 3 days', correction: '3 weeks i meant', days: 21, says: /3 weeks/ },
  { who: man, told: 'cough for 3 days', correction: 'no, longer. about 3 months', days: 90, says: /3 months/ },
  { who: man, told: 'back pain for two years', correction: 'two days!! not two years lol', days: 2, says: /two days, not two years/ },
  { who: man, told: 'headache for 10 days', correction: '1 day not 10', days: 1, says: /1 day\b/ },
  { told: 'i am 54 and my knee hurts', correction: 'im 45 not 54', age: 45, says: /45, not 54/ },
  { told: 'i am 54 and my knee hurts', correction: '45 not 54 sorry typo', age: 45, says: /45, not 54/ },
  { who: man, told: 'temp is 41', correction: 'typo 37.1 not 41', gone: ['fever', 'fever-high'], says: /37\.1, not 41/ },
  {
    who: man,
    told: 'temp of 40.2',
    correction: 'sorry thats wrong its 38.2',
    now: ['fever'],
    gone: ['fever-high'],
    says: /38\.2, not 40\.2/,
  },
  {
    who: { ageYears: 32, sex: 'female' },
    told: "I'm 8 weeks pregnant and bleeding",
    correction: 'correction: 18 weeks',
    gone: ['pregnancy-first-trimester'],
    says: /18 weeks pregnant, not 8/,
  },
  // Whom it is about.
  { told: 'my daughter has a rash', correction: 'not my daughter, me', relation: 'self', says: /about you, not your daughter/ },
  { told: 'my daughter has a rash', correction: 'its my son sorry', relation: 'son', says: /about your son, not your daughter/ },
  {
    told: 'my husband has chest pain',
    correction: 'no its me who has it, im 58',
    relation: 'self',
    age: 58,
    says: /about you, not your husband/,
  },
  {
    who: { ageYears: 32, sex: 'female' },
    told: 'i am pregnant and my tummy hurts',
    correction: 'im not pregnant, i said my sister is',
    gone: ['pregnant'],
    says: /not being pregnant/,
  },
  {
    who: man,
    told: 'i have asthma and a cough',
    correction: 'i dont have asthma, my brother does',
    gone: ['history-asthma'],
    says: /no asthma/,
  },
  // What was never said, or is not so.
  {
    who: woman,
    told: 'i have a fever and a headache',
    correction: 'i never said fever',
    now: ['headache'],
    gone: ['fever'],
    says: /taken this out: fever/,
  },
  {
    who: woman,
    told: 'i have a headache',
    correction: 'you wrote fever, i never had fever',
    now: ['headache'],
    gone: ['fever'],
    says: /not put it down/,
  },
  {
    who: woman,
    told: 'i have a headache and stiff neck',
    correction: 'my neck isnt stiff, i meant sore throat',
    now: ['sore-throat'],
    gone: ['neck-stiffness', 'neck-pain.with-limited-movement'],
    says: /stiff neck/,
    isEmergency: false,
  },
  { who: man, told: 'I smoke and have a cough', correction: 'i said i dont smoke', gone: ['smoker'], says: /not smoking/ },
  {
    who: man,
    told: 'I have a headache since monday',
    correction: 'i told you since monday',
    now: ['headache'],
    says: /sorry that I asked/,
  },
  {
    who: man,
    told: 'i take warfarin for my heart',
    correction: 'not warfarin, i ment bisoprolol',
    gone: ['takes-blood-thinner'],
    drug: 'bisoprolol',
    says: /bisoprolol, not warfarin/,
  },
  {
    who: { ageYears: 28, sex: 'female' },
    told: 'my calf is swollen and I am short of breath',
    correction: 'forget the calf thing, that was last year',
    now: ['breathless'],
    gone: ['calf-swelling', 'memory-loss'],
    says: /taken this out: a swollen calf/,
  },
  {
    who: { ageYears: 20, sex: 'female' },
    told: 'i have bad headache and vision loss',
    correction: 'no vision loss, i said blurry when i take my glasses off',
    now: ['headache', 'vision-blurred'],
    gone: ['vision-loss-sudden'],
    says: /blurred sight/,
  },
]
