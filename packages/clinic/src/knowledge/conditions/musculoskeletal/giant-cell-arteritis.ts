import type { Condition } from '../../schema.ts'

export const giantCellArteritis = {
  id: 'giant-cell-arteritis',
  name: 'Giant cell arteritis',
  aliases: ['GCA', 'temporal arteritis', 'cranial arteritis', 'Horton disease'],
  icd10: 'M31.6',
  system: 'musculoskeletal',
  summary: 'The arteries of the head are inflamed. Sight can be lost for good unless treated at once.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'never', adult: 'rare', older: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['headache', 'headache-new-over-50', 'raised-crp-esr'],
    often: ['scalp-tenderness', 'jaw-ache-chewing', 'headache.temple', 'fatigue', 'headache.one-sided', 'headache.constant', 'headache.worsening', 'malaise', 'artery-biopsy-giant-cells'],
    some: ['girdle-pain-stiffness', 'vision-loss-brief', 'weight-loss', 'fever', 'vision-blurred', 'vision-loss-sudden', 'appetite-loss', 'night-sweats', 'shoulder-pain', 'shoulder-stiff', 'low-haemoglobin'],
    occasional: ['double-vision', 'face-pain', 'tongue-sore', 'low-mood', 'cough', 'arm-pain', 'pulse-weak-or-absent', 'high-platelets'],
    rare: ['headache.throbbing', 'headache.recurrent', 'headache.long-standing', 'aura-visual', 'neuralgia-face', 'eye-red-watering-headache', 'nausea', 'rash', 'head-injury', 'neck-stiffness'],
  },
  discriminators: ['scalp-tenderness', 'jaw-ache-chewing', 'headache-new-over-50', 'vision-loss-brief'],
  onset: ['days', 'weeks'],
  durationDays: { from: 2, to: 90 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to hospital today; any loss of sight is an emergency now.', 'Steroids should start at once.', 'Do not wait for the biopsy.'],
  comeBack: ['any change of sight', 'you get weakness or speech trouble', 'the pain spreads'],
  examination: ['press the temple arteries', 'blood test of inflammation', 'eye check, ultrasound or biopsy'],
  presentation: 'Over fifty, mostly over seventy: new headache at the temple, sore scalp on combing or on the pillow, ache of the jaw or tongue on chewing, thick tender temple artery, brief or lasting loss of sight in one eye, double vision, with tiredness, fever, weight loss and stiff shoulders. ESR and CRP high.',
  sources: ['CKS: Giant cell arteritis', 'ACR: Guideline for Giant Cell Arteritis and Takayasu Arteritis', 'StatPearls: Giant Cell Arteritis'],
  examples: [
    { age: 74, sex: 'female', text: 'For two weeks I have a new headache at my right temple. My scalp hurts when I comb my hair and my jaw aches when I chew. My sight went dim for a minute.' },
    { age: 79, sex: 'male', text: 'New one-sided headache, tender temple, stiff shoulders and weight loss. Blood tests show high ESR.' },
  ],
} satisfies Condition
