import type { Condition } from '../../schema.ts'

export const longCovid = {
  id: 'long-covid',
  name: 'Long COVID',
  aliases: ['post-COVID condition', 'post COVID syndrome', 'post-acute COVID', 'long haul COVID', 'post-COVID-19 syndrome'],
  icd10: 'U09.9',
  system: 'infectious',
  summary: 'Tiredness and other troubles that last for months after COVID-19.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'very-rare', toddler: 'very-rare', child: 'rare', adolescent: 'uncommon', older: 'uncommon' }, sex: 'mostly-female' },
  findings: {
    usual: ['fatigue', 'history-covid'],
    often: ['concentration-poor', 'exercise-tolerance-reduced', 'fatigue.worse-exertion', 'breathless', 'fatigue.long-standing'],
    some: ['memory-loss', 'headache', 'insomnia', 'palpitations', 'body-aches', 'smell-loss', 'dizziness', 'chest-pain', 'joint-pain', 'low-mood', 'anxiety', 'taste-change', 'cough', 'weakness-general', 'near-fainting.worse-standing', 'hair-loss', 'chest-tightness'],
    occasional: ['tinnitus', 'diarrhoea', 'tingling', 'rash', 'low-oxygen'],
    rare: ['fever', 'weight-loss', 'night-sweats', 'lymph-nodes-swollen', 'raised-crp-esr', 'low-haemoglobin', 'fatigue.improving'],
  },
  discriminators: ['history-covid', 'fatigue.worse-exertion', 'concentration-poor'],
  onset: ['weeks', 'gradual'],
  durationDays: { from: 60, to: 1000 },
  course: ['constant', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Plan your strength: rest before you are worn out.', 'Raise activity in small steps.', 'Ask for a long COVID service.'],
  comeBack: ['you get breathless at rest or have chest pain', 'you lose weight', 'you feel hopeless'],
  examination: ['blood count, thyroid', 'oxygen at rest and effort', 'ECG', 'chest X-ray'],
  presentation: 'More than three months after COVID-19: exhaustion that gets worse a day after effort, brain fog, breathlessness, palpitations, headache, poor sleep, lost smell, aches; normal tests.',
  sources: ['NICE: COVID-19 rapid guideline: managing the long-term effects of COVID-19', 'NHS: Long-term effects of COVID-19 (long COVID)', 'WHO: Post COVID-19 condition'],
  examples: [
    { age: 42, sex: 'female', text: 'Since I had covid five months ago I am exhausted, cannot concentrate and crash the day after any effort.' },
    { age: 35, sex: 'male', text: 'Months after corona still brain fog, palpitations, short breath on stairs and tiredness.' },
  ],
} satisfies Condition
