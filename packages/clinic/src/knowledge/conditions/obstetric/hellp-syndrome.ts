import type { Condition } from '../../schema.ts'

export const hellpSyndrome = {
  id: 'hellp-syndrome',
  name: 'HELLP syndrome',
  aliases: ['hellp', 'haemolysis elevated liver enzymes low platelets', 'hellp syndrome of pregnancy'],
  icd10: 'O14.20',
  system: 'obstetric',
  summary: 'A dangerous form of pre-eclampsia that harms liver and blood.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', older: 'never' }, sex: 'female-only' },
  findings: {
    usual: ['raised-liver-enzymes', 'low-platelets', 'pregnancy-second-half', 'pregnant', 'upper-abdominal-pain-pregnancy'],
    often: ['abdominal-pain.right-upper', 'nausea', 'haemolysis', 'vomiting', 'high-blood-pressure', 'abdominal-pain.epigastric', 'malaise', 'urine-protein', 'headache', 'raised-ldh'],
    some: ['low-haemoglobin', 'swelling-general', 'vision-blurred', 'fatigue', 'postpartum', 'abdominal-pain.severe', 'bruising-easy', 'raised-bilirubin', 'history-preeclampsia', 'abdominal-pain.radiates-right-shoulder'],
    occasional: ['jaundice', 'nosebleed', 'bleeding-gums', 'dark-urine', 'seizure', 'reduced-fetal-movements'],
    rare: ['fever', 'itching-general', 'diarrhoea', 'low-blood-sugar', 'murphy-sign', 'prolonged-clotting'],
  },
  discriminators: ['low-platelets', 'raised-liver-enzymes', 'upper-abdominal-pain-pregnancy'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.2, to: 5 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the maternity unit or emergency department now.'],
  comeBack: ['you have a fit or bleed', 'the pain grows', 'you become yellow or confused'],
  examination: ['blood count, liver values and blood film', 'blood pressure and urine', 'check the baby'],
  presentation: 'Last three months or just after birth: pain under the right ribs or breastbone, nausea, vomiting, feeling ill like flu, mostly with high blood pressure and protein; low platelets, high liver enzymes and LDH, broken red cells.',
  sources: ['NICE: Hypertension in pregnancy: diagnosis and management', 'StatPearls: HELLP Syndrome', 'ACOG: Gestational Hypertension and Preeclampsia'],
  examples: [
    { age: 33, sex: 'female', text: '33 weeks pregnant, strong pain under the right ribs with vomiting and headache; my platelets are low and liver enzymes high.' },
    { age: 28, sex: 'female', text: 'A day after birth pain in the upper right belly, feeling awful, bruises, high blood pressure.' },
  ],
} satisfies Condition
