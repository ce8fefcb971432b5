import type { Condition } from '../../schema.ts'

export const myastheniaGravis = {
  id: 'myasthenia-gravis',
  name: 'Myasthenia gravis',
  aliases: ['MG', 'ocular myasthenia', 'myasthenia', 'generalised myasthenia gravis', 'myasthenic crisis'],
  icd10: 'G70.0',
  system: 'neurological',
  summary: 'Nerve signals do not reach the muscles well. Muscles tire quickly: lids, eyes, chewing, swallowing, limbs.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare' } },
  findings: {
    usual: ['weakness-fatigable', 'eyelid-droop'],
    often: ['double-vision', 'muscle-weakness', 'swallowing-difficult', 'eyelid-droop.evening', 'weakness-proximal', 'acetylcholine-antibodies', 'fatigue', 'double-vision.evening', 'muscle-weakness.fluctuating'],
    some: ['speech-slurred', 'speech-slurred.evening', 'weakness-arm', 'muscle-weakness.evening', 'voice-change-long', 'weakness-face', 'neck-pain', 'eye-movement-limited', 'jaw-ache-chewing'],
    occasional: ['breathless', 'choking-episode', 'history-autoimmune', 'history-thyroid', 'breathless-lying-flat', 'recent-infection', 'takes-antibiotic-recent', 'drooling'],
    rare: ['numbness', 'tingling', 'reflexes-reduced', 'muscle-wasting', 'twitching', 'muscle-pain', 'pupils-unequal', 'skin-heliotrope', 'headache', 'pupil-small'],
  },
  discriminators: ['weakness-fatigable', 'eyelid-droop', 'double-vision', 'acetylcholine-antibodies'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 7, to: 1500 },
  course: ['episodic', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest often and plan the day.', 'Ask before any new medicine: some antibiotics make it worse.', 'Go at once if breathing or swallowing gets hard.'],
  comeBack: ['breathing gets short, above all lying down', 'you choke on food or drink', 'weakness grows fast'],
  examination: ['look up for a minute and watch the lids', 'blood test for antibodies', 'nerve test and chest scan'],
  presentation:
    'Drooping lids and double vision that come and go and get worse by evening or with use, then nasal or slurred speech after talking, tiring jaw on chewing, trouble swallowing, weak neck and shoulders. Rest and ice improve it. Pupils, reflexes and feeling normal. Young women and older men; thymus changes. Infection or some drugs can bring a crisis with breathing failure.',
  sources: ['StatPearls: Myasthenia Gravis', 'NHS: Myasthenia gravis', 'Merck: Myasthenia Gravis'],
  examples: [
    { age: 33, sex: 'female', text: 'My eyelids droop and I see double in the evening; in the morning it is fine. My jaw tires while chewing and my arms get weak when I comb my hair.' },
    { age: 68, sex: 'male', text: 'By the end of the day my speech gets slurred, my lids hang and I choke on food. After rest it is better.' },
  ],
} satisfies Condition
