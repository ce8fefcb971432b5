import type { Condition } from '../../schema.ts'

export const cervicalSpineInjury = {
  id: 'cervical-spine-injury',
  name: 'Broken neck or injured spinal cord',
  aliases: ['cervical spine fracture', 'spinal cord injury', 'neck fracture', 'cervical fracture', 'traumatic spinal cord injury'],
  icd10: 'S14.1',
  system: 'injury',
  summary: 'The bones of the neck or the spinal cord are injured. Movement can paralyse.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['neck-pain.after-injury', 'neck-pain', 'injury-recent'],
    often: ['spine-tender-midline', 'weakness-both-legs', 'numbness', 'road-accident', 'tingling-hands', 'paralysis', 'fall-from-height', 'sensory-level', 'weakness-arm'],
    some: ['fracture-on-xray', 'head-injury', 'breathless', 'slow-heart-rate', 'low-blood-pressure', 'urinary-retention', 'loss-of-consciousness', 'neck-pain.severe', 'neck-pain.with-limited-movement', 'near-drowning'],
    occasional: ['erection-prolonged', 'reflexes-reduced', 'numbness-saddle', 'bowel-incontinence'],
    rare: ['fever', 'neck-pain.gradual', 'headache.throbbing', 'rash', 'neck-pain.mild', 'arm-pain-neck-movement'],
  },
  discriminators: ['spine-tender-midline', 'paralysis', 'neck-pain.after-injury', 'weakness-both-legs'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 1 },
  course: ['constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Do not move the head or neck.', 'Keep warm and calm.'],
  comeBack: ['breathing gets hard', 'weakness spreads', 'the person faints'],
  examination: ['keep the spine still', 'strength and feeling', 'CT and MRI'],
  presentation: 'Dive into shallow water, fall, crash, rugby scrum: midline neck pain, tingling or loss of feeling and strength in arms and legs, trouble breathing, slow pulse with low blood pressure, no control of bladder.',
  sources: ['NICE: Spinal injury: assessment and initial management', 'StatPearls: Cervical Injury', 'Merck: Spinal Trauma'],
  examples: [
    { age: 19, sex: 'male', text: 'I dived into shallow water. My neck hurts in the middle and I cannot feel or move my legs.' },
    { age: 46, sex: 'female', text: 'After a car crash her neck hurts badly and both hands tingle and are weak.' },
  ],
} satisfies Condition
