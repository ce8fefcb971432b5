import type { Condition } from '../../schema.ts'

export const strabismusDisease = {
  id: 'strabismus-disease',
  name: 'Squint',
  aliases: ['strabismus', 'squint', 'esotropia', 'exotropia', 'crossed eyes', 'lazy eye', 'amblyopia'],
  icd10: 'H50.9',
  system: 'eye',
  summary: 'The eyes do not look the same way. In children sight may not develop.',
  commonness: { usual: 'rare', ages: { infant: 'uncommon', toddler: 'uncommon', child: 'uncommon' } },
  findings: {
    usual: ['squint'],
    often: ['squint.intermittent', 'squint.one-sided'],
    some: ['vision-blurred', 'far-vision-difficulty', 'family-eye-disease', 'premature-birth', 'double-vision'],
    occasional: ['eye-strain', 'developmental-delay', 'headache'],
    rare: ['eye-pain', 'eye-redness', 'eye-discharge', 'fever', 'pupil-white', 'eyelid-droop', 'vomiting', 'eye-movement-limited'],
  },
  discriminators: ['squint', 'pupil-white', 'eye-movement-limited'],
  onset: ['gradual'],
  durationDays: { from: 14, to: 1500 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Take the child to an eye check soon.', 'Use glasses or patches as told.'],
  comeBack: ['the squint came suddenly', 'the pupil looks white', 'there is headache, vomiting or double sight'],
  examination: ['test eye position, movements and sight'],
  presentation: 'Child of one to four with one eye turning in or out, constantly or when tired; poor sight in that eye (amblyopia), family history.',
  sources: ['CKS: Squint in children', 'AAO: Strabismus', 'NHS: Squint'],
  examples: [
    { age: 3, sex: 'female', text: 'Her left eye turns in, mostly when she is tired. Her father had a squint.' },
    { age: 2, sex: 'male', text: 'One eye wanders outwards for some months, no pain.' },
  ],
} satisfies Condition
