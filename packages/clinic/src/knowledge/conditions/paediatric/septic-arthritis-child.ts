import type { Condition } from '../../schema.ts'

export const septicArthritisChild = {
  id: 'septic-arthritis-child',
  name: 'Joint infection in a child',
  aliases: ['septic arthritis of the hip in children', 'paediatric septic arthritis', 'acute haematogenous osteomyelitis in children', 'bone infection in a child'],
  icd10: 'M00.9',
  system: 'paediatric',
  summary: 'Bacteria have got into a joint or bone. It must be treated today.',
  commonness: { usual: 'never', ages: { newborn: 'very-rare', infant: 'rare', toddler: 'rare', child: 'rare', adolescent: 'very-rare' } },
  findings: {
    usual: ['fever', 'joint-pain', 'limp', 'refuses-to-walk-child'],
    often: ['fever-high', 'hip-pain', 'cannot-bear-weight', 'joint-swelling', 'joint-red-hot', 'hip-movement-limited', 'raised-crp-esr', 'raised-white-cells', 'irritability-child', 'looks-very-ill'],
    some: ['knee-pain', 'bone-pain', 'infant-not-feeding', 'leg-pain.severe', 'chills', 'injury-recent', 'malaise'],
    occasional: ['recent-infection', 'skin-boil'],
    rare: ['rash', 'limp.painless', 'joint-pain.several-joints', 'recent-viral-illness', 'nose-runny'],
  },
  discriminators: ['fever-high', 'cannot-bear-weight', 'raised-crp-esr'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.25, to: 7 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Do not give food until the child is seen.'],
  comeBack: ['the child gets drowsy'],
  examination: ['move the joint', 'blood tests', 'ultrasound and a needle into the joint'],
  presentation: 'Ill child with fever who will not stand or use a limb, holds the hip bent and still, any movement hurts, hot swollen joint, high CRP and white cells.',
  sources: ['CKS: Acute childhood limp', 'StatPearls: Pediatric septic arthritis', 'BTS: Acute childhood limp'],
  examples: [
    { age: 3, sex: 'female', text: 'She has a fever of 39.5, refuses to stand and screams when we move her right hip.' },
    { age: 8, sex: 'male', text: 'High fever, his knee is hot and swollen and he cannot put weight on the leg since yesterday.' },
  ],
} satisfies Condition
