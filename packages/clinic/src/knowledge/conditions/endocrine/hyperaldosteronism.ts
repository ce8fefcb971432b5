import type { Condition } from '../../schema.ts'

export const hyperaldosteronism = {
  id: 'hyperaldosteronism',
  name: "Primary hyperaldosteronism (Conn's syndrome)",
  aliases: ["conn's syndrome", 'conn syndrome', 'primary aldosteronism', 'hyperaldosteronism'],
  icd10: 'E26.0',
  system: 'endocrine',
  summary: 'The adrenal gland makes too much of the salt hormone and raises blood pressure.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    usual: ['high-blood-pressure'],
    often: ['history-hypertension', 'low-potassium', 'headache', 'fatigue'],
    some: ['muscle-weakness', 'muscle-cramps', 'urination-frequent', 'urination-night', 'thirst', 'very-high-blood-pressure'],
    occasional: ['palpitations', 'tingling', 'vision-blurred', 'constipation', 'family-hypertension', 'paralysis'],
    rare: ['swelling-legs', 'weight-loss', 'sweating', 'tremor'],
  },
  discriminators: ['low-potassium', 'high-blood-pressure', 'muscle-cramps'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 1500 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood test.'],
  comeBack: ['your chest hurts', 'you become very weak'],
  examination: ['blood pressure', 'potassium, aldosterone and renin'],
  presentation: 'High blood pressure that resists treatment or begins young, with low potassium, muscle weakness or cramps, headache, thirst and night urination. High aldosterone to renin ratio.',
  sources: ['NICE: Hypertension in adults', 'StatPearls: Primary Hyperaldosteronism'],
  examples: [
    { age: 42, sex: 'male', text: 'My blood pressure stays high with three medicines, my potassium is always low, and my legs cramp and feel weak.' },
    { age: 50, sex: 'female', text: 'Hypertension for years, weak muscles, many trips to the toilet at night and low potassium.' },
  ],
} satisfies Condition
