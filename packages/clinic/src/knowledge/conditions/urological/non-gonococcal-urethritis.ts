import type { Condition } from '../../schema.ts'

export const nonGonococcalUrethritis = {
  id: 'non-gonococcal-urethritis',
  name: 'Urethritis',
  aliases: ['nongonococcal urethritis', 'ngu', 'non specific urethritis', 'nsu', 'urethritis', 'mycoplasma genitalium infection', 'nonspecific urethritis'],
  icd10: 'N34.1',
  system: 'urological',
  summary: 'The urine tube of a man is inflamed by germs other than gonorrhoea.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'uncommon', older: 'very-rare' }, sex: 'male-only' },
  findings: {
    usual: ['urination-painful'],
    often: ['penile-discharge', 'sexual-unprotected', 'penile-discharge.watery', 'sexual-new-partner', 'penile-discharge.light'],
    some: ['penile-sore.itchy', 'sexual-many-partners', 'penile-sore', 'partner-infected', 'urination-frequent', 'men-sex-with-men', 'urine-nitrites-leucocytes', 'penile-discharge.morning'],
    occasional: ['testicle-pain', 'swab-chlamydia', 'joint-pain', 'eye-redness', 'history-pid', 'suprapubic-pain'],
    rare: ['swab-gonococci', 'penile-discharge.green-yellow', 'fever', 'genital-blisters', 'flank-pain', 'urine-stream-weak', 'urination-night', 'penile-discharge.pus'],
  },
  discriminators: ['urination-painful', 'penile-discharge.watery', 'swab-gonococci'],
  onset: ['days', 'weeks'],
  durationDays: { from: 2, to: 60 },
  course: ['constant', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Go to a sexual health clinic.', 'No sex until you and your partner are treated.'],
  comeBack: ['a testicle hurts or swells', 'you get fever, red eyes or sore joints'],
  examination: ['a swab or first-catch urine', 'tests for chlamydia, gonorrhoea and mycoplasma'],
  presentation: 'Young man with burning on passing urine, tingling or itch in the pipe and scant clear or whitish discharge, most in the morning, one to four weeks after unprotected sex. White cells but no diplococci on the smear. Reactive arthritis may follow with red eyes and joints.',
  sources: ['CKS: Urethritis - male', 'NHS: Non-gonococcal urethritis', 'CDC: Sexually Transmitted Infections Treatment Guidelines'],
  examples: [
    { age: 27, sex: 'male', text: 'For ten days it burns and itches inside the tip of my penis when I pee and there is a bit of clear discharge in the morning. I had sex without a condom.' },
    { age: 33, sex: 'male', text: 'Dysuria and slight watery penile discharge; the gonorrhoea test was negative. New partner a month ago.' },
  ],
} satisfies Condition
