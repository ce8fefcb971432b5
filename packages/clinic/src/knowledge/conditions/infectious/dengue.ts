import type { Condition } from '../../schema.ts'

export const dengue = {
  id: 'dengue',
  name: 'Dengue fever',
  aliases: ['dengue', 'breakbone fever', 'dengue haemorrhagic fever', 'severe dengue', 'dengue shock syndrome'],
  icd10: 'A90',
  system: 'infectious',
  summary: 'A virus from day-biting mosquitoes. Most recover; some bleed or go into shock when the fever falls.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['fever', 'fever-high', 'body-aches', 'recent-travel-tropics', 'headache'],
    often: ['headache.around-eye', 'joint-pain', 'fever.sudden', 'rash', 'fatigue', 'nausea', 'low-platelets', 'mosquito-bites', 'bone-pain', 'low-white-cells', 'eye-pain', 'malaise'],
    some: ['vomiting', 'rash.trunk-site', 'skin-purple-spots', 'appetite-loss', 'abdominal-pain', 'skin-flushing', 'bleeding-gums', 'raised-liver-enzymes', 'positive-dengue-test', 'back-pain', 'lymph-nodes-swollen', 'nosebleed', 'rash.flat', 'skin-itch', 'eye-movement-painful'],
    occasional: ['sore-throat', 'vomiting-persistent', 'low-blood-pressure', 'bleeding-wont-stop', 'diarrhoea', 'vaginal-bleeding-heavy-periods', 'liver-enlarged'],
    rare: ['jaundice', 'fever.swings', 'cough', 'malaria-parasites', 'joint-swelling', 'rigors', 'eschar', 'neck-stiffness'],
  },
  discriminators: ['headache.around-eye', 'recent-travel-tropics', 'low-platelets', 'body-aches', 'rash', 'positive-dengue-test'],
  onset: ['sudden'],
  durationDays: { from: 1, to: 10 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Drink much', 'rest.', { text: 'Paracetamol as the packet says', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }, 'No ibuprofen or aspirin, they make bleeding worse.', 'Have your blood checked within a day.'],
  comeBack: ['you have strong belly pain or keep vomiting', 'you bleed', 'you get faint, cold or drowsy when the fever falls'],
  examination: ['blood count each day', 'dengue test', 'pressure and tourniquet test'],
  presentation:
    'Four to ten days after bites in the tropics: sudden high fever, severe headache and pain behind the eyes, terrible muscle, joint and back pain (breakbone), flushed face, a blanching rash with islands of white after three to four days, nausea, small bleeds. Low white cells and platelets. Warning: belly pain, vomiting, bleeding, restlessness when the fever drops.',
  sources: ['WHO: Dengue and severe dengue', 'CDC: Dengue', 'StatPearls: Dengue Fever'],
  examples: [
    { age: 29, sex: 'female', text: 'Back from Thailand since five days. Suddenly 40 fever, terrible pain in bones and muscles, pain behind the eyes and now a rash on my body.' },
    { age: 38, sex: 'male', text: 'High fever and severe headache behind the eyes after a trip to Brazil with many mosquito bites, gums bleed a bit.' },
  ],
} satisfies Condition
