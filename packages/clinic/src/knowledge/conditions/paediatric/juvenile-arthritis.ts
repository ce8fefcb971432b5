import type { Condition } from '../../schema.ts'

export const juvenileArthritis = {
  id: 'juvenile-arthritis',
  name: 'Juvenile idiopathic arthritis',
  aliases: ['juvenile idiopathic arthritis', 'JIA', 'juvenile rheumatoid arthritis', "Still's disease in children", 'childhood arthritis'],
  icd10: 'M08.9',
  system: 'paediatric',
  summary: "A child's joints are inflamed for over six weeks.",
  commonness: { usual: 'never', ages: { toddler: 'rare', child: 'rare', adolescent: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['joint-pain', 'joint-swelling', 'joint-stiffness-morning'],
    often: ['limp', 'joint-swelling.long-standing', 'joint-pain.morning', 'knee-pain', 'raised-crp-esr', 'positive-ana'],
    some: ['fatigue', 'fever-prolonged', 'rash', 'lymph-nodes-swollen', 'joint-pain.several-joints', 'growth-poor', 'ankle-pain', 'refuses-to-walk-child'],
    occasional: ['eye-redness', 'vision-blurred', 'hip-pain'],
    rare: ['skin-purple-spots', 'joint-red-hot', 'recent-viral-illness', 'injury-recent', 'bone-pain'],
  },
  discriminators: ['joint-stiffness-morning', 'joint-swelling.long-standing', 'limp'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 21, to: 365 },
  course: ['constant', 'recurrent'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon.', 'Warm baths in the morning and gentle movement help.'],
  comeBack: ['an eye gets red or sight is worse', 'fever with a rash stays', 'a joint gets hot with fever'],
  examination: ['look at all joints', 'blood tests', 'an eye check'],
  presentation: 'Child with swollen, stiff, not very painful knee or ankle for over six weeks, limps in the morning, girl of two to four; some with spiking fever and salmon rash; silent eye inflammation.',
  sources: ['ACR: Juvenile idiopathic arthritis', 'NHS: Juvenile idiopathic arthritis', 'StatPearls: Juvenile idiopathic arthritis'],
  examples: [
    { age: 3, sex: 'female', text: 'Her knee has been swollen for two months, she limps and is stiff every morning, better later in the day.' },
    { age: 7, sex: 'male', text: 'Morning stiffness and swelling of both knees and wrists for ten weeks, tired.' },
  ],
} satisfies Condition
