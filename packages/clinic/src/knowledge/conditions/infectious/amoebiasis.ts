import type { Condition } from '../../schema.ts'

export const amoebiasis = {
  id: 'amoebiasis',
  name: 'Amoebic infection (amoebiasis)',
  aliases: ['amoebiasis', 'amebiasis', 'amoebic dysentery', 'amebic dysentery', 'Entamoeba histolytica infection'],
  icd10: 'A06.9',
  system: 'infectious',
  summary: 'A gut parasite from the tropics that can cause bloody diarrhoea or an abscess in the liver.',
  commonness: { usual: 'very-rare', sex: 'mostly-male' },
  findings: {
    usual: ['abdominal-pain', 'recent-travel-tropics'],
    often: ['fever', 'abdominal-pain.right-upper', 'liver-enlarged', 'sweating', 'chills', 'raised-white-cells', 'contaminated-water', 'weight-loss', 'abdominal-tenderness'],
    some: ['diarrhoea', 'stool-bloody', 'stool-mucus', 'appetite-loss', 'abdominal-pain.radiates-right-shoulder', 'fever-high', 'chest-pain.worse-breathing', 'malaise', 'raised-liver-enzymes', 'nausea', 'night-sweats', 'cough', 'abdominal-pain.lower', 'men-sex-with-men', 'tenesmus'],
    occasional: ['jaundice', 'chest-xray-effusion', 'vomiting', 'rigors'],
    rare: ['eosinophilia', 'rash', 'murphy-sign'],
  },
  discriminators: ['recent-travel-tropics', 'abdominal-pain.right-upper', 'liver-enlarged', 'stool-bloody'],
  onset: ['days', 'weeks'],
  durationDays: { from: 3, to: 60 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the hospital and say where you travelled.'],
  comeBack: ['the pain gets strong', 'you get breathless', 'you turn yellow'],
  examination: ['liver ultrasound', 'antibodies', 'stool test'],
  presentation: 'Weeks to months after the tropics: fever with sweats, pain in the right upper belly into the right shoulder, large tender liver, weight loss, sometimes no diarrhoea any more. Or weeks of bloody, slimy stools with cramps.',
  sources: ['CDC: Amebiasis', 'StatPearls: Amebic Liver Abscess', 'Merck: Amebiasis'],
  examples: [
    { age: 36, sex: 'male', text: 'Three months after India I have fever, sweats and pain under the right ribs into the shoulder. The liver is large and tender.' },
    { age: 29, sex: 'female', text: 'Bloody, slimy stools with cramps for two weeks since a trip to Mexico, low fever.' },
  ],
} satisfies Condition
