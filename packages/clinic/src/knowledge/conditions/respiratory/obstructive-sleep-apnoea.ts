import type { Condition } from '../../schema.ts'

export const obstructiveSleepApnoea = {
  id: 'obstructive-sleep-apnoea',
  name: 'Sleep apnoea',
  aliases: ['obstructive sleep apnoea', 'obstructive sleep apnea', 'OSA', 'OSAS', 'sleep apnea syndrome', 'obesity hypoventilation syndrome', 'Pickwickian syndrome', 'sleep-disordered breathing'],
  icd10: 'G47.33',
  system: 'respiratory',
  summary: 'The throat closes in sleep, so that breathing stops again and again.',
  commonness: { usual: 'common', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'rare', child: 'uncommon', adolescent: 'uncommon' }, sex: 'mostly-male' },
  findings: {
    usual: ['snoring', 'daytime-sleepiness'],
    often: ['apnoea-in-sleep', 'obesity', 'fatigue', 'headache.morning', 'high-blood-pressure', 'concentration-poor'],
    some: ['history-hypertension', 'insomnia', 'urination-night', 'mouth-dry', 'irritability', 'breathless-waking-at-night', 'low-mood', 'alcohol-heavy', 'headache', 'sweating', 'tonsils-swollen', 'nose-blocked', 'libido-low', 'memory-loss'],
    occasional: ['history-diabetes', 'history-atrial-fibrillation', 'high-haemoglobin', 'history-stroke', 'sleep-attacks', 'raised-carbon-dioxide', 'swelling-legs', 'erection-difficulty', 'hyperactivity'],
    rare: ['weight-loss', 'hallucinations', 'restless-legs', 'fever'],
  },
  discriminators: ['snoring', 'apnoea-in-sleep', 'daytime-sleepiness', 'obesity'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 5000 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Lose weight, avoid alcohol in the evening, sleep on your side.', 'Do not drive when sleepy.'],
  comeBack: ['you fall asleep driving', 'you are breathless by day', 'mornings bring confusion'],
  examination: ['neck size and throat', 'sleep study at home', 'blood pressure'],
  presentation: 'Overweight man, loud snoring, pauses and gasping seen by the partner, not rested in the morning, dry mouth and headache on waking, sleepy by day at the wheel or screen, poor concentration, high pressure, passing water at night. Children: snoring, large tonsils, restless, bad at school.',
  sources: ['NICE: Obstructive sleep apnoea/hypopnoea syndrome and obesity hypoventilation syndrome in over 16s', 'NHS: Sleep apnoea', 'StatPearls: Obstructive Sleep Apnea'],
  examples: [
    { age: 49, sex: 'male', text: 'My wife says I snore terribly and stop breathing at night. I am overweight and fall asleep in front of the screen.' },
    { age: 56, sex: 'female', text: 'I wake up with a headache and dry mouth, never rested, sleepy all day, and I snore loudly.' },
  ],
} satisfies Condition
