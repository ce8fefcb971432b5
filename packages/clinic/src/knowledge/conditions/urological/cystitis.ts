import type { Condition } from '../../schema.ts'

export const cystitis = {
  id: 'cystitis',
  name: 'Bladder infection',
  aliases: ['cystitis', 'acute cystitis', 'urinary tract infection', 'uti', 'lower urinary tract infection', 'urine infection', 'lower uti', 'water infection', 'bladder inflammation', 'uncomplicated uti'],
  icd10: 'N30.00',
  system: 'urological',
  feltAs: 'urination-painful',
  summary: 'Germs have inflamed the bladder.',
  commonness: { usual: 'very-common', ages: { newborn: 'very-rare', infant: 'rare', toddler: 'uncommon', child: 'uncommon' }, sex: 'mostly-female', pregnancy: 'more' },
  findings: {
    usual: ['urination-painful', 'urination-frequent'],
    often: ['urination-urgent', 'suprapubic-pain', 'urine-cloudy', 'urine-nitrites-leucocytes', 'urine-smell'],
    some: ['urine-blood', 'urination-night', 'history-uti-recurrent', 'abdominal-pain.lower', 'sexual-new-partner', 'malaise', 'urine-dribbling', 'urine-little', 'intercourse-painful'],
    occasional: ['urine-incontinence', 'confusion-new', 'pregnant', 'menopause', 'history-diabetes', 'back-pain', 'catheter-in-place', 'history-kidney-stones', 'bedwetting'],
    rare: ['fever', 'flank-pain', 'rigors', 'vaginal-discharge', 'vaginal-itch', 'vomiting', 'penile-discharge', 'flank-tenderness', 'urine-excess'],
  },
  discriminators: ['urination-painful', 'urination-frequent', 'suprapubic-pain'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.3, to: 10 },
  course: ['worsening', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Drink enough and empty the bladder often.', 'Take a painkiller as the packet says.', 'A pharmacist or doctor can give an antibiotic.'],
  comeBack: ['you get fever, shivers or pain in the flank', 'you are pregnant', 'it is not better after two days or you are a man or child'],
  examination: ['a urine test', 'press above the pubic bone and tap the flanks'],
  presentation:
    'Burning on passing urine, having to go often with little each time, urgency, ache above the pubic bone, cloudy, smelly, sometimes bloody urine. No fever, no flank pain, no vaginal discharge. Mostly women, after sex, in pregnancy and after menopause. Nitrites and white cells in the urine. In old people sometimes only confusion.',
  sources: ['NICE: Urinary tract infection (lower): antimicrobial prescribing', 'CKS: Urinary tract infection (lower) - women', 'NHS: Urinary tract infections (UTIs)'],
  examples: [
    { age: 26, sex: 'female', text: 'Since yesterday it burns when I pee and I have to run to the toilet every half hour for a few drops. My bladder aches and the urine is cloudy. No fever.' },
    { age: 68, sex: 'female', text: 'Stinging when passing urine, urgency, smelly urine and a pain low in the belly for three days. I have had cystitis before.' },
  ],
} satisfies Condition
