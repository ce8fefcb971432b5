import type { Condition } from '../../schema.ts'

export const pyelonephritis = {
  id: 'pyelonephritis',
  name: 'Kidney infection',
  aliases: ['acute pyelonephritis', 'pyelonephritis', 'upper urinary tract infection', 'upper uti', 'infected kidney', 'kidney inflammation bacterial'],
  icd10: 'N10',
  system: 'urological',
  summary: 'Germs have climbed from the bladder into the kidney.',
  commonness: { usual: 'common', ages: { newborn: 'rare', infant: 'uncommon', child: 'uncommon' }, sex: 'mostly-female', pregnancy: 'more' },
  findings: {
    usual: ['fever', 'flank-pain', 'flank-tenderness'],
    often: ['chills', 'rigors', 'nausea', 'fever-high', 'flank-pain.one-sided', 'urination-painful', 'urination-frequent', 'malaise', 'urine-nitrites-leucocytes', 'raised-white-cells', 'vomiting', 'raised-crp-esr'],
    some: ['urine-cloudy', 'urine-blood', 'urination-urgent', 'back-pain', 'fast-heart-rate', 'history-uti-recurrent', 'suprapubic-pain', 'appetite-loss', 'abdominal-pain', 'body-aches', 'urine-smell', 'sweating', 'headache'],
    occasional: ['low-blood-pressure', 'confusion-new', 'pregnant', 'history-kidney-stones', 'history-diabetes', 'catheter-in-place', 'diarrhoea', 'raised-creatinine'],
    rare: ['flank-pain.not-relieved-position', 'vaginal-discharge', 'rash', 'flank-pain.radiates-groin', 'cough', 'scan-kidney-swollen', 'flank-pain.sudden'],
  },
  discriminators: ['fever', 'flank-tenderness', 'urination-painful'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.3, to: 7 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor the same day; go to hospital if you are pregnant, vomit or feel very ill.', 'Drink enough.', { text: 'Paracetamol as the packet says.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }],
  comeBack: ['you become confused or faint', 'you cannot keep tablets down', 'you are not better after two days of antibiotics'],
  examination: ['tap the flanks, temperature and pulse', 'urine test and culture', 'blood tests; a scan if it does not improve'],
  presentation: 'High fever with shaking chills, one-sided flank or loin pain and tenderness at the costovertebral angle, nausea and vomiting, often after or with burning and frequent urination. White cells, nitrites and casts in the urine. Women, pregnancy, diabetes, stones, catheter.',
  sources: ['NICE: Pyelonephritis (acute): antimicrobial prescribing', 'CKS: Pyelonephritis - acute', 'NHS: Kidney infection'],
  examples: [
    { age: 29, sex: 'female', text: 'I had burning when peeing for three days and now a fever of 39.5 with shaking chills and pain in my right flank. I vomited twice.' },
    { age: 52, sex: 'female', text: 'High temperature, left-sided loin pain, very tender when tapped, and cloudy smelly urine since yesterday.' },
  ],
} satisfies Condition
