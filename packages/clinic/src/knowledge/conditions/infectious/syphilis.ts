import type { Condition } from '../../schema.ts'

export const syphilis = {
  id: 'syphilis',
  name: 'Syphilis',
  aliases: ['lues', 'primary syphilis', 'secondary syphilis', 'Treponema pallidum infection', 'chancre', 'tertiary syphilis', 'neurosyphilis'],
  icd10: 'A53.9',
  system: 'infectious',
  summary: 'A sexual infection that starts with a painless sore and later brings a rash. Penicillin cures it.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'never', child: 'never', adolescent: 'rare', older: 'rare' }, sex: 'mostly-male' },
  findings: {
    often: ['positive-syphilis-test', 'rash', 'rash-palms-soles', 'sexual-unprotected', 'lymph-nodes-swollen', 'penile-sore', 'rash.generalised'],
    some: ['men-sex-with-men', 'vulval-sore', 'sexual-many-partners', 'sexual-new-partner', 'malaise', 'fever', 'headache', 'sore-throat', 'rash.flat', 'mouth-ulcers', 'fatigue', 'skin-ulcer', 'rash.painless', 'hair-loss-patchy', 'skin-warts', 'penile-sore.painless', 'hiv-positive'],
    occasional: ['body-aches', 'vision-blurred', 'hearing-loss', 'weight-loss', 'memory-loss', 'joint-pain', 'gait-unsteady', 'weakness-face', 'pregnant'],
    rare: ['rash.itchy', 'skin-blisters', 'penile-discharge', 'penile-sore.painful', 'urination-painful', 'vaginal-itch', 'skin-vesicles-different-stages'],
  },
  discriminators: ['rash-palms-soles', 'positive-syphilis-test', 'penile-sore.painless', 'sexual-unprotected', 'rash.itchy'],
  onset: ['days', 'weeks'],
  durationDays: { from: 5, to: 120 },
  course: ['constant', 'improving'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Go to a sexual health clinic.', 'No sex until treated', 'Tell your partners.'],
  comeBack: ['you have vision, hearing or balance trouble', 'you get a bad headache', 'you are pregnant'],
  examination: ['look at mouth, skin and genitals', 'blood test', 'HIV test'],
  presentation: 'Three weeks after sex one painless, hard, clean sore at penis, vulva, anus or mouth with firm groin glands. Weeks later a non-itchy copper rash on the trunk with palms and soles, fever, glands, patchy hair loss, moist warts, mouth patches. Years later heart and nerves.',
  sources: ['CDC: Syphilis', 'NHS: Syphilis', 'WHO: Syphilis'],
  examples: [
    { age: 31, sex: 'male', text: 'A month ago I had a painless sore on my penis that went by itself. Now I have a rash on my body and on palms and soles that does not itch.' },
    { age: 26, sex: 'female', text: 'A rash with spots on palms and soles, swollen glands and tiredness after a new partner.' },
  ],
} satisfies Condition
