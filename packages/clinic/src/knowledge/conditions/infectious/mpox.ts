import type { Condition } from '../../schema.ts'

export const mpox = {
  id: 'mpox',
  name: 'Mpox',
  aliases: ['monkeypox', 'mpox infection', 'monkeypox virus infection'],
  icd10: 'B04',
  system: 'infectious',
  summary: 'A virus passed on by skin contact with painful pocks.',
  commonness: { usual: 'very-rare', sex: 'mostly-male' },
  findings: {
    usual: ['rash', 'rash.blistering', 'fever'],
    often: ['lymph-nodes-swollen', 'skin-pustules', 'rash.painful', 'malaise', 'men-sex-with-men', 'rash.genital-site', 'headache', 'sexual-new-partner'],
    some: ['body-aches', 'fatigue', 'chills', 'rectal-pain', 'sore-throat', 'rash.face-site', 'rash-palms-soles', 'genital-blisters', 'rash.crusted', 'back-pain', 'sexual-many-partners', 'skin-umbilicated-papules', 'close-contact-itchy', 'penile-sore'],
    occasional: ['mouth-ulcers', 'hiv-positive', 'eye-redness', 'recent-travel-tropics'],
    rare: ['skin-vesicles-different-stages', 'rash.itchy', 'skin-dermatome-blisters', 'cough', 'jaundice'],
  },
  discriminators: ['lymph-nodes-swollen', 'rash.genital-site', 'rash.painful', 'skin-vesicles-different-stages'],
  onset: ['days'],
  durationDays: { from: 1, to: 21 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Stay apart and cover the spots.', 'No skin contact or sex until all crusts are off.', 'Ring a sexual health clinic.'],
  comeBack: ['the eyes are affected', 'pain is unbearable', 'you cannot swallow'],
  examination: ['swab of a spot', 'tests for other infections'],
  presentation: 'One to two weeks after close skin or sexual contact: fever, aches, swollen groin or neck glands, then firm, deep, painful spots all at one stage turning to pustules with a dent and crusts, on genitals, around the anus, face, hands.',
  sources: ['WHO: Mpox', 'CDC: Mpox', 'NHS: Mpox'],
  examples: [
    { age: 33, sex: 'male', text: 'Ten days after sex with a new man I have fever, swollen groin glands and painful pus spots on my genitals and hands.' },
    { age: 41, sex: 'male', text: 'Firm painful blisters with a dent around the anus and on the face, swollen glands.' },
  ],
} satisfies Condition
