import type { Condition } from '../../schema.ts'

export const laryngopharyngealReflux = {
  id: 'laryngopharyngeal-reflux',
  name: 'Throat reflux',
  aliases: ['laryngopharyngeal reflux', 'LPR', 'silent reflux', 'reflux laryngitis', 'posterior laryngitis'],
  icd10: 'J38.7',
  system: 'ear-nose-throat',
  summary: 'Acid from the stomach reaches the throat and irritates it.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'rare', child: 'very-rare' } },
  findings: {
    usual: ['throat-clearing', 'throat-lump-feeling'],
    often: ['hoarse-voice', 'post-nasal-drip', 'cough.dry', 'hoarse-voice.morning'],
    some: ['heartburn', 'acid-regurgitation', 'sore-throat', 'cough', 'swallowing-difficult', 'cough.worse-lying', 'bad-breath', 'history-reflux', 'obesity', 'stress-recent', 'cough.after-meals', 'taste-change'],
    occasional: ['choking-episode', 'cough.long-standing', 'ear-pain'],
    rare: ['fever', 'weight-loss', 'neck-lump', 'nose-runny', 'food-sticking', 'swallowing-painful'],
  },
  discriminators: ['throat-clearing', 'throat-lump-feeling', 'hoarse-voice.morning'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 21, to: 730 },
  course: ['recurrent', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Do not eat in the three hours before bed.', 'Raise the head of your bed.', { text: 'Eat small meals; leave out fat, alcohol and coffee if they bother you.', fromYears: 12 }, 'Do not smoke.'],
  comeBack: ['food gets stuck', 'you lose weight', 'you are hoarse for over three weeks'],
  examination: ['look at the throat and voice box'],
  presentation: 'Constant throat clearing, lump feeling (globus), morning hoarseness, mucus in the throat, dry cough after meals or lying down; often without heartburn.',
  sources: ['CKS: Dyspepsia - proven GORD', 'StatPearls: Laryngopharyngeal reflux'],
  examples: [
    { age: 44, sex: 'female', text: 'For months I have to clear my throat all the time, it feels like there is a lump in my throat and I am hoarse in the mornings. Sometimes heartburn.' },
    { age: 51, sex: 'male', text: 'Dry cough after meals, mucus in my throat and a hoarse voice when I wake up.' },
  ],
} satisfies Condition
