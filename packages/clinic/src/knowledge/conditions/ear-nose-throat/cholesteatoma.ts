import type { Condition } from '../../schema.ts'

export const cholesteatoma = {
  id: 'cholesteatoma',
  name: 'Cholesteatoma',
  aliases: ['cholesteatoma of middle ear', 'acquired cholesteatoma'],
  icd10: 'H71',
  system: 'ear-nose-throat',
  summary: 'Skin grows into the middle ear and eats away bone.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'very-rare' } },
  findings: {
    usual: ['ear-discharge', 'ear-discharge.foul', 'hearing-loss'],
    often: ['ear-discharge.long-standing', 'hearing-loss.one-sided', 'ear-discharge.recurrent', 'eardrum-perforated'],
    some: ['tinnitus', 'ear-fullness', 'vertigo', 'ear-discharge.pus', 'ear-discharge.painless', 'ear-infections-history'],
    occasional: ['ear-pain', 'weakness-face', 'dizziness', 'headache', 'swelling-behind-ear'],
    rare: ['fever', 'ear-tender-pulled', 'ear-itch', 'nose-runny'],
  },
  discriminators: ['ear-discharge.foul', 'ear-discharge.long-standing', 'weakness-face', 'hearing-loss.one-sided'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 1800 },
  course: ['worsening', 'recurrent'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon.', 'Keep the ear dry.'],
  comeBack: ['your face droops', 'you get dizzy', 'you have a strong headache, fever or a stiff neck'],
  examination: ['look at the eardrum', 'a hearing test', 'a scan of the ear bone'],
  presentation: 'Foul-smelling discharge from one ear for months that comes back despite drops, slowly worse hearing on that side, white debris in a pocket of the drum; later vertigo or facial weakness.',
  sources: ['CKS: Cholesteatoma', 'StatPearls: Cholesteatoma', 'NHS: Cholesteatoma'],
  examples: [
    { age: 34, sex: 'male', text: 'Stinking discharge from my right ear for over a year, drops do not help, and my hearing on that side is getting worse.' },
    { age: 12, sex: 'female', text: 'Her left ear leaks a foul fluid again and again and she hears badly with it. It does not hurt.' },
  ],
} satisfies Condition
