import type { Condition } from '../../schema.ts'

export const drugAllergyRash = {
  id: 'drug-allergy-rash',
  name: 'Drug allergy',
  aliases: ['drug reaction', 'medication allergy', 'drug eruption', 'penicillin allergy', 'morbilliform drug eruption', 'drug rash', 'drug hypersensitivity'],
  icd10: 'T88.7',
  system: 'immune',
  summary: 'The body reacts to a medicine, usually with a rash.',
  commonness: { usual: 'common' },
  findings: {
    usual: ['rash', 'takes-new-medicine'],
    often: ['takes-antibiotic-recent', 'rash.itchy', 'rash.generalised', 'skin-itch', 'rash.red'],
    some: ['hives', 'rash.flat', 'rash.raised', 'fever', 'rash.trunk-site', 'recent-infection'],
    occasional: ['swelling-lips-tongue', 'joint-pain', 'lymph-nodes-swollen', 'takes-anticonvulsant', 'eosinophilia', 'history-allergy-severe', 'history-medicine-allergy', 'takes-nsaid', 'eyelid-swelling', 'rash.both-sides'],
    rare: ['skin-blisters', 'mouth-ulcers', 'wheeze', 'skin-pain', 'eye-redness', 'cough'],
  },
  discriminators: ['takes-new-medicine', 'rash.generalised', 'takes-antibiotic-recent'],
  onset: ['days', 'hours'],
  durationDays: { from: 0.05, to: 14 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Do not take the next dose before you have asked a doctor or pharmacist today.', { text: 'An antihistamine as the packet says for itch.', fromYears: 2, medicine: true }],
  comeBack: ['you get blisters, sores in the mouth or painful skin', 'you wheeze or your face swells', 'you get a high fever'],
  examination: ['look at skin and mouth', 'list of medicines'],
  presentation: 'A symmetrical red itchy rash of flat and raised spots on trunk and limbs four to fourteen days after a new medicine (penicillin, sulfa, epilepsy tablets, allopurinol), or hives within hours; mild fever.',
  sources: ['NICE: Drug allergy: diagnosis and management', 'NHS: Medicine allergy'],
  examples: [
    { age: 31, sex: 'female', text: 'A week after starting amoxicillin I have an itchy red rash all over my body.' },
    { age: 55, sex: 'male', text: 'Red spots on trunk and arms since I began a new tablet five days ago.' },
  ],
} satisfies Condition
