import type { Condition } from '../../schema.ts'

export const developmentalDysplasiaHip = {
  id: 'developmental-dysplasia-hip',
  name: 'Hip dysplasia',
  aliases: ['developmental dysplasia of the hip', 'DDH', 'congenital dislocation of the hip', 'hip dysplasia', 'CDH'],
  icd10: 'Q65.89',
  system: 'paediatric',
  summary: 'The hip joint is not formed well from birth.',
  commonness: { usual: 'never', ages: { newborn: 'uncommon', infant: 'uncommon', toddler: 'rare' }, sex: 'mostly-female' },
  findings: {
    always: ['hip-click-infant'],
    often: ['hip-click-infant.one-sided', 'hip-movement-limited', 'legs-different-length', 'breech-birth', 'baby-otherwise-well'],
    some: ['limp', 'delayed-walking', 'family-joint', 'limp.painless'],
    occasional: ['hip-pain', 'hip-click-infant.both-sides'],
    rare: ['fever', 'crying-inconsolable', 'refuses-to-walk-child', 'injury-recent', 'joint-swelling', 'skin-redness'],
  },
  discriminators: ['hip-click-infant', 'legs-different-length', 'fever'],
  onset: ['gradual'],
  durationDays: { from: 1, to: 500 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Carry the baby with legs apart.', 'Do not swaddle the legs tight.'],
  comeBack: ['the child limps'],
  examination: ['spread the hips', 'ultrasound or X-ray'],
  presentation: 'Baby girl, breech birth or family history, with a clunking hip, uneven thigh folds, less spread on one side, shorter leg; later a painless waddling limp.',
  sources: ['NHS: Developmental dysplasia of the hip', 'AAP: Developmental dysplasia of the hip', 'StatPearls: Developmental dysplasia of the hip'],
  examples: [
    { age: 0.1, sex: 'female', text: "At the check my baby's left hip clunked and the thigh folds are uneven. She was breech." },
    { age: 1.5, sex: 'female', text: 'She started walking late and limps without pain, one leg seems shorter.' },
  ],
} satisfies Condition
