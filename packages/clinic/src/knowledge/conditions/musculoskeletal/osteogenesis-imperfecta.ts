import type { Condition } from '../../schema.ts'

export const osteogenesisImperfecta = {
  id: 'osteogenesis-imperfecta',
  name: 'Brittle bone disease',
  aliases: ['osteogenesis imperfecta', 'brittle bones'],
  icd10: 'Q78.0',
  system: 'musculoskeletal',
  summary: 'An inherited weakness of bones that break easily.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['low-trauma-fracture', 'bone-pain'],
    often: ['hearing-loss', 'bone-deformity', 'growth-poor', 'bruising-easy'],
    some: ['back-curved', 'limp', 'joint-noise', 'walking-difficult', 'crying-inconsolable', 'family-neurological-inherited', 'cannot-bear-weight'],
    occasional: ['breathless', 'tooth-sensitive', 'bone-seen-or-bent', 'back-pain', 'heart-murmur'],
    rare: ['fever', 'weight-loss', 'rash'],
  },
  discriminators: ['low-trauma-fracture', 'hearing-loss', 'bone-deformity'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 1, to: 10000 },
  course: ['lifelong', 'recurrent'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Book an appointment with a specialist.', 'Ask about relatives with the same signs.'],
  comeBack: ['a new break', 'trouble breathing'],
  examination: ['X-rays, eyes and teeth, gene test'],
  presentation: 'A child with many fractures after little force, blue whites of the eyes, poor teeth, loose joints, early hearing loss, short bowed limbs; a parent too. Mistaken for abuse.',
  sources: ['NHS: Brittle bone disease', 'Merck: Osteogenesis Imperfecta'],
  examples: [
    { age: 3, sex: 'female', text: 'Her fourth broken bone from small bumps, the whites of her eyes look blue; her dad also broke many bones.' },
    { age: 20, sex: 'male', text: 'Fractures since childhood, hearing loss and loose joints.' },
  ],
} satisfies Condition
