import type { Condition } from '../../schema.ts'

export const hypokalaemia = {
  id: 'hypokalaemia',
  name: 'Low potassium',
  aliases: ['hypokalemia', 'potassium deficiency', 'hypokalaemia'],
  icd10: 'E87.6',
  system: 'endocrine',
  summary: 'Too little potassium in the blood weakens muscles and heart.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    usual: ['low-potassium'],
    often: ['muscle-weakness', 'fatigue', 'muscle-cramps', 'takes-diuretic'],
    some: ['constipation', 'palpitations', 'diarrhoea', 'vomiting', 'weakness-both-legs', 'weakness-general', 'self-induced-vomiting'],
    occasional: ['paralysis', 'tingling', 'urine-excess', 'history-eating-disorder', 'abdominal-swelling', 'twitching', 'near-fainting', 'takes-steroids'],
    rare: ['fever', 'numbness'],
  },
  discriminators: ['low-potassium', 'muscle-weakness', 'takes-diuretic'],
  onset: ['days', 'weeks'],
  durationDays: { from: 2, to: 60 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today for a blood test.'],
  comeBack: ['your heart is irregular', 'you can hardly move', 'you faint'],
  examination: ['potassium and heart tracing'],
  presentation: 'Weak, aching, cramping muscles, constipation, palpitations, tiredness, after vomiting, diarrhoea, laxatives or water tablets. U waves on the heart tracing.',
  sources: ['StatPearls: Hypokalemia', 'NHS: Potassium test'],
  examples: [
    { age: 62, sex: 'female', text: 'I take water tablets; my legs are weak and cramp, I am constipated and my heart skips beats.' },
    { age: 24, sex: 'female', text: 'I make myself vomit; now my muscles are weak and my heart flutters.' },
  ],
} satisfies Condition
