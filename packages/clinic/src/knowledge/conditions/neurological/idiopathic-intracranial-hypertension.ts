import type { Condition } from '../../schema.ts'

export const idiopathicIntracranialHypertension = {
  id: 'idiopathic-intracranial-hypertension',
  name: 'Idiopathic intracranial hypertension',
  aliases: ['IIH', 'pseudotumor cerebri', 'benign intracranial hypertension', 'pseudotumour cerebri'],
  icd10: 'G93.2',
  system: 'neurological',
  summary: 'The pressure of the brain fluid is raised, usually in young women with overweight. Sight is at risk.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', 'young-adult': 'uncommon', older: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    always: ['headache'],
    usual: ['obesity', 'papilloedema'],
    often: ['vision-loss-brief', 'tinnitus', 'tinnitus.pulsing-ears', 'headache.worse-lying', 'headache.morning', 'headache.constant', 'headache.worse-coughing', 'vision-blurred', 'csf-pressure-high'],
    some: ['weight-gain', 'nausea', 'double-vision', 'neck-pain', 'headache.throbbing', 'headache.worse-bending', 'headache.both-sides', 'takes-oral-contraceptive', 'headache.around-eye'],
    occasional: ['vomiting', 'vision-loss-gradual', 'visual-field-loss', 'takes-antibiotic-recent', 'back-pain', 'history-pcos', 'light-sensitivity'],
    rare: ['fever', 'weakness-one-side', 'headache-thunderclap', 'confusion-new', 'aura-visual', 'seizure', 'brain-scan-abnormal', 'weight-loss', 'drowsy-hard-to-wake'],
  },
  discriminators: ['papilloedema', 'vision-loss-brief', 'tinnitus.pulsing-ears', 'obesity'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 7, to: 400 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor within a day: the eyes must be checked.', 'Losing weight treats the cause.', 'Do not drive if you see double or dim.'],
  comeBack: ['sight becomes dim or is lost', 'you see double', 'you become drowsy or vomit again and again'],
  examination: ['look at the back of the eyes', 'brain and vein scan', 'spinal fluid pressure'],
  presentation:
    'Daily headache, worse lying down, on waking, coughing or bending, whooshing in time with the pulse in the ears, greying of sight for seconds on standing or bending, double vision, in a young woman who has gained weight. Swollen optic discs, normal brain scan, high opening pressure. Tetracyclines and vitamin A are triggers.',
  sources: ['StatPearls: Idiopathic Intracranial Hypertension', 'IHS: Headache attributed to idiopathic intracranial hypertension', 'NHS: Intracranial hypertension'],
  examples: [
    { age: 27, sex: 'female', text: 'Daily headache worse lying down and in the morning, I hear whooshing in my ears with my pulse, and my sight goes grey for seconds when I bend. I have gained weight.' },
    { age: 32, sex: 'female', text: 'Headaches for two months and the optician saw swollen optic discs. My vision blurs for moments. I am overweight.' },
  ],
} satisfies Condition
