import type { Condition } from '../../schema.ts'

export const hyperkalaemia = {
  id: 'hyperkalaemia',
  name: 'High potassium',
  aliases: ['hyperkalemia', 'hyperkalaemia'],
  icd10: 'E87.5',
  system: 'endocrine',
  summary: 'Too much potassium in the blood; it can stop the heart.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    usual: ['high-potassium'],
    often: ['history-kidney-disease', 'weakness-general', 'muscle-weakness', 'raised-creatinine'],
    some: ['palpitations', 'takes-ace-inhibitor', 'nausea', 'slow-heart-rate', 'fatigue', 'tingling', 'takes-diuretic'],
    occasional: ['breathless', 'chest-pain', 'paralysis', 'near-fainting', 'urine-little', 'loss-of-consciousness', 'history-diabetes', 'abdominal-pain'],
    rare: ['fever', 'diarrhoea'],
  },
  discriminators: ['high-potassium', 'history-kidney-disease', 'muscle-weakness'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.2, to: 14 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today or tomorrow, so that the potassium is measured again and the heart traced.', 'Take no potassium tablets and no salt substitute, and ask today which of your tablets to pause.'],
  comeBack: ['you faint', 'your chest hurts', 'you cannot move your legs'],
  examination: ['potassium and heart tracing'],
  presentation: 'Weakness, tingling, nausea, palpitations or slow heart in a person with kidney disease or on ACE inhibitors, spironolactone or potassium; often no complaint until collapse. Peaked T waves.',
  sources: ['RCEM: Hyperkalaemia guidance', 'StatPearls: Hyperkalemia'],
  examples: [
    { age: 69, sex: 'male', text: 'I have kidney failure and missed dialysis, I feel very weak and my heart is slow and uneven.' },
    { age: 73, sex: 'female', text: 'The lab called: potassium 7.1. I take ramipril and spironolactone and feel weak.' },
  ],
} satisfies Condition
