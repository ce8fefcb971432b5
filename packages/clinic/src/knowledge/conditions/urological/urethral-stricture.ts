import type { Condition } from '../../schema.ts'

export const urethralStricture = {
  id: 'urethral-stricture',
  name: 'Narrowed urine tube',
  aliases: ['urethral stricture', 'stricture of urethra', 'urethral stenosis', 'meatal stenosis'],
  icd10: 'N35.919',
  system: 'urological',
  summary: 'A scar narrows the urine tube.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['urine-stream-weak'],
    often: ['urine-dribbling', 'urine-hesitancy', 'history-uti-recurrent', 'urination-painful', 'urinary-retention'],
    some: ['urination-frequent', 'trauma-straddle', 'urine-blood', 'recent-surgery', 'history-pid', 'suprapubic-pain', 'urine-incontinence', 'testicle-pain', 'catheter-in-place', 'ejaculation-painful', 'penile-discharge', 'urination-urgent'],
    occasional: ['history-prostate', 'perineal-pain'],
    rare: ['fever', 'prostate-abnormal', 'weight-loss', 'bone-pain', 'vaginal-discharge', 'urination-night'],
  },
  discriminators: ['urine-stream-weak', 'urine-dribbling', 'trauma-straddle'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 3650 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Drink enough and take your time.', 'Book a doctor.'],
  comeBack: ['you cannot pass urine', 'you have fever or shivers'],
  examination: ['measure the flow and rest urine', 'an X-ray or camera test of the tube'],
  presentation: 'Man under 50 with a thin, weak, spraying or split stream, straining and dribbling growing over months to years, urine infections; after a straddle injury, catheter, camera operation, gonorrhoea or lichen sclerosus. Normal prostate.',
  sources: ['EAU: Urethral Strictures', 'StatPearls: Urethral Strictures', 'NHS: Urethral stricture'],
  examples: [
    { age: 38, sex: 'male', text: 'My stream has become thin and sprays, I must strain and it dribbles; some years ago I fell on the crossbar of my bike. I get urine infections.' },
    { age: 45, sex: 'male', text: 'After a catheter last year a weaker and weaker stream, slow to empty, prostate normal.' },
  ],
} satisfies Condition
