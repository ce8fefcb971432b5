import type { Condition } from '../../schema.ts'

export const beriberi = {
  id: 'beriberi',
  name: 'Beriberi',
  aliases: ['thiamine deficiency', 'vitamin b1 deficiency', 'wet beriberi', 'dry beriberi'],
  icd10: 'E51.11',
  system: 'endocrine',
  summary: 'A lack of vitamin B1 harms nerves and heart.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fatigue'],
    often: ['alcohol-heavy', 'numbness', 'tingling-feet', 'swelling-legs', 'breathless', 'weakness-both-legs', 'muscle-weakness', 'burning-feet', 'weight-loss', 'fasting-or-vomiting-days'],
    some: ['reflexes-reduced', 'palpitations', 'fast-heart-rate', 'history-abdominal-surgery', 'muscle-cramps', 'gait-unsteady', 'appetite-loss', 'breathless-lying-flat', 'confusion-new', 'acidosis', 'muscle-wasting', 'morning-sickness-severe', 'memory-loss', 'underweight'],
    occasional: ['double-vision', 'raised-neck-veins', 'vomiting', 'chest-xray-big-heart'],
    rare: ['fever', 'rash', 'chest-pain', 'diarrhoea', 'history-diabetes', 'low-b12'],
  },
  discriminators: ['tingling-feet', 'swelling-legs', 'alcohol-heavy'],
  onset: ['gradual', 'days'],
  durationDays: { from: 7, to: 180 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to hospital: vitamin B1 by drip works fast.', 'Do not drink alcohol.'],
  comeBack: ['you are short of breath', 'you see double, stagger or are confused'],
  examination: ['heart and nerves', 'give thiamine at once', 'blood tests'],
  presentation: 'Weeks of poor intake, alcohol, vomiting, bariatric surgery or polished rice: dry form with numb, burning feet, weak legs and lost reflexes; wet form with swollen legs, fast pulse, breathlessness, warm hands. With eye signs, staggering and confusion it is Wernicke.',
  sources: ['StatPearls: Vitamin B1 (Thiamine) Deficiency', 'WHO: Thiamine deficiency and its prevention and control', 'Merck: Thiamin Deficiency'],
  examples: [
    { age: 50, sex: 'male', text: 'Heavy drinker, hardly eats; for weeks numb burning feet, weak legs, swollen ankles and short of breath with a racing heart.' },
    { age: 36, sex: 'female', text: 'After bariatric surgery with constant vomiting: tingling feet, leg weakness and swelling.' },
  ],
} satisfies Condition
