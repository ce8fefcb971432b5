import type { Condition } from '../../schema.ts'

export const presbycusis = {
  id: 'presbycusis',
  name: 'Age-related hearing loss',
  aliases: ['presbycusis', 'age related hearing loss', 'senile deafness', 'age-related hearing loss', 'sensorineural hearing loss of ageing'],
  icd10: 'H91.1',
  system: 'ear-nose-throat',
  summary: 'Hearing gets worse slowly with age, in both ears.',
  commonness: { usual: 'never', ages: { adult: 'common', older: 'very-common' } },
  findings: {
    usual: ['hearing-loss', 'hearing-loss.both-sides', 'hearing-loss.gradual', 'hearing-noisy-places'],
    often: ['tinnitus', 'hearing-loss.long-standing', 'hearing-loss.worsening'],
    some: ['noise-exposure-long', 'social-withdrawal', 'history-hypertension', 'low-mood', 'ear-wax'],
    occasional: ['imbalance', 'memory-loss'],
    rare: ['ear-pain', 'ear-discharge', 'hearing-loss-sudden', 'vertigo', 'hearing-loss.one-sided', 'ear-fullness'],
  },
  discriminators: ['hearing-loss.both-sides', 'hearing-noisy-places', 'hearing-loss.gradual', 'ear-discharge'],
  onset: ['gradual'],
  durationDays: { from: 180, to: 3650 },
  course: ['worsening', 'lifelong'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Ask people to face you and speak clearly.', 'Hearing aids help, best early.', 'Turn off background noise.'],
  comeBack: ['hearing goes suddenly or on one side only', 'the ear hurts or runs', 'you get spells of spinning'],
  examination: ['look into the ears', 'a hearing test'],
  presentation: 'Older person who cannot follow conversation in noise, asks people to repeat, has the television loud, high sounds go first, both ears, over years, sometimes with ringing; family notices first.',
  sources: ['CKS: Hearing loss in adults', 'NHS: Hearing loss', 'NICE: Hearing loss in adults: assessment and management'],
  examples: [
    { age: 74, sex: 'male', text: 'For some years my hearing is getting worse in both ears, my wife says the TV is too loud and I cannot follow talk in a restaurant.' },
    { age: 69, sex: 'female', text: 'I keep asking people to repeat themselves, it seems everyone mumbles. Some ringing in both ears.' },
  ],
} satisfies Condition
