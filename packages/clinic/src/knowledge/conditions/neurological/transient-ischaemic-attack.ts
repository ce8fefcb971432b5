import type { Condition } from '../../schema.ts'

export const transientIschaemicAttack = {
  id: 'transient-ischaemic-attack',
  name: 'Transient ischaemic attack (TIA)',
  aliases: ['TIA', 'transient ischemic attack', 'mini stroke', 'mini-stroke', 'transient cerebral ischaemia', 'warning stroke'],
  icd10: 'G45.9',
  system: 'neurological',
  summary: 'A short stop of blood flow to the brain, like a stroke that goes away again. The risk of a full stroke is highest in the next few days.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'rare', older: 'common' } },
  findings: {
    always: ['transient-neuro-symptoms'],
    often: ['weakness-one-side', 'weakness-one-side.sudden', 'weakness-one-side.brief', 'weakness-arm', 'speech-slurred', 'speech-difficulty', 'numbness-one-side', 'history-hypertension', 'weakness-face', 'smoker'],
    some: ['weakness-arm.brief', 'speech-difficulty.brief', 'vision-loss-brief', 'history-high-cholesterol', 'history-diabetes', 'history-atrial-fibrillation', 'numbness-face', 'drop-objects', 'high-blood-pressure', 'history-coronary-disease', 'palpitations-irregular', 'weakness-leg', 'scan-brain-infarct'],
    occasional: ['double-vision', 'gait-unsteady', 'vertigo', 'history-stroke', 'takes-aspirin', 'family-heart-disease-early'],
    rare: ['headache', 'loss-of-consciousness', 'seizure', 'confusion-new', 'tingling.gradual', 'aura-visual', 'fever', 'low-blood-sugar'],
  },
  discriminators: ['transient-neuro-symptoms', 'weakness-one-side.brief', 'vision-loss-brief'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 10 },
  course: ['improving', 'episodic'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Get checked today, even if you feel well again.', 'Call an ambulance if any weakness or speech trouble comes back.', 'Do not drive.'],
  comeBack: ['weakness, droop or speech trouble comes back', 'you lose sight again', 'a severe headache starts'],
  examination: ['listen to heart and neck vessels, take an ECG', 'measure blood pressure and blood sugar', 'scan of the brain and neck vessels'],
  presentation:
    'Sudden weakness or numbness of one side, speech loss or a black curtain over one eye (amaurosis fugax), lasting minutes, mostly under an hour, and then fully gone. No loss of consciousness and no spreading tingling. Older people with high blood pressure, smoking, diabetes, atrial fibrillation, narrowed carotid arteries.',
  sources: ['NICE: Stroke and transient ischaemic attack in over 16s', 'CKS: Stroke and TIA', 'NHS: Transient ischaemic attack (TIA)'],
  examples: [
    { age: 68, sex: 'male', text: 'Yesterday my right arm went weak and I could not speak properly for about fifteen minutes, then it went back to normal. I have high blood pressure.' },
    { age: 72, sex: 'female', text: 'A curtain came down over my left eye for five minutes, then my sight came back. Last week my hand went numb for ten minutes.' },
  ],
} satisfies Condition
