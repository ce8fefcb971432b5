import type { Condition } from '../../schema.ts'

export const gastroOesophagealReflux = {
  id: 'gastro-oesophageal-reflux',
  name: 'Gastro-oesophageal reflux disease',
  aliases: ['gerd', 'gord', 'acid reflux', 'reflux disease', 'reflux oesophagitis', 'gastroesophageal reflux disease', 'reflux', 'heartburn disease', 'acid reflux disease', 'erosive oesophagitis', 'oesophagitis'],
  icd10: 'K21.9',
  system: 'gastrointestinal',
  feltAs: 'heartburn',
  summary: 'Acid from the stomach flows back into the gullet and burns there.',
  commonness: { usual: 'very-common', ages: { toddler: 'uncommon', child: 'uncommon' } },
  findings: {
    always: ['heartburn'],
    usual: ['acid-regurgitation'],
    often: ['heartburn.after-meals', 'heartburn.worse-lying', 'heartburn.worse-bending', 'belching', 'indigestion', 'heartburn.night', 'overweight', 'heartburn.relieved-antacid'],
    some: ['chest-pain', 'chest-pain.burning', 'cough', 'hoarse-voice', 'throat-lump-feeling', 'abdominal-pain.epigastric', 'nausea', 'spicy-fatty-diet', 'bloating', 'smoker', 'obesity', 'throat-clearing', 'sore-throat', 'chest-pain.worse-lying'],
    occasional: ['wheeze', 'swallowing-difficult', 'bad-breath', 'pregnant', 'taste-change', 'sleep-too-much'],
    rare: ['weight-loss', 'vomiting-blood', 'chest-pain.worse-exertion', 'fever', 'stool-black', 'swallowing-painful', 'chest-pain.radiates-left-arm'],
  },
  discriminators: ['heartburn', 'acid-regurgitation', 'heartburn.worse-lying'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 1, to: 3650 },
  course: ['recurrent', 'episodic', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Eat smaller meals and nothing in the three hours before bed.', 'Raise the head of the bed.', { text: 'Losing some weight, less alcohol and no smoking help.', fromYears: 12 }, { text: 'A pharmacist can advise an antacid or alginate.', fromYears: 2, medicine: true }],
  comeBack: ['food sticks or swallowing hurts', 'you lose weight without wanting to', 'you vomit blood or have black stools', 'the pain comes with effort or spreads to arm or jaw'],
  examination: ['press the upper belly', 'a trial of an acid blocker', 'a camera test if there are warning signs or no relief'],
  presentation:
    'Burning behind the breastbone (heartburn) and sour or bitter fluid rising into the mouth, after meals, on lying down, bending or at night, helped by antacids. Burping, sour taste, chronic dry cough, hoarse voice, throat clearing or a lump in the throat may come along. Linked to overweight, pregnancy, hiatus hernia, coffee, alcohol, chocolate, smoking and late large meals.',
  sources: ['NICE: Gastro-oesophageal reflux disease and dyspepsia in adults', 'NHS: Heartburn and acid reflux', 'Merck: Gastroesophageal Reflux Disease'],
  examples: [
    { age: 45, sex: 'male', text: 'I get a burning feeling behind my breastbone after meals and when I lie down, and sour fluid comes up into my throat at night. Antacids help.' },
    { age: 37, sex: 'female', text: 'For months I have heartburn, worse when I bend over or after a big dinner, with burping and an acid taste in my mouth.' },
  ],
} satisfies Condition
