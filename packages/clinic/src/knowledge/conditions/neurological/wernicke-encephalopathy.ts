import type { Condition } from '../../schema.ts'

export const wernickeEncephalopathy = {
  id: 'wernicke-encephalopathy',
  name: "Wernicke's encephalopathy",
  aliases: ['Wernicke encephalopathy', 'Wernicke-Korsakoff syndrome', 'acute thiamine deficiency', 'Korsakoff syndrome', 'Korsakoff psychosis'],
  icd10: 'E51.2',
  system: 'neurological',
  summary: 'Lack of vitamin B1 harms the brain, usually in heavy drinkers. A vitamin drip can save it.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare' } },
  findings: {
    usual: ['confusion-new', 'alcohol-heavy'],
    often: ['gait-unsteady', 'nystagmus', 'eye-movement-limited', 'memory-loss', 'history-alcohol-dependence', 'underweight', 'disorientation', 'double-vision', 'coordination-poor'],
    some: ['vomiting', 'appetite-loss', 'numbness-leg-foot', 'weight-loss', 'drowsy-hard-to-wake', 'morning-sickness-severe', 'hallucinations', 'low-magnesium', 'fasting-or-vomiting-days', 'social-withdrawal', 'vision-blurred', 'history-eating-disorder'],
    occasional: ['low-temperature', 'low-blood-pressure', 'fast-heart-rate'],
    rare: ['weakness-one-side', 'fever', 'headache', 'seizure', 'neck-stiffness', 'tremor.at-rest', 'confusion-gradual'],
  },
  discriminators: ['confusion-new', 'gait-unsteady', 'eye-movement-limited', 'alcohol-heavy'],
  onset: ['days'],
  durationDays: { from: 0.5, to: 21 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Vitamin B1 must come before sugar.', 'Do not drink alcohol.'],
  comeBack: ['the person cannot be woken', 'a fit', 'you get a fever'],
  examination: ['eyes, gait and memory', 'blood tests and magnesium', 'vitamin B1 by drip'],
  presentation: 'Heavy drinker, or after weeks of vomiting, starvation, stomach surgery: muddled and apathetic, staggering, eyes jerk or do not move to the side with double vision. If late: Korsakoff with no new memory and made-up stories.',
  sources: ['NICE: Alcohol-use disorders: diagnosis and management of physical complications', 'StatPearls: Wernicke Encephalopathy', 'Merck: Wernicke Encephalopathy'],
  examples: [
    { age: 52, sex: 'male', text: 'He drinks heavily, hardly eats, and since days he is confused, staggers and sees double; his eyes jerk.' },
    { age: 61, sex: 'female', text: 'An alcoholic, unsteady, cannot remember anything new and makes up stories.' },
  ],
} satisfies Condition
