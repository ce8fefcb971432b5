import type { Condition } from '../../schema.ts'

export const ventricularSeptalDefect = {
  id: 'ventricular-septal-defect',
  name: 'Hole between the lower heart chambers (ventricular septal defect)',
  aliases: ['VSD', 'ventricular septal defect', 'hole in the heart between the ventricles'],
  icd10: 'Q21.0',
  system: 'cardiovascular',
  summary: 'A hole between the two main heart chambers since birth.',
  commonness: { usual: 'rare', ages: { newborn: 'uncommon', infant: 'uncommon', toddler: 'rare', child: 'rare', adolescent: 'very-rare', 'young-adult': 'very-rare', adult: 'very-rare', older: 'very-rare' } },
  findings: {
    always: ['heart-murmur'],
    often: ['poor-feeding', 'breathing-fast', 'weight-gain-poor', 'history-congenital-heart', 'sweating'],
    some: ['infections-frequent', 'growth-poor', 'fast-breathing-rate', 'breathless', 'chest-indrawing', 'fast-heart-rate', 'liver-enlarged', 'chest-xray-big-heart', 'fatigue'],
    occasional: ['premature-birth', 'cough', 'crackles-in-lungs', 'swelling-face', 'fever'],
    rare: ['cyanosis', 'clubbing', 'pulse-weak-or-absent', 'faint-or-collapse'],
  },
  discriminators: ['heart-murmur', 'poor-feeding', 'weight-gain-poor', 'cyanosis'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 7, to: 4000 },
  course: ['lifelong', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Feed small amounts often.', 'Have the baby seen by a doctor soon.'],
  comeBack: ['the baby feeds less than half', 'breathes fast or with effort', 'turns blue or grey'],
  examination: ['listen for the murmur', 'heart ultrasound', 'weigh the child'],
  presentation: 'Baby of some weeks with a harsh pansystolic murmur at the lower left edge, sweating and tiring during feeds, fast breathing, poor weight gain, frequent chest infections. Small holes give only a loud murmur in a well child. Not blue.',
  sources: ['StatPearls: Ventricular Septal Defect', 'NHS: Congenital heart disease'],
  examples: [
    { age: 0.2, sex: 'male', text: 'My baby of two months sweats and tires when feeding, breathes fast and gains little weight. A loud heart murmur was heard.' },
    { age: 3, sex: 'female', text: 'A loud harsh heart murmur was found at the check-up, otherwise she is well.' },
  ],
} satisfies Condition
