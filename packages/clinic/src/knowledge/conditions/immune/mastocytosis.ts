import type { Condition } from '../../schema.ts'

export const mastocytosis = {
  id: 'mastocytosis',
  name: 'Mastocytosis',
  aliases: ['systemic mastocytosis', 'urticaria pigmentosa', 'mast cell activation syndrome', 'mcas'],
  icd10: 'D47.0',
  system: 'immune',
  summary: 'Too many mast cells release histamine in attacks.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['skin-flushing', 'skin-itch'],
    often: ['rash', 'hives', 'diarrhoea', 'rash.dark'],
    some: ['abdominal-pain', 'faint-or-collapse', 'palpitations', 'bone-pain', 'headache', 'insect-sting', 'rash.raised', 'nausea', 'near-fainting', 'skin-blisters'],
    occasional: ['low-blood-pressure', 'heartburn', 'fatigue', 'low-trauma-fracture', 'history-allergy-severe', 'wheeze', 'rash.worse-touch'],
    rare: ['fever', 'weight-gain', 'high-blood-pressure'],
  },
  discriminators: ['skin-flushing', 'rash.dark', 'faint-or-collapse'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 3000 },
  course: ['episodic', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Carry an adrenaline pen if you were given one.'],
  comeBack: ['you faint', 'throat or tongue swell'],
  examination: ['tryptase level, skin sample'],
  presentation: 'Brown spots that turn to hives when rubbed (Darier sign), attacks of flushing, itching, diarrhoea, cramps, fainting, set off by stings, heat, alcohol, aspirin; raised tryptase.',
  sources: ['NHS: Mastocytosis', 'StatPearls: Mastocytosis'],
  examples: [
    { age: 36, sex: 'female', text: 'Brown spots on my trunk that swell when rubbed, spells of flushing, diarrhoea and fainting.' },
    { age: 1, sex: 'male', text: 'My baby has brown bumps that blister and itch when rubbed.' },
  ],
} satisfies Condition
