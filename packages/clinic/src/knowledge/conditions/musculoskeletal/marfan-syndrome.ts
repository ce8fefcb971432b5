import type { Condition } from '../../schema.ts'

export const marfanSyndrome = {
  id: 'marfan-syndrome',
  name: 'Marfan syndrome',
  aliases: ['marfan’s syndrome', 'marfans'],
  icd10: 'Q87.4',
  system: 'musculoskeletal',
  summary: 'An inherited weakness of connective tissue: tall, loose joints, a weak aorta.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['family-sudden-death', 'back-curved'],
    often: ['heart-murmur', 'joint-noise', 'vision-blurred'],
    some: ['back-pain', 'palpitations', 'breathless', 'joint-pain', 'skin-stretch-marks', 'chest-pain', 'fatigue', 'bone-deformity'],
    occasional: ['vision-loss-sudden', 'hernia-irreducible', 'history-hernia', 'double-vision', 'headache', 'history-aneurysm', 'near-fainting'],
    rare: ['fever', 'rash', 'weight-gain'],
  },
  discriminators: ['family-sudden-death', 'back-curved', 'heart-murmur'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 365, to: 10000 },
  course: ['lifelong'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment with a specialist.', 'Ask about relatives with the same signs.', 'No heavy lifting or contact sports until the heart was checked.'],
  comeBack: ['you get sudden chest or back pain', 'you get sudden loss of sight or breath'],
  examination: ['heart ultrasound, eyes with a slit lamp'],
  presentation: 'Tall and thin with long arms, legs and spider fingers, sunken or protruding breastbone, curved spine, flexible joints, flat feet, short sight with a slipped lens, mitral prolapse, widening aorta; a relative died suddenly.',
  sources: ['NHS: Marfan syndrome', 'ESC: Guidelines on aortic diseases'],
  examples: [
    { age: 22, sex: 'male', text: 'Very tall with long fingers, curved spine, sunken chest, a heart murmur; my father died suddenly of a torn aorta.' },
    { age: 17, sex: 'female', text: 'Loose joints, very short-sighted, long limbs and palpitations.' },
  ],
} satisfies Condition
