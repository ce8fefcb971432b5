import type { Condition } from '../../schema.ts'

export const parkinsonDisease = {
  id: 'parkinson-disease',
  name: "Parkinson's disease",
  aliases: ['Parkinson disease', 'Parkinsons disease', "idiopathic Parkinson's disease", 'paralysis agitans', 'idiopathic parkinsonism'],
  icd10: 'G20',
  system: 'neurological',
  summary: 'A slow illness of the brain that makes movement slow, stiff and shaky.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'very-rare', adult: 'rare', older: 'common' } },
  findings: {
    usual: ['stiffness-slowness', 'tremor'],
    often: ['tremor.at-rest', 'tremor.one-sided', 'tremor.gradual', 'gait-shuffling', 'walking-difficult', 'stiffness-slowness.worsening', 'hand-clumsy', 'fatigue', 'constipation'],
    some: ['smell-loss', 'imbalance', 'flat-affect', 'insomnia', 'falls-recurrent', 'low-mood', 'speech-slurred', 'drooling', 'dream-enactment', 'muscle-pain', 'swallowing-difficult', 'shoulder-pain'],
    occasional: ['memory-loss', 'hallucinations', 'near-fainting', 'takes-levodopa', 'urination-urgent', 'blood-pressure-drops-standing', 'family-neurological-inherited', 'history-parkinson'],
    rare: ['tremor.with-purpose', 'tremor.both-sides', 'vertigo', 'takes-antipsychotic', 'coordination-poor', 'stiffness-slowness.sudden', 'reflexes-brisk', 'eye-movement-limited', 'fever'],
  },
  discriminators: ['tremor.at-rest', 'stiffness-slowness', 'gait-shuffling', 'tremor.one-sided'],
  onset: ['gradual'],
  durationDays: { from: 90, to: 4000 },
  course: ['worsening', 'lifelong'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep moving: exercise helps.', 'Take medicines on time, to the minute.', 'Remove loose rugs and other trip hazards.'],
  comeBack: ['you fall often', 'you see things that are not there', 'swallowing gets hard or you cannot take the tablets'],
  examination: ['watch walking, turning and tapping of fingers', 'test stiffness and tremor at rest', 'review medicines'],
  presentation:
    'Slowly growing slowness, stiffness and a resting pill-rolling tremor starting on one side, smaller handwriting, soft voice, mask-like face, no arm swing, short shuffling steps with stooped posture and cogwheel rigidity. Before it: loss of smell, constipation, acting out dreams, low mood. Responds to levodopa.',
  sources: ["NICE: Parkinson's disease in adults", "CKS: Parkinson's disease", 'StatPearls: Parkinson Disease'],
  examples: [
    { age: 67, sex: 'male', text: 'My right hand shakes when it rests in my lap. I have become slow and stiff, my handwriting is tiny and I take short shuffling steps.' },
    { age: 71, sex: 'female', text: 'Over two years I have slowed down, one arm does not swing when I walk, my face looks blank and I cannot smell any more. A tremor on the left at rest.' },
  ],
} satisfies Condition
