import type { Condition } from '../../schema.ts'

export const igaNephropathy = {
  id: 'iga-nephropathy',
  name: 'IgA nephropathy',
  aliases: ['berger disease', "berger's disease", 'iga nephritis', 'synpharyngitic haematuria'],
  icd10: 'N02.8',
  system: 'urological',
  summary: 'Antibodies get stuck in the filters of the kidney; urine turns red with colds.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['urine-blood'],
    often: ['urine-blood.recurrent', 'recent-viral-illness', 'sore-throat', 'urine-blood.painless', 'dark-urine', 'urine-protein'],
    some: ['flank-pain', 'high-blood-pressure', 'fever', 'urine-red-cell-casts', 'nose-runny', 'urine-foamy', 'fatigue', 'raised-creatinine', 'urine-blood.sudden', 'cough'],
    occasional: ['swelling-legs', 'headache', 'skin-purple-spots', 'family-kidney-disease'],
    rare: ['urination-painful', 'low-complement', 'recent-sore-throat', 'flank-pain.radiates-groin', 'swelling-face', 'joint-pain', 'weight-loss'],
  },
  discriminators: ['urine-blood.recurrent', 'sore-throat', 'recent-sore-throat'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.5, to: 3650 },
  course: ['recurrent', 'episodic'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor for urine and blood tests.', 'Do not take ibuprofen and the like.'],
  comeBack: ['you pass little urine', 'you swell or have strong headache'],
  examination: ['urine under the microscope', 'blood pressure and kidney values', 'a kidney sample'],
  presentation: 'Young man whose urine turns red or cola-coloured within one to three days of a cold or sore throat, again and again, with mild flank ache; between attacks microscopic blood and some protein. Complement normal. Unlike the post-streptococcal form there is no gap of weeks.',
  sources: ['StatPearls: IgA Nephropathy', 'Merck: Immunoglobulin A Nephropathy', 'NHS: IgA nephropathy'],
  examples: [
    { age: 23, sex: 'male', text: 'Whenever I get a cold with sore throat my urine turns dark red within a day, without pain. This is the third time.' },
    { age: 29, sex: 'male', text: 'A day after a throat infection I have cola-coloured urine again and a dull ache in the flanks. Protein was found in the urine.' },
  ],
} satisfies Condition
