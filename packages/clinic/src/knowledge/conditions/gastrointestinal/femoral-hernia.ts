import type { Condition } from '../../schema.ts'

export const femoralHernia = {
  id: 'femoral-hernia',
  name: 'Femoral hernia',
  aliases: ['crural hernia', 'hernia of the femoral canal'],
  icd10: 'K41.90',
  system: 'gastrointestinal',
  summary: 'A small hernia just below the groin crease. It gets stuck easily.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    always: ['groin-lump'],
    often: ['groin-lump.painful', 'hernia-irreducible', 'groin-lump.one-sided', 'groin-lump.right', 'groin-lump.worse-coughing', 'groin-lump.hard', 'thigh-pain'],
    some: ['constipation', 'nausea', 'vomiting', 'abdominal-pain', 'underweight', 'groin-lump.worse-standing', 'hip-pain'],
    occasional: ['absolute-constipation', 'fever', 'abdominal-swelling'],
    rare: ['scrotal-swelling', 'groin-lump.soft', 'skin-redness', 'penile-discharge'],
  },
  discriminators: ['groin-lump', 'hernia-irreducible', 'groin-lump.hard'],
  onset: ['gradual', 'sudden'],
  durationDays: { from: 0.2, to: 365 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon; it should be repaired.', 'Do not try to force it back.'],
  comeBack: ['it hurts more, you vomit or pass no wind: go to the emergency department'],
  examination: ['feel below the groin crease', 'an ultrasound'],
  presentation: 'Thin older woman with a small, firm, grape-sized lump below and to the side of the pubic bone, at the top of the thigh, often not reducible and without cough impulse; high risk of strangulation with vomiting and belly pain.',
  sources: ['NHS: Femoral hernia repair', 'StatPearls: Femoral Hernia', 'Merck: Hernias of the Abdominal Wall'],
  examples: [
    { age: 72, sex: 'female', text: 'There is a small firm lump at the top of my thigh below the right groin that I cannot push back; it is a little sore.' },
    { age: 66, sex: 'female', text: 'Thin lady, a hard lump in the groin crease since a week, tender, with nausea today.' },
  ],
} satisfies Condition
