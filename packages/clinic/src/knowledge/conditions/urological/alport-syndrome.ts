import type { Condition } from '../../schema.ts'

export const alportSyndrome = {
  id: 'alport-syndrome',
  name: 'Alport syndrome',
  aliases: ['hereditary nephritis'],
  icd10: 'Q87.81',
  system: 'urological',
  summary: 'An inherited disorder of kidney, ear and eye.',
  commonness: { usual: 'very-rare', sex: 'mostly-male' },
  findings: {
    usual: ['urine-blood', 'hearing-loss'],
    often: ['family-kidney-disease', 'urine-protein', 'high-blood-pressure', 'raised-creatinine'],
    some: ['urine-foamy', 'vision-blurred', 'fatigue', 'swelling-legs', 'recent-viral-illness', 'urine-blood.recurrent'],
    occasional: ['headache', 'swelling-face', 'history-kidney-disease', 'eye-pain', 'urine-little'],
    rare: ['fever', 'flank-pain', 'urination-painful'],
  },
  discriminators: ['urine-blood', 'hearing-loss', 'family-kidney-disease'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 100, to: 10000 },
  course: ['lifelong', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment with a specialist.', 'Ask about relatives with the same signs.'],
  comeBack: ['you pass little urine or swell'],
  examination: ['urine, kidney and hearing tests'],
  presentation: 'A boy with blood in the urine since childhood, worse with colds, growing hearing loss and eye changes, kidney failure in youth; men in the mother’s family affected.',
  sources: ['NHS: Kidney disease, inherited', 'StatPearls: Alport Syndrome'],
  examples: [
    { age: 14, sex: 'male', text: 'Blood in the urine on and off since childhood, hearing getting worse, my uncle lost his kidneys.' },
    { age: 22, sex: 'male', text: 'Kidney weakness, hearing aids and red urine after colds.' },
  ],
} satisfies Condition
