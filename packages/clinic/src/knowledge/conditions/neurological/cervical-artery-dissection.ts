import type { Condition } from '../../schema.ts'

export const cervicalArteryDissection = {
  id: 'cervical-artery-dissection',
  name: 'Torn neck artery (dissection)',
  aliases: ['carotid artery dissection', 'vertebral artery dissection', 'carotid dissection', 'vertebral dissection', 'cervicocephalic dissection'],
  icd10: 'I77.71',
  system: 'neurological',
  summary: 'The wall of a neck artery is torn. It hurts and can cause a stroke, also in the young.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', older: 'very-rare' } },
  findings: {
    usual: ['neck-pain', 'headache'],
    often: ['neck-pain.sudden', 'neck-pain.one-sided', 'headache.one-sided', 'headache.occipital', 'headache.sudden', 'horner-sign', 'face-pain', 'injury-recent', 'weakness-one-side', 'eyelid-droop'],
    some: ['vertigo', 'gait-unsteady', 'vision-loss-brief', 'tinnitus.pulsing-ears', 'speech-slurred', 'numbness-face', 'double-vision', 'sports-injury', 'road-accident', 'eye-pain', 'history-migraine', 'vomiting', 'transient-neuro-symptoms', 'swallowing-difficult', 'history-neck-trauma'],
    occasional: ['weakness-face', 'taste-change', 'coordination-poor', 'joint-hypermobile'],
    rare: ['fever', 'neck-pain.with-limited-movement', 'photophobia-with-stiff-neck', 'neck-pain.gradual', 'arm-pain-neck-movement', 'eye-red-watering-headache', 'scalp-tenderness'],
  },
  discriminators: ['horner-sign', 'neck-pain.sudden', 'neck-pain.one-sided'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.1, to: 14 },
  course: ['constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now; call an ambulance for weakness or speech trouble.', 'Keep the neck still; no manipulation.', 'Do not drive.'],
  comeBack: ['you get weakness, droop or speech trouble', 'you get vertigo and unsteadiness', 'you lose sight'],
  examination: ['pupils, eyelids and nerves', 'scan of the neck arteries', 'blood thinning medicine'],
  presentation: 'Age 20 to 50 after a small neck injury, manipulation, cough or sport: new one-sided neck, face or head pain, drooping lid with small pupil (Horner), pulsing ear noise; vertebral: pain at the back of the neck with vertigo, unsteadiness, double vision; stroke within hours to days.',
  sources: ['StatPearls: Carotid Artery Dissection', 'StatPearls: Vertebral Artery Dissection', 'NICE: Stroke and transient ischaemic attack in over 16s'],
  examples: [
    { age: 38, sex: 'male', text: 'After a neck twist at sport a sudden pain in the left neck and behind the eye; my eyelid droops and the pupil is small.' },
    { age: 34, sex: 'female', text: 'Sudden pain at the back of my neck after a chiropractor, then vertigo, vomiting and staggering.' },
  ],
} satisfies Condition
