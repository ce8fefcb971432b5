import type { Condition } from '../../schema.ts'

export const lumbarDiscHerniation = {
  id: 'lumbar-disc-herniation',
  name: 'Slipped disc with sciatica',
  aliases: ['sciatica', 'lumbar disc herniation', 'herniated disc', 'herniated disk', 'slipped disc', 'prolapsed disc', 'lumbar radiculopathy', 'prolapsed intervertebral disc', 'disc prolapse', 'herniated lumbar disc', 'sciatic neuralgia'],
  icd10: 'M51.16',
  system: 'musculoskeletal',
  summary: 'A spinal disc presses on a nerve root. Pain shoots down one leg below the knee.',
  commonness: { usual: 'common', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'rare', older: 'uncommon' } },
  findings: {
    always: ['leg-pain'],
    usual: ['back-pain', 'leg-worse-than-back', 'leg-pain.one-sided', 'back-pain.radiates-leg'],
    often: ['straight-leg-raise-positive', 'numbness-leg-foot', 'tingling-feet', 'back-pain.worse-coughing', 'back-pain.worse-sitting', 'back-pain.worse-bending', 'leg-pain.sharp', 'leg-pain.electric', 'back-pain.lumbar', 'scan-disc-herniation'],
    some: ['back-pain.after-lifting', 'back-pain.sudden', 'weakness-leg', 'reflexes-reduced', 'leg-pain.burning', 'walking-difficult', 'heavy-physical-work', 'insomnia', 'tingling', 'back-pain.worse-movement'],
    occasional: ['foot-drop', 'muscle-wasting', 'muscle-cramps'],
    rare: ['weakness-both-legs', 'numbness-saddle', 'urinary-retention', 'fever', 'leg-pain.both-sides', 'legs-better-bending', 'calf-swelling', 'leg-pain-walking', 'reflexes-brisk', 'weight-loss'],
  },
  discriminators: ['leg-worse-than-back', 'straight-leg-raise-positive', 'back-pain.radiates-leg', 'numbness-leg-foot'],
  onset: ['sudden', 'days'],
  durationDays: { from: 0.5, to: 120 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep as active as the pain allows.', 'Painkillers as the packet says, heat.', 'Most settle within six to twelve weeks.'],
  comeBack: ['numbness between the legs or trouble with bladder or bowel', 'a leg or foot gets weak', 'both legs hurt or fever comes'],
  examination: ['lift the straight leg', 'test strength, feeling and reflexes of the legs', 'MRI if weak or after six weeks'],
  presentation:
    'Shooting pain from back or buttock down the back or side of one leg to foot or toes, worse than the back pain, with tingling, numbness and perhaps weak toe or ankle; worse sitting, bending, coughing, sneezing. Lifting the straight leg brings it on. Lost ankle reflex in S1, weak big toe in L5. Age 30 to 55.',
  sources: ['NICE: Low back pain and sciatica in over 16s', 'CKS: Sciatica (lumbar radiculopathy)', 'StatPearls: Lumbar Disc Herniation'],
  examples: [
    { age: 41, sex: 'male', text: 'A sharp pain shoots from my lower back down the right leg to my foot, worse when I cough or sit. My toes tingle. It started after lifting.' },
    { age: 36, sex: 'female', text: 'Pain from my buttock down to my foot, worse than the back pain, and the outer foot is numb. Raising my straight leg makes it worse.' },
  ],
} satisfies Condition
