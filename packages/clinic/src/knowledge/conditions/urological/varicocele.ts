import type { Condition } from '../../schema.ts'

export const varicocele = {
  id: 'varicocele',
  name: 'Varicocele',
  aliases: ['varicocoele', 'varicose veins of the scrotum', 'dilated pampiniform plexus'],
  icd10: 'I86.1',
  system: 'urological',
  summary: 'The veins above the testicle are widened, like varicose veins.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'rare', adolescent: 'common' }, sex: 'male-only' },
  findings: {
    usual: ['scrotal-swelling', 'scrotal-swelling.left'],
    often: ['scrotal-swelling.worse-standing', 'scrotal-swelling.painless', 'testicle-pain.dull', 'scrotal-swelling.soft'],
    some: ['testicle-pain', 'infertility', 'testicle-pain.worse-standing', 'testicle-pain.evening', 'testicle-pain.relieved-lying', 'scrotal-swelling.worse-exertion'],
    occasional: ['testicle-pain.worse-exertion'],
    rare: ['fever', 'urination-painful', 'scrotal-swelling.red', 'testicle-pain.severe', 'testicle-pain.sudden', 'testicle-lump', 'nausea', 'scrotal-swelling.right'],
  },
  discriminators: ['scrotal-swelling.left', 'scrotal-swelling.worse-standing', 'testicle-pain.relieved-lying'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 3650 },
  course: ['constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Supportive underwear helps.', 'Have it checked if you want children.'],
  comeBack: ['it appears suddenly, on the right, or does not empty on lying down', 'the testicle shrinks or hurts'],
  examination: ['feel standing and with a cough', 'an ultrasound'],
  presentation: 'Soft, worm-like swelling above the left testicle (bag of worms) that fills on standing and empties on lying, painless or a dull dragging ache late in the day; often found when a child does not come. Sudden or right-sided: look at the kidney.',
  sources: ['NHS: Varicocele', 'StatPearls: Varicocele', 'EAU: Sexual and Reproductive Health'],
  examples: [
    { age: 22, sex: 'male', text: 'Above my left testicle it feels like a bag of worms when I stand; it goes when I lie down. A dull ache in the evening.' },
    { age: 31, sex: 'male', text: 'We cannot conceive; I have a soft swelling of veins on the left of my scrotum, no pain.' },
  ],
} satisfies Condition
