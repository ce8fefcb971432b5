import type { Condition } from '../../schema.ts'

export const ludwigAngina = {
  id: 'ludwig-angina',
  name: 'Ludwig angina',
  aliases: ["Ludwig's angina", 'floor of mouth cellulitis', 'submandibular space infection', 'cellulitis of floor of mouth'],
  icd10: 'K12.2',
  system: 'dental',
  summary: 'An infection under the tongue spreads fast and can close the airway.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', 'young-adult': 'rare', adult: 'rare' } },
  findings: {
    usual: ['neck-lump', 'swallowing-difficult', 'facial-swelling-dental', 'fever', 'tooth-pain'],
    often: ['drooling', 'trismus', 'muffled-voice', 'mouth-lump', 'swallowing-painful', 'neck-pain', 'looks-very-ill', 'facial-swelling-dental.both-sides', 'dental-work-recent', 'swelling-lips-tongue'],
    some: ['breathless', 'stridor', 'chills', 'history-diabetes', 'tooth-extracted-recently', 'speech-slurred', 'fast-heart-rate', 'immune-suppressed', 'skin-redness'],
    occasional: ['cyanosis'],
    rare: ['nose-runny', 'cough', 'tonsil-exudate', 'salivary-gland-swelling', 'rash'],
  },
  discriminators: ['drooling', 'mouth-lump', 'neck-lump', 'tooth-pain'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.2, to: 5 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Sit up.', 'Do not eat or drink.'],
  comeBack: ['breathing gets hard'],
  examination: ['keep the airway open', 'antibiotics and surgery'],
  presentation: 'After a bad lower molar: hard, painful swelling under chin and both sides of jaw, raised tongue, drooling, cannot swallow, muffled voice, fever, then breathless.',
  sources: ['StatPearls: Ludwig angina', 'Merck: Submandibular space infection'],
  examples: [
    { age: 44, sex: 'male', text: 'After toothache the area under my chin is hard and swollen on both sides, my tongue is pushed up, I drool and have trouble swallowing. Fever.' },
    { age: 35, sex: 'female', text: 'Rotten molar, now a hard swelling under my chin and jaw with fever, I drool, I cannot swallow and I am short of breath.' },
  ],
} satisfies Condition
