import type { Condition } from '../../schema.ts'

export const brainTumour = {
  id: 'brain-tumour',
  name: 'Brain tumour',
  aliases: ['brain tumor', 'glioma', 'glioblastoma', 'glioblastoma multiforme', 'intracranial tumour', 'astrocytoma', 'brain cancer', 'brain metastasis'],
  icd10: 'C71.9',
  system: 'cancer',
  summary: 'A growth inside the skull that presses on the brain.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['headache'],
    often: ['headache.worsening', 'headache.morning', 'vomiting'],
    some: ['seizure', 'weakness-one-side', 'personality-change', 'vision-blurred', 'memory-loss', 'headache.worse-bending', 'headache.worse-coughing', 'speech-difficulty', 'nausea', 'papilloedema', 'gait-unsteady', 'confusion-gradual'],
    occasional: ['double-vision', 'weakness-arm', 'weakness-leg', 'numbness-one-side', 'headache-new-over-50', 'coordination-poor', 'drowsy-hard-to-wake', 'head-large', 'history-cancer', 'vision-loss-gradual', 'weakness-face'],
    rare: ['fever', 'nose-runny', 'headache.relieved-painkiller', 'headache.sudden'],
  },
  discriminators: ['headache.morning', 'headache.worsening', 'seizure'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 240 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you have a seizure', 'you become drowsy or confused', 'you become weak on one side'],
  examination: ['test nerves, balance, sight and the back of the eyes', 'an MRI scan of the head'],
  presentation: 'A headache that is new and gets worse over weeks, worst on waking, lying, bending or coughing, with vomiting; a first seizure in an adult; slowly growing weakness, numbness, clumsiness, speech or visual trouble on one side; change of personality, memory or behaviour; papilloedema.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'NICE: Brain tumours (primary) and brain metastases in over 16s', 'NHS: Brain tumours'],
  examples: [
    { age: 54, sex: 'male', text: 'For six weeks I wake with a headache that gets worse each week, I vomit in the morning, and my left arm has become clumsy.' },
    { age: 47, sex: 'female', text: 'I had my first ever seizure, my husband says my character has changed, and my headaches are worse when I bend.' },
  ],
} satisfies Condition
