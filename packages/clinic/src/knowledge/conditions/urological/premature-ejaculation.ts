import type { Condition } from '../../schema.ts'

export const prematureEjaculation = {
  id: 'premature-ejaculation',
  name: 'Early ejaculation',
  aliases: ['premature ejaculation', 'rapid ejaculation', 'early climax', 'ejaculatio praecox'],
  icd10: 'F52.4',
  system: 'urological',
  summary: 'The man comes sooner than he and his partner wish.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never' }, sex: 'male-only' },
  findings: {
    always: ['ejaculation-early'],
    often: ['anxiety', 'stress-high'],
    some: ['erection-difficulty', 'low-mood', 'worry-excessive', 'sexual-new-partner'],
    occasional: ['perineal-pain', 'history-thyroid', 'heat-intolerance'],
    rare: ['penile-discharge', 'urination-painful', 'penile-sore', 'fever', 'testicle-pain', 'libido-low', 'blood-in-semen'],
  },
  discriminators: ['ejaculation-early', 'anxiety', 'libido-low'],
  onset: ['gradual', 'sudden'],
  durationDays: { from: 30, to: 7300 },
  course: ['constant'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: [{ text: 'Try a pause or squeeze before the peak, or a thicker condom.', fromYears: 12 }, 'Talk with your partner; it is common.'],
  comeBack: ['it bothers you much or began suddenly', 'erections fail too'],
  examination: ['a talk; a test of the thyroid and prostate if it is new'],
  presentation: 'Since the first time or newly, ejaculation within a minute or two of entering or before, without control, with distress. Anxiety, new partner, erection trouble, overactive thyroid or prostatitis in the new form.',
  sources: ['NHS: Ejaculation problems', 'EAU: Sexual and Reproductive Health', 'StatPearls: Premature Ejaculation'],
  examples: [
    { age: 28, sex: 'male', text: 'I always come within a minute and cannot control it; I am anxious about sex with my girlfriend.' },
    { age: 41, sex: 'male', text: 'For some months I ejaculate far too early, I am under stress, otherwise healthy.' },
  ],
} satisfies Condition
