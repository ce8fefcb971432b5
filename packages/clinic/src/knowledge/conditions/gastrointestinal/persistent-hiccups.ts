import type { Condition } from '../../schema.ts'

export const persistentHiccups = {
  id: 'persistent-hiccups',
  name: 'Hiccups that do not stop',
  aliases: ['persistent hiccups', 'intractable hiccups', 'hiccups', 'singultus', 'hiccough'],
  icd10: 'R06.6',
  system: 'gastrointestinal',
  summary: 'Spasms of the breathing muscle that come again and again; beyond two days a cause is looked for.',
  commonness: { usual: 'rare' },
  findings: {
    always: ['hiccups'],
    often: ['heartburn', 'hiccups.constant'],
    some: ['bloating', 'belching', 'insomnia', 'fatigue', 'indigestion', 'alcohol-heavy', 'hiccups.recurrent', 'spicy-fatty-diet', 'history-reflux'],
    occasional: ['recent-surgery', 'takes-steroids', 'takes-benzodiazepine', 'history-cancer', 'chest-pain', 'vomiting', 'stress-recent', 'weight-loss', 'takes-chemotherapy'],
    rare: ['fever', 'headache', 'weakness-one-side', 'swallowing-difficult', 'imbalance'],
  },
  discriminators: ['hiccups', 'hiccups.constant', 'heartburn'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.1, to: 60 },
  course: ['episodic', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Sip iced water or swallow a spoon of sugar.', 'Hold your breath for a short while and bend forward.', 'Avoid fizzy drinks, alcohol and hot food.'],
  comeBack: ['you get hiccups for more than 48 hours', 'trouble swallowing, weakness or numbness', 'you get chest pain'],
  examination: ['ears, throat, chest and belly', 'nerves', 'blood salts and kidneys'],
  presentation: 'Hiccups for hours or days, through meals and sleep, tiring; after a big meal, fizzy drinks, alcohol, reflux, an operation, steroids or other medicines; rarely from the brain, chest, kidneys or diaphragm. More than 48 hours is persistent, more than a month intractable.',
  sources: ['NHS: Hiccups', 'StatPearls: Hiccups', 'Merck: Hiccups'],
  examples: [
    { age: 50, sex: 'male', text: 'I have had hiccups for three days without a break; I cannot sleep.' },
    { age: 38, sex: 'female', text: 'Hiccups all day since a big spicy meal, with some heartburn.' },
  ],
} satisfies Condition
