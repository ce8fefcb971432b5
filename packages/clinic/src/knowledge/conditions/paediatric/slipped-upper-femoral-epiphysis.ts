import type { Condition } from '../../schema.ts'

export const slippedUpperFemoralEpiphysis = {
  id: 'slipped-upper-femoral-epiphysis',
  name: 'Slipped growth plate of the hip',
  aliases: ['slipped capital femoral epiphysis', 'SCFE', 'SUFE', 'slipped upper femoral epiphysis', 'slipped epiphysis'],
  icd10: 'M93.0',
  system: 'paediatric',
  summary: 'The growth plate at the hip slips, usually in heavy teenagers.',
  commonness: { usual: 'never', ages: { child: 'rare', adolescent: 'rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['hip-pain', 'limp'],
    often: ['knee-pain', 'obesity', 'legs-different-length', 'thigh-pain', 'hip-movement-limited', 'hip-pain.worse-exertion', 'overweight', 'hip-pain.gradual'],
    some: ['cannot-bear-weight', 'hip-pain.sudden', 'hip-pain.both-sides', 'injury-recent', 'leg-pain'],
    occasional: ['history-thyroid', 'growth-poor'],
    rare: ['fever', 'rash', 'joint-swelling', 'recent-viral-illness', 'raised-crp-esr'],
  },
  discriminators: ['obesity', 'legs-different-length', 'knee-pain', 'fever'],
  onset: ['gradual', 'sudden'],
  durationDays: { from: 1, to: 120 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Do not walk on the leg.', 'Go to hospital today.'],
  comeBack: ['the child cannot stand on the leg'],
  examination: ['move the hip', 'X-ray of both hips'],
  presentation: 'Overweight boy of ten to fifteen with limp and pain in groin, thigh or only the knee for weeks, foot turned out, cannot turn the hip inwards; sudden when unstable.',
  sources: ['StatPearls: Slipped capital femoral epiphysis', 'CKS: Acute childhood limp', 'AAFP: Slipped capital femoral epiphysis'],
  examples: [
    { age: 13, sex: 'male', text: 'I am overweight and have had a limp and pain in my thigh and knee for three weeks; my foot turns out when I walk.' },
    { age: 12, sex: 'female', text: 'Hip and knee pain with limp, she is heavy, now she cannot walk on the leg after a small fall.' },
  ],
} satisfies Condition
