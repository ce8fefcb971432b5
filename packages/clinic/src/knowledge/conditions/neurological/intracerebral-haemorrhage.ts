import type { Condition } from '../../schema.ts'

export const intracerebralHaemorrhage = {
  id: 'intracerebral-haemorrhage',
  name: 'Bleeding in the brain (intracerebral haemorrhage)',
  aliases: ['intracerebral haemorrhage', 'intracerebral hemorrhage', 'ICH', 'haemorrhagic stroke', 'hemorrhagic stroke', 'brain haemorrhage', 'brain hemorrhage', 'intracranial haemorrhage', 'brain bleed', 'cerebral haemorrhage'],
  icd10: 'I61.9',
  system: 'neurological',
  summary: 'A vessel inside the brain has burst. It comes as a sudden stroke, often with headache and vomiting.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', older: 'uncommon' } },
  findings: {
    usual: ['weakness-one-side', 'history-hypertension', 'very-high-blood-pressure', 'headache.sudden', 'headache', 'weakness-one-side.sudden'],
    often: ['speech-slurred', 'vomiting', 'weakness-face', 'weakness-arm', 'drowsy-hard-to-wake', 'headache.severe', 'headache.worsening', 'confusion-new', 'nausea', 'scan-brain-bleed', 'high-blood-pressure', 'numbness-one-side'],
    some: ['speech-difficulty', 'loss-of-consciousness', 'gait-unsteady', 'takes-blood-thinner', 'vision-loss-sudden', 'headache-thunderclap', 'alcohol-heavy', 'weakness-leg', 'paralysis'],
    occasional: ['seizure', 'pupils-unequal', 'neck-stiffness', 'coordination-poor', 'takes-aspirin', 'vertigo', 'double-vision', 'stimulant-drug-recent', 'swallowing-difficult', 'reflexes-brisk'],
    rare: ['fever', 'rash', 'transient-neuro-symptoms', 'headache.recurrent', 'forehead-weak-too', 'aura-visual', 'head-injury'],
  },
  discriminators: ['weakness-one-side.sudden', 'headache.severe', 'vomiting', 'drowsy-hard-to-wake', 'scan-brain-bleed'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.01, to: 2 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Lie down with the head raised a little.', 'Do not eat, drink or take tablets.'],
  comeBack: ['the person cannot be woken', 'a fit starts', 'breathing becomes noisy or slow'],
  examination: ['check consciousness, face, arms and speech', 'measure blood pressure and blood sugar', 'a CT scan of the head at once'],
  presentation:
    'Sudden weakness of one side, face droop or speech loss with headache, vomiting and falling consciousness over minutes to hours, mostly in someone with high blood pressure or on blood thinners. Blood pressure is very high. A bleed in the cerebellum gives vertigo, vomiting and inability to walk. A CT scan shows blood and tells it from a blocked vessel.',
  sources: ['NICE: Stroke and transient ischaemic attack in over 16s', 'AHA: Guideline for the Management of Patients With Spontaneous Intracerebral Hemorrhage', 'StatPearls: Intracerebral Hemorrhage'],
  examples: [
    { age: 66, sex: 'male', text: 'My husband suddenly got a severe headache, vomited and his left side is weak. He is getting drowsy. He has high blood pressure and takes warfarin.' },
    { age: 58, sex: 'female', text: 'A sudden strong headache, then my speech was slurred and my right arm and leg went weak. I feel sick and my blood pressure is 210/115.' },
  ],
} satisfies Condition
