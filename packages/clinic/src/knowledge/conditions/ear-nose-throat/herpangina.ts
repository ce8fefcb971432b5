import type { Condition } from '../../schema.ts'

export const herpangina = {
  id: 'herpangina',
  name: 'Herpangina',
  aliases: ['enteroviral vesicular pharyngitis', 'coxsackie throat', 'vesicular pharyngitis'],
  icd10: 'B08.5',
  system: 'ear-nose-throat',
  summary: "A virus causes blisters and sores at the back of a child's mouth.",
  commonness: { usual: 'uncommon', ages: { newborn: 'rare', infant: 'uncommon', toddler: 'common', child: 'common', adult: 'rare', older: 'very-rare' } },
  findings: {
    usual: ['sore-throat', 'fever', 'mouth-ulcers'],
    often: ['swallowing-painful', 'fever-high', 'poor-feeding', 'irritability-child', 'throat-red', 'sore-throat.sudden', 'drooling'],
    some: ['headache', 'vomiting', 'abdominal-pain', 'school-contacts-ill', 'appetite-loss', 'lymph-nodes-neck', 'daycare-contact'],
    occasional: ['diarrhoea', 'neck-pain', 'seizure'],
    rare: ['hand-foot-mouth-spots', 'rash', 'tonsil-exudate', 'gum-swelling', 'cold-sore', 'cough', 'nose-runny'],
  },
  discriminators: ['mouth-ulcers', 'hand-foot-mouth-spots', 'gum-swelling', 'fever-high'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 1, to: 7 },
  course: ['improving', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Give cool drinks and soft food often.', { text: 'Paracetamol or ibuprofen as the packet says.', hasNot: ['pregnant', 'group:bleeding-risk', 'history-liver-disease'], fromYears: 0.5, medicine: true }],
  comeBack: ['the child drinks too little', 'the child is very drowsy or has a stiff neck', 'fever lasts over three days'],
  examination: ['look at the throat', 'check for dryness'],
  presentation: 'Summer: small child with sudden high fever, sore throat, drooling and refusing food, tiny blisters and grey ulcers on soft palate and tonsil pillars; no spots on hands and feet, gums not affected.',
  sources: ['StatPearls: Herpangina', 'CDC: Non-polio enterovirus'],
  examples: [
    { age: 3, sex: 'female', text: 'She suddenly got a high fever and a sore throat, there are small sores at the back of her mouth and she refuses to eat.' },
    { age: 5, sex: 'male', text: 'Fever of 39.5, painful swallowing, little ulcers on the back of the palate. Hands and feet are clear. It is going around the nursery.' },
  ],
} satisfies Condition
