import type { Condition } from '../../schema.ts'

export const smallIntestinalBacterialOvergrowth = {
  id: 'small-intestinal-bacterial-overgrowth',
  name: 'Bacterial overgrowth of the small bowel',
  aliases: ['sibo', 'small intestinal bacterial overgrowth', 'blind loop syndrome', 'bacterial overgrowth syndrome'],
  icd10: 'K63.8219',
  system: 'gastrointestinal',
  summary: 'Too many bacteria live in the small bowel, causing wind, bloating and loose stools.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'very-rare' } },
  findings: {
    usual: ['bloating', 'diarrhoea'],
    often: ['flatulence', 'abdominal-pain', 'history-abdominal-surgery', 'stool-greasy', 'abdominal-swelling', 'abdominal-pain.after-meals', 'diarrhoea.long-standing'],
    some: ['weight-loss', 'fatigue', 'low-b12', 'macrocytosis', 'history-diabetes', 'takes-ppi', 'history-ibd', 'nausea', 'history-ibs', 'bowel-sounds-tinkling', 'low-haemoglobin', 'stool-greasy.foul', 'low-vitamin-d'],
    occasional: ['numbness', 'tingling-feet', 'belching'],
    rare: ['fever', 'stool-bloody', 'positive-ttg', 'vomiting', 'raised-crp-esr', 'diarrhoea.worse-gluten', 'recent-travel-abroad'],
  },
  discriminators: ['bloating', 'low-b12', 'history-abdominal-surgery'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 1825 },
  course: ['recurrent', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Eat smaller meals with less sugar.', 'Ask whether your medicines slow the bowel.'],
  comeBack: ['you lose weight', 'your feet go numb', 'there is blood'],
  examination: ['a breath test', 'vitamin B12 and other vitamins', 'look for the cause'],
  presentation: 'Bloating, wind, loose or greasy stools, belly discomfort after meals and weight loss after stomach or bowel surgery (blind loop), with scleroderma, diabetes, strictures or small-bowel pouches. Vitamin B12 low, folate high or normal. Breath test positive.',
  sources: ['StatPearls: Small Intestinal Bacterial Overgrowth', 'Merck: Small Intestinal Bacterial Overgrowth (SIBO)', 'AAFP: Malabsorption'],
  examples: [
    { age: 58, sex: 'female', text: 'Since my stomach operation I am terribly bloated after meals, with a lot of wind and foul loose stools. My vitamin B12 is low and I lost weight.' },
    { age: 63, sex: 'male', text: 'Diabetic for long; bloated, gassy, greasy diarrhoea for a year and a low B12 level.' },
  ],
} satisfies Condition
