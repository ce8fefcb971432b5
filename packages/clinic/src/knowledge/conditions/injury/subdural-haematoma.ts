import type { Condition } from '../../schema.ts'

export const subduralHaematoma = {
  id: 'subdural-haematoma',
  name: 'Subdural haematoma',
  aliases: ['subdural hematoma', 'SDH', 'chronic subdural haematoma', 'acute subdural haematoma', 'subdural haemorrhage', 'subdural hemorrhage', 'subdural bleed'],
  icd10: 'S06.5',
  system: 'injury',
  summary: 'Bleeding between brain and skull, often slow and days to weeks after a small blow, above all in older people.',
  commonness: { usual: 'rare', ages: { older: 'uncommon' } },
  findings: {
    usual: ['headache', 'headache.worsening'],
    often: ['head-injury', 'confusion-new', 'drowsy-hard-to-wake', 'fall-recent', 'gait-unsteady', 'takes-blood-thinner', 'scan-brain-bleed', 'confusion-fluctuating', 'memory-loss', 'personality-change'],
    some: ['weakness-one-side', 'nausea', 'vomiting', 'falls-recurrent', 'alcohol-heavy', 'speech-slurred', 'speech-difficulty', 'takes-aspirin', 'confusion-gradual', 'walking-difficult', 'loss-of-consciousness', 'concentration-poor'],
    occasional: ['seizure', 'pupils-unequal', 'papilloedema', 'history-dementia', 'weakness-face', 'headache.morning', 'urine-incontinence'],
    rare: ['fever', 'headache-thunderclap', 'neck-stiffness', 'weakness-one-side.sudden', 'rash', 'aura-visual', 'headache.recurrent'],
  },
  discriminators: ['headache.worsening', 'head-injury', 'drowsy-hard-to-wake', 'takes-blood-thinner', 'confusion-fluctuating'],
  onset: ['days', 'weeks', 'hours'],
  durationDays: { from: 0.1, to: 60 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Do not drive or drink alcohol.', 'Tell them if you take blood thinners.'],
  comeBack: ['the person cannot be woken', 'you get weakness, unequal pupils or a fit', 'you vomit again and again'],
  examination: ['consciousness, pupils and limbs', 'CT scan of the head', 'clotting tests'],
  presentation:
    'An older person, heavy drinker or user of blood thinners, days to weeks after a fall that may be forgotten: growing headache, changing drowsiness and confusion, slow thinking, unsteady gait, weakness of one side, speech trouble. The acute form follows a severe blow with quick coma. CT: crescent-shaped collection.',
  sources: ['NICE: Head injury: assessment and early management', 'StatPearls: Subdural Hematoma', 'Merck: Traumatic Brain Injury'],
  examples: [
    { age: 79, sex: 'male', text: 'Three weeks after he bumped his head in a fall he has a growing headache, is confused on and off, sleepy and unsteady. He takes warfarin.' },
    { age: 66, sex: 'female', text: 'I drink a lot and fell some days ago. The headache gets worse, I am drowsy and my left leg is weak.' },
  ],
} satisfies Condition
