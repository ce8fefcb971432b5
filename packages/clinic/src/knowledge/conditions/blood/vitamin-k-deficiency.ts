import type { Condition } from '../../schema.ts'

export const vitaminKDeficiency = {
  id: 'vitamin-k-deficiency',
  name: 'Vitamin K deficiency',
  aliases: ['vitamin k deficiency bleeding', 'haemorrhagic disease of the newborn', 'hemorrhagic disease of newborn'],
  icd10: 'D68.4',
  system: 'blood',
  summary: 'Without vitamin K blood does not clot.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['bleeding-wont-stop', 'bruising-easy'],
    often: ['nosebleed', 'stool-bloody', 'bleeding-gums', 'umbilical-discharge'],
    some: ['stool-black', 'takes-antibiotic-recent', 'history-liver-disease', 'vomiting-blood', 'urine-blood', 'pallor', 'breastfeeding'],
    occasional: ['seizure', 'drowsy-hard-to-wake', 'stool-greasy', 'fontanelle-bulging', 'history-ibd', 'jaundice'],
    rare: ['fever', 'low-platelets', 'skin-purple-spots'],
  },
  discriminators: ['bleeding-wont-stop', 'umbilical-discharge', 'bruising-easy'],
  onset: ['days'],
  durationDays: { from: 1, to: 60 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.'],
  comeBack: ['you get drowsiness or a fit', 'bleeding goes on'],
  examination: ['clotting tests'],
  presentation: 'A newborn without the vitamin K injection who bleeds from navel, nose, gut or into the head in the first weeks; or an adult with bad absorption, liver disease or long antibiotics.',
  sources: ['NHS: Vitamin K', 'Merck: Vitamin K Deficiency'],
  examples: [
    { age: 0.02, sex: 'male', text: 'Home birth without vitamin K; at six days he bleeds from the navel and has blood in his stool.' },
    { age: 60, sex: 'male', text: 'Long antibiotics, poor eating, now bruises and nosebleeds.' },
  ],
} satisfies Condition
