import type { Condition } from '../../schema.ts'

export const subarachnoidHaemorrhage = {
  id: 'subarachnoid-haemorrhage',
  name: 'Subarachnoid haemorrhage',
  aliases: ['SAH', 'subarachnoid hemorrhage', 'ruptured brain aneurysm', 'ruptured cerebral aneurysm', 'aneurysmal subarachnoid haemorrhage', 'ruptured berry aneurysm'],
  icd10: 'I60.9',
  system: 'neurological',
  summary: 'Bleeding around the brain, usually from a burst aneurysm. It is a life-threatening emergency.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare' } },
  findings: {
    always: ['headache', 'headache.sudden'],
    usual: ['headache-thunderclap', 'headache.severe', 'headache.worst-ever'],
    often: ['vomiting', 'neck-stiffness', 'headache.occipital', 'nausea', 'light-sensitivity', 'loss-of-consciousness'],
    some: ['drowsy-hard-to-wake', 'confusion-new', 'neck-pain', 'faint-or-collapse', 'headache.worse-exertion', 'history-hypertension', 'smoker', 'very-high-blood-pressure', 'scan-brain-bleed', 'photophobia-with-stiff-neck', 'headache.both-sides'],
    occasional: ['seizure', 'double-vision', 'eyelid-droop', 'pupils-unequal', 'weakness-one-side', 'brudzinski-kernig', 'back-pain', 'headache.worse-sex', 'xanthochromia', 'speech-difficulty', 'history-aneurysm', 'history-kidney-disease', 'headache.worse-coughing'],
    rare: ['fever', 'rash', 'headache.gradual', 'headache.recurrent', 'headache.long-standing', 'headache.throbbing', 'aura-visual', 'head-injury'],
  },
  discriminators: ['headache-thunderclap', 'neck-stiffness', 'loss-of-consciousness', 'headache.sudden'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 7 },
  course: ['constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Lie still and do not drive.', 'Do not take aspirin or ibuprofen.'],
  comeBack: ['you become drowsy or confused', 'you have a fit', 'the headache gets even worse'],
  examination: ['check consciousness, pupils and neck stiffness', 'a CT scan of the head at once', 'a lumbar puncture if the scan is clear'],
  presentation:
    'Sudden, explosive headache at its peak within seconds to a minute, the worst of life, often at the back of the head, like being hit, at times during effort, straining or sex. Vomiting, collapse or brief loss of consciousness, stiff neck and photophobia after some hours, drowsiness, third nerve palsy with droopy lid and wide pupil, seizure. A smaller warning headache may come days before. Smoking, high blood pressure, family, polycystic kidneys.',
  sources: ['NICE: Subarachnoid haemorrhage caused by a ruptured aneurysm', 'StatPearls: Subarachnoid Hemorrhage', 'Merck: Subarachnoid Hemorrhage'],
  examples: [
    { age: 47, sex: 'female', text: 'I was lifting a box when the worst headache of my life hit me like a blow to the back of the head. I vomited twice and now my neck is stiff.' },
    { age: 55, sex: 'male', text: 'An hour ago a sudden explosive headache came and I passed out for a minute. Light hurts and I feel sick.' },
  ],
} satisfies Condition
