import type { Condition } from '../../schema.ts'

export const schistosomiasis = {
  id: 'schistosomiasis',
  name: 'Schistosomiasis (bilharzia)',
  aliases: ['bilharzia', 'bilharziasis', 'Katayama fever', 'snail fever', 'Schistosoma haematobium infection'],
  icd10: 'B65.9',
  system: 'infectious',
  summary: 'Worms from fresh water in the tropics that settle in bladder or bowel veins.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['freshwater-tropics', 'eosinophilia', 'recent-travel-tropics'],
    often: ['urine-blood', 'swimming-recent', 'skin-itch', 'fatigue', 'abdominal-pain'],
    some: ['fever', 'rash.itchy', 'urination-painful', 'cough', 'hives', 'diarrhoea', 'stool-bloody', 'urination-frequent', 'headache', 'chills', 'liver-enlarged', 'body-aches', 'blood-in-semen'],
    occasional: ['spleen-enlarged', 'ascites', 'weight-loss', 'weakness-both-legs', 'vomiting-blood', 'vaginal-bleeding-abnormal'],
    rare: ['jaundice', 'flank-pain', 'urine-nitrites-leucocytes', 'joint-swelling', 'rigors'],
  },
  discriminators: ['freshwater-tropics', 'urine-blood', 'eosinophilia', 'urine-nitrites-leucocytes'],
  onset: ['weeks', 'gradual'],
  durationDays: { from: 14, to: 1000 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Ask for a test three months after fresh water contact in Africa.', 'One medicine cures it.'],
  comeBack: ['you pass much blood', 'legs get weak', 'belly swells'],
  examination: ['urine and stool for eggs', 'antibodies', 'eosinophils'],
  presentation: 'After swimming in Lake Malawi or other African water: itchy rash in hours; after weeks fever, hives, cough and high eosinophils (Katayama); months later blood at the end of passing urine, or bloody diarrhoea, big liver.',
  sources: ['WHO: Schistosomiasis', 'CDC: Schistosomiasis', 'NHS: Schistosomiasis (bilharzia)'],
  examples: [
    { age: 25, sex: 'male', text: 'I swam in Lake Malawi three months ago. Now there is blood at the end of my urine.' },
    { age: 31, sex: 'female', text: 'Six weeks after bathing in an African lake: fever, hives, cough, eosinophils high.' },
  ],
} satisfies Condition
