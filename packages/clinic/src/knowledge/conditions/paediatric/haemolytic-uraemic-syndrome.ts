import type { Condition } from '../../schema.ts'

export const haemolyticUraemicSyndrome = {
  id: 'haemolytic-uraemic-syndrome',
  name: 'Haemolytic uraemic syndrome',
  aliases: ['HUS', 'hemolytic uremic syndrome', 'haemolytic uraemic syndrome', 'Shiga toxin associated HUS', 'STEC-HUS'],
  icd10: 'D59.3',
  system: 'paediatric',
  summary: 'Germ poison from a bloody diarrhoea harms kidneys and blood.',
  commonness: { usual: 'very-rare', ages: { toddler: 'rare', child: 'rare' } },
  findings: {
    usual: ['stool-bloody', 'diarrhoea', 'pallor', 'urine-little'],
    often: ['raised-creatinine', 'low-haemoglobin', 'low-platelets', 'fatigue', 'haemolysis', 'abdominal-pain', 'vomiting', 'animal-contact', 'suspicious-meal'],
    some: ['swelling-general', 'high-blood-pressure', 'urine-blood', 'skin-purple-spots', 'jaundice', 'irritability-child', 'bruising-easy', 'drowsy-hard-to-wake', 'fever', 'urine-none', 'raw-food'],
    occasional: ['seizure', 'swelling-face'],
    rare: ['joint-pain', 'cough', 'sore-throat', 'skin-purple-spots.buttock-site'],
  },
  discriminators: ['stool-bloody', 'urine-little', 'pallor', 'low-platelets'],
  onset: ['days'],
  durationDays: { from: 2, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Do not give medicine against diarrhoea.'],
  comeBack: ['the child is drowsy or has a fit', 'you pass no urine for eight hours'],
  examination: ['blood count and kidney tests', 'urine test', 'stool test'],
  presentation: 'Child with bloody diarrhoea for some days (undercooked beef, farm visit, E. coli O157), then pale, tired, little urine, puffy, small bruises; anaemia with fragments, low platelets, raised creatinine.',
  sources: ['CDC: Hemolytic uremic syndrome', 'StatPearls: Hemolytic uremic syndrome', 'NIH: Hemolytic uremic syndrome in children'],
  examples: [
    { age: 4, sex: 'female', text: 'A week after bloody diarrhoea she is very pale and tired, hardly pees and her face is puffy.' },
    { age: 6, sex: 'male', text: 'He had bloody diarrhoea after a burger, now he is pale, bruises easily and has little urine.' },
  ],
} satisfies Condition
