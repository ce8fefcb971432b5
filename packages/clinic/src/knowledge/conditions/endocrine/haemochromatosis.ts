import type { Condition } from '../../schema.ts'

export const haemochromatosis = {
  id: 'haemochromatosis',
  name: 'Haemochromatosis',
  aliases: ['hemochromatosis', 'iron overload', 'hereditary hemochromatosis', 'bronze diabetes'],
  icd10: 'E83.1',
  system: 'endocrine',
  summary: 'An inherited disorder in which iron builds up in the body.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['fatigue', 'raised-liver-enzymes'],
    often: ['joint-pain', 'skin-dark-patch'],
    some: ['libido-low', 'erection-difficulty', 'abdominal-pain', 'weight-loss', 'hand-pain', 'joint-pain.small-joints', 'raised-glucose', 'history-diabetes', 'liver-enlarged'],
    occasional: ['palpitations', 'breathless', 'thirst', 'jaundice', 'ascites', 'hair-loss', 'joint-stiffness-morning', 'low-mood', 'urine-excess', 'period-missed'],
    rare: ['low-ferritin', 'fever'],
  },
  discriminators: ['skin-dark-patch', 'joint-pain', 'raised-liver-enzymes'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 180, to: 3000 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood test.'],
  comeBack: ['your belly swells', 'you turn yellow'],
  examination: ['ferritin, transferrin saturation and a gene test', 'liver tests and sugar'],
  presentation: 'A man over forty, or woman after the menopause, with tiredness, joint pain of the second and third knuckles, bronze skin, raised liver values, diabetes, loss of libido, later cirrhosis and heart weakness. High ferritin and transferrin saturation, HFE gene.',
  sources: ['NHS: Haemochromatosis', 'StatPearls: Hemochromatosis'],
  examples: [
    { age: 51, sex: 'male', text: 'I am tired, the knuckles of my index and middle fingers ache, my skin looks bronze and I was told of diabetes and high liver values.' },
    { age: 57, sex: 'male', text: 'No libido, joint pains, high ferritin, brownish skin.' },
  ],
} satisfies Condition
