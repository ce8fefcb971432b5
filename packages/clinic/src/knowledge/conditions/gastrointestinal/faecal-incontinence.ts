import type { Condition } from '../../schema.ts'

export const faecalIncontinence = {
  id: 'faecal-incontinence',
  name: 'Loss of bowel control',
  aliases: ['faecal incontinence', 'fecal incontinence', 'bowel incontinence', 'anal incontinence'],
  icd10: 'R15.9',
  system: 'gastrointestinal',
  summary: 'Stool or wind escapes without control.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', older: 'uncommon' }, sex: 'mostly-female' },
  findings: {
    always: ['bowel-incontinence'],
    often: ['bowel-urgency', 'diarrhoea', 'anal-itch', 'flatulence'],
    some: ['trauma-birth-recent', 'constipation', 'urine-incontinence', 'social-withdrawal', 'anal-discharge', 'rectum-prolapsing', 'postpartum'],
    occasional: ['history-diabetes', 'history-dementia', 'stool-mucus', 'history-radiation', 'low-mood', 'rectal-pain'],
    rare: ['numbness-saddle', 'weakness-both-legs', 'back-pain', 'fever', 'stool-bloody', 'weight-loss'],
  },
  discriminators: ['bowel-incontinence', 'bowel-urgency', 'numbness-saddle'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 3650 },
  course: ['recurrent', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Go to the toilet after meals, at the same times.', 'Train the pelvic floor every day.', { text: 'Use a barrier cream and pads.', fromYears: 2, medicine: true }],
  comeBack: ['you go numb between the legs or your legs are weak', 'there is blood in the stool', 'you get weight loss'],
  examination: ['the back passage', 'the pelvic floor', 'stool tests or a scope'],
  presentation: 'Stool, wind or mucus leaks without warning or before the toilet is reached; after childbirth injury, with loose stool, an overfull bowel, nerve disease, radiation or old age; sore skin, shame, staying at home.',
  sources: ['NICE: Faecal incontinence in adults - management', 'NHS: Bowel incontinence', 'StatPearls: Fecal Incontinence'],
  examples: [
    { age: 66, sex: 'female', text: 'For a year stool leaks into my pants before I reach the toilet. I had difficult births. I avoid going out.' },
    { age: 58, sex: 'female', text: 'I lose control of my bowels; wind and loose stool come out with sudden urge.' },
  ],
} satisfies Condition
