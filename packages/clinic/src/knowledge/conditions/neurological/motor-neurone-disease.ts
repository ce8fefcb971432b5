import type { Condition } from '../../schema.ts'

export const motorNeuroneDisease = {
  id: 'motor-neurone-disease',
  name: 'Motor neurone disease (ALS)',
  aliases: ['motor neuron disease', 'MND', 'ALS', 'amyotrophic lateral sclerosis', 'Lou Gehrig disease', "Lou Gehrig's disease", 'progressive bulbar palsy'],
  icd10: 'G12.21',
  system: 'neurological',
  summary: 'The nerves that move the muscles die slowly. Muscles waste and twitch; feeling stays normal.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'very-rare' } },
  findings: {
    usual: ['muscle-weakness', 'muscle-wasting', 'muscle-weakness.worsening'],
    often: ['twitching', 'reflexes-brisk', 'hand-clumsy', 'weakness-arm', 'weakness-leg', 'drop-objects', 'muscle-cramps', 'foot-drop'],
    some: ['speech-slurred', 'swallowing-difficult', 'weight-loss', 'falls-recurrent', 'walking-difficult', 'fatigue', 'nerve-conduction-slow', 'drooling', 'muscle-weakness.one-sided', 'choking-episode'],
    occasional: ['breathless', 'breathless-lying-flat', 'crying-inconsolable', 'family-neurological-inherited', 'low-mood', 'mood-unstable', 'personality-change'],
    rare: ['numbness', 'tingling', 'double-vision', 'bowel-incontinence', 'numbness-saddle', 'eyelid-droop', 'weakness-fatigable', 'fever', 'raised-ck', 'back-pain'],
  },
  discriminators: ['muscle-wasting', 'twitching', 'reflexes-brisk', 'speech-slurred'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 1000 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon for nerve tests.', 'Eat soft food and sit upright if you choke.', 'Ask for help with aids early.'],
  comeBack: ['breathing gets hard, above all lying down', 'you choke on food', 'you lose much weight'],
  examination: ['test strength, reflexes and tongue', 'nerve and muscle tests', 'MRI of neck and head'],
  presentation: 'Painless weakness and wasting beginning in one hand or foot (clumsy grip, foot drop) or in speech and swallowing, spreading over months, with fasciculations, cramps, brisk reflexes in wasted limbs and twitching tongue. No loss of feeling, bladder and eye movement spared. Age 50 to 75.',
  sources: ['NICE: Motor neurone disease: assessment and management', 'CKS: Motor neurone disease', 'StatPearls: Amyotrophic Lateral Sclerosis'],
  examples: [
    { age: 62, sex: 'male', text: 'Over six months my right hand has become weak and thin, I drop things, and muscles twitch in my arms. There is no numbness. My speech is getting slurred.' },
    { age: 58, sex: 'female', text: 'I trip because my foot drops, my leg is getting thinner, cramps and twitching everywhere. Now I choke on drinks.' },
  ],
} satisfies Condition
