import type { Condition } from '../../schema.ts'

export const cyclicVomitingSyndrome = {
  id: 'cyclic-vomiting-syndrome',
  name: 'Cyclic vomiting syndrome',
  aliases: ['cyclical vomiting syndrome', 'cyclical vomiting', 'abdominal migraine with vomiting'],
  icd10: 'R11.15',
  system: 'gastrointestinal',
  summary: 'Bouts of violent vomiting that come back again and again, with healthy weeks between.',
  commonness: { usual: 'rare', ages: { child: 'uncommon', adolescent: 'uncommon', older: 'very-rare' } },
  findings: {
    always: ['vomiting'],
    usual: ['vomiting-persistent', 'vomiting.recurrent', 'nausea'],
    often: ['abdominal-pain', 'vomiting.sudden', 'history-migraine', 'pallor', 'cannabis-use', 'vomiting.morning', 'abdominal-pain.epigastric', 'vomiting.intermittent'],
    some: ['dehydration-signs', 'headache', 'family-migraine', 'stress-recent', 'light-sensitivity', 'anxiety', 'fatigue', 'vomiting.severe', 'thirst', 'weight-loss', 'drowsy-hard-to-wake', 'insomnia'],
    occasional: ['diarrhoea', 'fever', 'vomiting-blood', 'period-pain'],
    rare: ['jaundice', 'absolute-constipation', 'sick-contact', 'suspicious-meal', 'stool-bloody', 'papilloedema'],
  },
  discriminators: ['vomiting.recurrent', 'vomiting-persistent', 'cannabis-use'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.1, to: 5 },
  course: ['episodic', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest in a dark quiet room and sip rehydration drinks.', 'Stop cannabis completely; it can be the cause.', 'Note what sets it off.'],
  comeBack: ['you cannot keep any drink down', 'you vomit blood', 'you have strong headache or belly pain between attacks'],
  examination: ['check for drying out and salts', 'look for other causes once', 'ask about cannabis'],
  presentation:
    'Same-looking attacks of violent vomiting, many times an hour for hours to days, often starting in the early morning, with pallor, belly pain and sleepiness, then weeks of full health. Child or adult with migraine; or daily cannabis user for years who finds relief only in hot showers (cannabinoid hyperemesis).',
  sources: ['NHS: Cyclical vomiting syndrome', 'StatPearls: Cyclic Vomiting Syndrome', 'StatPearls: Cannabinoid Hyperemesis Syndrome'],
  examples: [
    { age: 9, sex: 'female', text: 'Every two months she wakes early and vomits violently many times an hour for two days, pale and sleepy, then she is completely well. Migraine runs in the family.' },
    { age: 26, sex: 'male', text: 'I smoke weed daily. For the fourth time this year I cannot stop vomiting, with stomach pain; only hot showers help.' },
  ],
} satisfies Condition
