import type { Condition } from '../../schema.ts'

export const cytomegalovirus = {
  id: 'cytomegalovirus',
  name: 'Cytomegalovirus infection',
  aliases: ['CMV', 'CMV infection', 'cytomegalovirus disease', 'CMV mononucleosis', 'CMV retinitis', 'CMV colitis'],
  icd10: 'B25.9',
  system: 'infectious',
  summary: 'A common virus that gives long fever and tiredness; dangerous with a weak immune system.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['fever', 'fatigue'],
    often: ['malaise', 'fever-prolonged', 'raised-liver-enzymes', 'lymphocytosis', 'body-aches', 'night-sweats'],
    some: ['sore-throat', 'headache', 'lymph-nodes-neck', 'immune-suppressed', 'history-transplant', 'hiv-positive', 'spleen-enlarged', 'appetite-loss', 'low-platelets', 'chills', 'floaters', 'diarrhoea'],
    occasional: ['vision-blurred', 'jaundice', 'stool-bloody', 'cough', 'breathless', 'rash', 'swallowing-painful', 'pregnant', 'weight-loss'],
    rare: ['tonsil-exudate', 'positive-monospot', 'tonsils-swollen', 'eschar', 'rigors'],
  },
  discriminators: ['fever-prolonged', 'positive-monospot', 'tonsil-exudate', 'history-transplant'],
  onset: ['weeks', 'days'],
  durationDays: { from: 7, to: 40 },
  course: ['constant', 'improving'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest and drink.', 'Wash your hands after nappies when pregnant.'],
  comeBack: ['you are pregnant', 'you see worse', 'you have a weak immune system and fever or breathlessness'],
  examination: ['antibodies or virus test', 'blood count and liver values', 'eye check'],
  presentation: 'Like glandular fever with long fever, sweats, tiredness and raised liver values, but a mild throat and negative monospot. After transplant or in HIV: eye (floaters, blurred), bowel with bloody diarrhoea, lung, gullet.',
  sources: ['CDC: Cytomegalovirus (CMV) and congenital CMV infection', 'NHS: Cytomegalovirus (CMV)', 'StatPearls: Cytomegalovirus'],
  examples: [
    { age: 35, sex: 'male', text: 'Three weeks of fever and tiredness with sweats, hardly any sore throat, mono test negative, liver values raised.' },
    { age: 46, sex: 'female', text: 'Kidney transplant last year, now fever, diarrhoea with blood and low white cells.' },
  ],
} satisfies Condition
