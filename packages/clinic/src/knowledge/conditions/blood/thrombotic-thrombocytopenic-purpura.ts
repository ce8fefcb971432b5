import type { Condition } from '../../schema.ts'

export const thromboticThrombocytopenicPurpura = {
  id: 'thrombotic-thrombocytopenic-purpura',
  name: 'Thrombotic thrombocytopenic purpura',
  aliases: ['ttp', 'thrombotic microangiopathy'],
  icd10: 'M31.1',
  system: 'blood',
  summary: 'Small clots form everywhere and use up platelets. It kills without quick treatment.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['skin-purple-spots', 'low-platelets', 'low-haemoglobin', 'fatigue'],
    often: ['headache', 'confusion-new', 'fever', 'pallor', 'jaundice', 'bruising-easy'],
    some: ['weakness-one-side', 'speech-difficulty', 'seizure', 'abdominal-pain', 'raised-creatinine', 'dark-urine', 'nausea', 'chest-pain', 'numbness', 'vision-blurred'],
    occasional: ['loss-of-consciousness', 'diarrhoea', 'pregnant', 'hiv-positive', 'takes-chemotherapy', 'history-lupus', 'vomiting', 'breathless'],
    rare: ['joint-swelling', 'lymph-nodes-swollen', 'spleen-enlarged', 'stool-bloody'],
  },
  discriminators: ['skin-purple-spots', 'confusion-new', 'jaundice'],
  onset: ['days'],
  durationDays: { from: 0.5, to: 14 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance or go to the emergency department now.'],
  comeBack: ['you get confusion, weakness or a seizure'],
  examination: ['blood count and film, kidney tests today'],
  presentation: 'Adult with fever, tiny purple spots, pallor and jaundice (broken red cells), headache, confusion, stroke-like signs or seizures, and failing kidneys; schistocytes, low platelets, low ADAMTS13.',
  sources: ['StatPearls: Thrombotic Thrombocytopenic Purpura', 'Merck: Thrombotic Thrombocytopenic Purpura'],
  examples: [
    { age: 38, sex: 'female', text: 'Fever, purple dots on my legs, I am pale and slightly yellow and since this morning confused with trouble finding words.' },
    { age: 45, sex: 'female', text: 'Headache, bruises, weakness, dark urine, my platelets are 12.' },
  ],
} satisfies Condition
