import type { Condition } from '../../schema.ts'

export const hypersensitivityPneumonitis = {
  id: 'hypersensitivity-pneumonitis',
  name: 'Hypersensitivity pneumonitis',
  aliases: ['extrinsic allergic alveolitis', "farmer's lung", "bird fancier's lung", "pigeon breeder's lung", 'allergic alveolitis'],
  icd10: 'J67.9',
  system: 'respiratory',
  summary: 'The lungs react to breathed-in dust of birds, hay or mould.',
  commonness: { usual: 'rare', ages: { infant: 'very-rare', toddler: 'very-rare', child: 'rare' } },
  findings: {
    usual: ['breathless', 'cough', 'farm-or-mould-exposure'],
    often: ['cough.dry', 'fever', 'crackles-in-lungs', 'chills', 'breathless.intermittent', 'malaise', 'bird-keeping', 'body-aches', 'restrictive-spirometry'],
    some: ['chest-tightness', 'fatigue', 'weight-loss', 'headache', 'chest-xray-both-lungs', 'breathless.worse-exertion', 'low-oxygen', 'works-with-dust-fumes', 'hot-tub-use', 'animal-contact', 'breathless.recurrent', 'fast-breathing-rate'],
    occasional: ['clubbing', 'wheeze', 'cyanosis', 'flu-like-illness', 'night-sweats'],
    rare: ['smoker', 'eosinophilia', 'sputum.green-yellow', 'coughing-blood', 'history-hay-fever', 'nose-runny', 'chest-pain.worse-breathing'],
  },
  discriminators: ['farm-or-mould-exposure', 'bird-keeping', 'breathless.intermittent', 'fever'],
  onset: ['hours', 'weeks', 'gradual'],
  durationDays: { from: 0.3, to: 700 },
  course: ['recurrent', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep away from what you react to: birds, hay, mould.', 'Wear a good mask if you cannot avoid it.'],
  comeBack: ['you are breathless at rest', 'you lose weight', 'lips turn blue'],
  examination: ['ask for exposures', 'breathing test', 'CT of the chest', 'antibodies'],
  presentation: 'Four to eight hours after hay, mouldy grain, pigeons or a humidifier: fever, chills, dry cough, tight chest and breathlessness that go within a day or two and come back with each exposure (farmer, bird keeper). The slow form brings breathlessness, weight loss and scarring.',
  sources: ['StatPearls: Hypersensitivity Pneumonitis', 'Merck: Hypersensitivity Pneumonitis'],
  examples: [
    { age: 48, sex: 'male', text: 'I am a farmer. Some hours after handling mouldy hay I get fever, chills, cough and short breath. It goes and comes back each time.' },
    { age: 56, sex: 'female', text: 'I keep pigeons. For months I have been more breathless with dry cough and lost weight; on holiday I was better.' },
  ],
} satisfies Condition
