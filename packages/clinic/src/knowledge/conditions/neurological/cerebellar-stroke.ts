import type { Condition } from '../../schema.ts'

export const cerebellarStroke = {
  id: 'cerebellar-stroke',
  name: 'Stroke of the back of the brain',
  aliases: ['cerebellar stroke', 'posterior circulation stroke', 'brainstem stroke', 'vertebrobasilar stroke', 'cerebellar infarction', 'lateral medullary syndrome', 'Wallenberg syndrome', 'basilar artery occlusion', 'vertebrobasilar insufficiency'],
  icd10: 'I63.8',
  system: 'neurological',
  summary: 'A stroke at the back of the brain. It causes sudden giddiness, unsteadiness and vomiting and is easily taken for an ear illness.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', older: 'uncommon' } },
  findings: {
    usual: ['gait-unsteady', 'vertigo', 'gait-unsteady.sudden', 'vertigo.sudden', 'imbalance'],
    often: ['vomiting', 'nausea', 'coordination-poor', 'walking-difficult', 'history-hypertension', 'nystagmus', 'speech-slurred', 'vertigo.constant'],
    some: ['headache.occipital', 'headache', 'double-vision', 'swallowing-difficult', 'history-diabetes', 'history-atrial-fibrillation', 'smoker', 'numbness-face', 'hoarse-voice', 'cannot-bear-weight', 'horner-sign', 'scan-brain-infarct'],
    occasional: ['weakness-one-side', 'numbness-one-side', 'hearing-loss-sudden', 'neck-pain', 'drowsy-hard-to-wake', 'hiccups', 'visual-field-loss', 'weakness-face', 'eyelid-droop'],
    rare: ['vertigo.brief', 'vertigo.worse-head-turning', 'positional-test-positive', 'tinnitus', 'ear-fullness', 'head-impulse-abnormal', 'ear-pain', 'fever'],
  },
  discriminators: ['gait-unsteady.sudden', 'coordination-poor', 'double-vision', 'vertigo.sudden'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 5 },
  course: ['constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Lie down and do not walk alone.', 'Do not eat or drink until swallowing has been tested.'],
  comeBack: ['the person becomes drowsy', 'speech, swallowing or sight gets worse', 'a severe headache starts'],
  examination: ['test eye movements, gait, speech and limbs', 'measure blood pressure and sugar', 'a brain scan'],
  presentation:
    'Sudden vertigo with vomiting, inability to stand or walk without falling to one side, clumsy limbs, double vision, slurred speech, trouble swallowing, hoarseness, crossed numbness of face and opposite body, Horner sign, headache at the back of the head. Nystagmus that changes direction or is vertical, normal head impulse test. Older people with vascular risks; younger ones after neck artery tear.',
  sources: ['NICE: Stroke and transient ischaemic attack in over 16s', 'StatPearls: Cerebellar Infarct', 'AHA: Care of the Patient With Acute Dizziness and Vertigo'],
  examples: [
    { age: 69, sex: 'male', text: 'Two hours ago the room started spinning all at once, I keep vomiting and cannot walk without falling to the left. I see double and my speech is slurred.' },
    { age: 74, sex: 'female', text: 'Sudden dizziness, pain at the back of the head, my right hand is clumsy and I stagger as if drunk. I have high blood pressure and diabetes.' },
  ],
} satisfies Condition
