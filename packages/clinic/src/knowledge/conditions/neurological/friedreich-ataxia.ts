import type { Condition } from '../../schema.ts'

export const friedreichAtaxia = {
  id: 'friedreich-ataxia',
  name: 'Friedreich ataxia',
  aliases: ["friedreich's ataxia", 'hereditary ataxia', 'spinocerebellar ataxia'],
  icd10: 'G11.1',
  system: 'neurological',
  summary: 'An inherited loss of balance and feeling that begins in youth.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['gait-unsteady', 'coordination-poor'],
    often: ['speech-slurred', 'reflexes-reduced', 'walking-difficult', 'numbness', 'weakness-leg', 'family-neurological-inherited', 'falls-recurrent'],
    some: ['back-curved', 'bone-deformity', 'palpitations', 'breathless', 'muscle-wasting', 'fatigue', 'tremor'],
    occasional: ['history-diabetes', 'hearing-loss', 'vision-loss-gradual', 'swallowing-difficult', 'thirst', 'heart-murmur', 'double-vision'],
    rare: ['fever', 'headache'],
  },
  discriminators: ['gait-unsteady', 'reflexes-reduced', 'back-curved'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 100, to: 10000 },
  course: ['worsening', 'lifelong'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment with a specialist.', 'Ask about relatives with the same signs.'],
  comeBack: ['you faint or your heart races'],
  examination: ['balance, reflexes, heart scan, gene test'],
  presentation: 'A child or teenager with clumsy staggering walk, slurred speech, lost reflexes and position sense, high-arched feet, curved spine, thick heart muscle, diabetes; sibling affected.',
  sources: ['NHS: Ataxia', 'Merck: Friedreich Ataxia'],
  examples: [
    { age: 13, sex: 'female', text: 'Clumsier each year, staggers, slurred speech, high-arched feet and a crooked back; her brother has it too.' },
    { age: 18, sex: 'male', text: 'I cannot walk straight or stand with closed eyes, and my heart muscle is thick.' },
  ],
} satisfies Condition
