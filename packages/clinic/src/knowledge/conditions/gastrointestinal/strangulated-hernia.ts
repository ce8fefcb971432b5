import type { Condition } from '../../schema.ts'

export const strangulatedHernia = {
  id: 'strangulated-hernia',
  name: 'Strangulated hernia',
  aliases: ['incarcerated hernia', 'strangulated inguinal hernia', 'trapped hernia', 'obstructed hernia', 'strangulated femoral hernia', 'incarcerated inguinal hernia'],
  icd10: 'K46.0',
  system: 'gastrointestinal',
  summary: 'A hernia is stuck and its blood is cut off.',
  commonness: { usual: 'uncommon', ages: { older: 'uncommon', infant: 'uncommon' } },
  findings: {
    usual: ['hernia-irreducible', 'groin-lump', 'groin-lump.painful'],
    often: ['history-hernia', 'groin-lump.hard', 'vomiting', 'abdominal-pain', 'nausea', 'skin-redness', 'abdominal-pain.cramping', 'abdominal-pain.severe', 'groin-lump.sudden', 'absolute-constipation', 'abdominal-pain.sudden'],
    some: ['abdominal-swelling', 'fever', 'fast-heart-rate', 'bowel-sounds-tinkling', 'scrotal-swelling', 'umbilical-lump', 'xray-bowel-dilated', 'raised-white-cells', 'groin-lump.growing', 'vomiting.bilious', 'crying-inconsolable', 'abdominal-tenderness', 'looks-very-ill'],
    occasional: ['low-blood-pressure', 'stool-bloody'],
    rare: ['groin-lump.painless', 'groin-lump.soft', 'diarrhoea', 'penile-discharge', 'urination-painful'],
  },
  discriminators: ['hernia-irreducible', 'groin-lump.hard', 'vomiting'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.05, to: 3 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Do not eat or drink.', 'Do not push on it hard.'],
  comeBack: ['you feel faint', 'the skin over it turns red or dark', 'the whole belly hurts'],
  examination: ['look at the lump and belly', 'surgeon at once', 'blood tests and scan only if it costs no time'],
  presentation: 'A hernia that used to go back is suddenly tense, very painful, hard and cannot be pushed back; then cramps, vomiting, swollen belly and no stool or wind; skin red, fever and fast pulse when the bowel is dying.',
  sources: ['NHS: Hernia', 'StatPearls: Inguinal Hernia', 'Merck: Hernias of the Abdominal Wall'],
  examples: [
    { age: 67, sex: 'male', text: 'My groin hernia has been out for years, but since this morning it is hard and very painful, I cannot push it back and I am vomiting.' },
    { age: 58, sex: 'female', text: 'The lump in the groin suddenly became tense and red with terrible pain; cramps in the belly, vomiting, and no wind passes.' },
  ],
} satisfies Condition
