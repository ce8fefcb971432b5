import type { Condition } from '../../schema.ts'

export const pagetDiseaseBone = {
  id: 'paget-disease-bone',
  name: "Paget's disease of bone",
  aliases: ['paget disease of bone', 'osteitis deformans', 'paget’s disease'],
  icd10: 'M88.9',
  system: 'musculoskeletal',
  summary: 'Bone is rebuilt too fast and becomes large and weak.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare' } },
  findings: {
    usual: ['bone-pain'],
    often: ['back-pain', 'hip-pain', 'bone-deformity', 'leg-pain'],
    some: ['hearing-loss', 'headache', 'bone-pain.night', 'joint-pain', 'low-trauma-fracture', 'skin-warm', 'thigh-pain', 'head-large'],
    occasional: ['tinnitus', 'numbness', 'breathless', 'walking-difficult', 'shin-pain', 'vision-blurred', 'dizziness'],
    rare: ['fever', 'weight-loss', 'raised-calcium'],
  },
  discriminators: ['bone-deformity', 'hearing-loss', 'bone-pain'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 100, to: 5000 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment with a specialist.', 'Ask about relatives with the same signs.'],
  comeBack: ['a bone breaks', 'weak legs or trouble holding urine'],
  examination: ['alkaline phosphatase, X-ray, bone scan'],
  presentation: 'A person over fifty-five with deep bone ache in pelvis, spine, thigh or skull, a bowed warm shin, growing hat size, hearing loss; isolated high alkaline phosphatase.',
  sources: ['NHS: Paget’s disease of bone', 'Merck: Paget Disease of Bone'],
  examples: [
    { age: 70, sex: 'male', text: 'My shin has become bowed and warm, hips ache, my hat is too small and I hear badly.' },
    { age: 66, sex: 'female', text: 'Deep ache in the pelvis, high alkaline phosphatase.' },
  ],
} satisfies Condition
