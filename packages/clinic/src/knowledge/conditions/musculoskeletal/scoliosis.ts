import type { Condition } from '../../schema.ts'

export const scoliosis = {
  id: 'scoliosis',
  name: 'Scoliosis',
  aliases: ['idiopathic scoliosis', 'adolescent idiopathic scoliosis', 'curvature of the spine'],
  icd10: 'M41.9',
  system: 'musculoskeletal',
  summary: 'The spine curves to the side, usually in growing girls.',
  commonness: { usual: 'uncommon', ages: { adolescent: 'common', newborn: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    always: ['back-curved'],
    often: ['back-curved.worsening'],
    some: ['back-pain', 'shoulder-pain', 'family-neurological-inherited'],
    occasional: ['rib-pain', 'breathless', 'neck-pain', 'leg-pain', 'gait-unsteady'],
    rare: ['fever', 'weakness-leg', 'numbness', 'back-pain.night', 'weight-loss'],
  },
  discriminators: ['back-curved', 'family-neurological-inherited', 'fever'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 5000 },
  course: ['constant', 'worsening'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment; bending forward shows it best.'],
  comeBack: ['you get pain at night', 'you get weak legs or numbness', 'trouble breathing'],
  examination: ['forward bend test, X-ray'],
  presentation: 'A girl of ten to fifteen with one shoulder or hip higher, a rib hump on bending forward, mostly no pain, growing during the growth spurt.',
  sources: ['NHS: Scoliosis', 'StatPearls: Idiopathic Scoliosis'],
  examples: [
    { age: 13, sex: 'female', text: 'One shoulder is higher and a hump shows on the right when she bends forward, no pain.' },
    { age: 15, sex: 'female', text: 'My spine looks S-shaped and clothes hang crooked.' },
  ],
} satisfies Condition
