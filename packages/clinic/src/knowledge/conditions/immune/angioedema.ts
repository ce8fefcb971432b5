import type { Condition } from '../../schema.ts'

export const angioedema = {
  id: 'angioedema',
  name: 'Angioedema',
  aliases: ['angiooedema', 'angioneurotic oedema', 'quincke oedema', "quincke's edema", 'ace inhibitor angioedema'],
  icd10: 'T78.3',
  system: 'immune',
  summary: 'Sudden deep swelling of lips, eyelids or tongue.',
  commonness: { usual: 'uncommon' },
  findings: {
    usual: ['swelling-lips-tongue', 'swelling-face'],
    often: ['hives', 'eyelid-swelling', 'takes-ace-inhibitor'],
    some: ['skin-itch', 'history-food-allergy', 'throat-lump-feeling', 'history-allergy-severe', 'takes-new-medicine', 'takes-nsaid', 'swelling-lips-tongue.sudden', 'hoarse-voice'],
    occasional: ['swallowing-difficult', 'stridor', 'abdominal-pain', 'breathless', 'drooling', 'muffled-voice', 'family-asthma-allergy', 'skin-swelling', 'vomiting'],
    rare: ['fever', 'wheeze', 'low-blood-pressure', 'tooth-pain'],
  },
  discriminators: ['swelling-lips-tongue', 'takes-ace-inhibitor', 'swelling-face'],
  onset: ['hours', 'sudden'],
  durationDays: { from: 0.02, to: 4 },
  course: ['worsening', 'recurrent'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Note what you ate, took or touched before it began.', 'Stop a suspected medicine and see a doctor today.', { text: 'Antihistamine as the packet says, if it itches.', fromYears: 2, medicine: true }],
  comeBack: ['tongue or throat swell', 'your voice changes', 'you are short of breath'],
  examination: ['look at mouth and throat'],
  presentation: 'Painless or tight swelling of lips, eyelids, face, tongue, hands or genitals over hours, with or without hives; without itching from ACE inhibitors, even after years.',
  sources: ['NHS: Angioedema', 'BAD: Urticaria and angioedema'],
  examples: [
    { age: 63, sex: 'male', text: 'I take ramipril. Woke with a hugely swollen lip and half my face, no itching.' },
    { age: 30, sex: 'female', text: 'My lips and eyelids swelled up within an hour with some itchy welts after prawns.' },
  ],
} satisfies Condition
