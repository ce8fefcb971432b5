import type { Condition } from '../../schema.ts'

export const overactiveBladder = {
  id: 'overactive-bladder',
  name: 'Overactive bladder',
  aliases: ['urge incontinence', 'oab', 'overactive bladder syndrome', 'detrusor overactivity', 'urgency incontinence', 'irritable bladder'],
  icd10: 'N32.81',
  system: 'urological',
  summary: 'The bladder muscle squeezes too early.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'uncommon' } },
  findings: {
    usual: ['urination-urgent', 'urination-frequent'],
    often: ['urination-night', 'urine-incontinence'],
    some: ['menopause', 'overweight', 'takes-diuretic', 'constipation', 'anxiety', 'history-prostate', 'urine-leak-cough', 'insomnia', 'bedwetting'],
    occasional: ['history-multiple-sclerosis', 'history-parkinson', 'history-stroke', 'urine-dribbling', 'prolapse-feeling', 'suprapubic-pain', 'history-diabetes'],
    rare: ['urination-painful', 'fever', 'urine-blood', 'urine-excess', 'thirst', 'flank-pain', 'urine-nitrites-leucocytes', 'weight-loss'],
  },
  discriminators: ['urination-urgent', 'urine-incontinence', 'urination-painful'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 3650 },
  course: ['constant', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Train the bladder: wait a little longer each time.', { text: 'Less coffee, tea, fizzy drinks and alcohol.', fromYears: 12 }, 'Pelvic floor exercises help.'],
  comeBack: ['it burns or there is blood', 'your legs feel weak or numb', 'you are very thirsty'],
  examination: ['a urine test', 'a diary of drinks and toilet visits', 'measure rest urine'],
  presentation: 'Sudden strong urge that cannot be put off, going more than eight times a day and at night, sometimes leaking on the way (key in the door, running water), for months, without infection or pain.',
  sources: ['NICE: Urinary incontinence and pelvic organ prolapse in women: management', 'NHS: Urinary incontinence', 'StatPearls: Overactive Bladder'],
  examples: [
    { age: 57, sex: 'female', text: 'For months I have had a sudden urge to pee that I cannot hold, I leak before I reach the toilet and go twelve times a day and at night. No burning.' },
    { age: 64, sex: 'male', text: 'Urgency and frequency all day, up three times a night, sometimes an accident; urine test clear and the stream is fine.' },
  ],
} satisfies Condition
