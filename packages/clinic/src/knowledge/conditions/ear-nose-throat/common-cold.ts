import type { Condition } from '../../schema.ts'

export const commonCold = {
  id: 'common-cold',
  name: 'Common cold',
  aliases: ['viral upper respiratory infection', 'upper respiratory tract infection', 'URTI', 'URI', 'acute nasopharyngitis', 'head cold', 'viral URI', 'coryza', 'acute upper respiratory infection'],
  icd10: 'J00',
  system: 'ear-nose-throat',
  feltAs: 'nose-runny',
  summary: 'A virus infection of the nose and throat. It passes on its own in a week or so.',
  commonness: { usual: 'very-common', ages: { newborn: 'uncommon' } },
  findings: {
    always: ['nose-runny'],
    usual: ['nose-blocked', 'sneezing', 'sore-throat'],
    often: ['cough', 'fatigue', 'nose-runny.watery', 'nose-runny.green-yellow', 'sick-contact', 'throat-lump-feeling', 'malaise'],
    some: ['headache', 'hoarse-voice', 'post-nasal-drip', 'body-aches', 'smell-loss', 'fever', 'cough.dry', 'ear-fullness', 'daycare-contact', 'sinus-pressure', 'throat-red', 'sore-throat.mild', 'muscle-pain', 'chills', 'cough.night'],
    occasional: ['fever-high', 'eye-watering', 'lymph-nodes-neck', 'appetite-loss', 'eye-redness', 'sweating', 'breathless', 'diarrhoea'],
    rare: ['tonsil-exudate', 'nose-itchy', 'rash', 'chest-pain', 'eye-itch', 'nose-runny.seasonal'],
  },
  discriminators: ['nose-runny', 'sneezing', 'sore-throat', 'fever-high'],
  onset: ['days'],
  durationDays: { from: 1, to: 10 },
  course: ['improving', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Rest and drink plenty.', { text: 'Breathe steam over a bowl of warm, not boiling, water.', fromYears: 16 }, { text: 'Paracetamol or ibuprofen as the packet says for aches.', hasNot: ['pregnant', 'group:bleeding-risk', 'history-liver-disease'], fromYears: 0.5, medicine: true }, 'Wash your hands often.'],
  comeBack: ['you get short of breath', 'the fever stays over three days', 'you get worse after getting better', 'you are not better in two to three weeks'],
  examination: ['look at throat, ears and nose', 'listen to the chest', 'check temperature'],
  presentation:
    'A scratchy throat for a day, then sneezing, a runny and blocked nose, cough and feeling under the weather, with little or no fever. Nasal discharge turns from clear to yellow or green. Others at home or nursery have it too. It peaks on day two or three and fades in seven to ten days; cough may stay longer.',
  sources: ['CKS: Common cold', 'NHS: Common cold', 'AAFP: Treatment of the common cold'],
  examples: [
    { age: 29, sex: 'female', text: 'I have had a runny nose and sneezing for three days, with a bit of a sore throat and a cough. My nose is all blocked now.' },
    { age: 7, sex: 'male', text: 'My son has a snotty nose, he sneezes and coughs and has a slight fever. Half his class has a cold.' },
  ],
} satisfies Condition
