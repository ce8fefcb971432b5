import type { Condition } from '../../schema.ts'

export const precociousPuberty = {
  id: 'precocious-puberty',
  name: 'Early puberty',
  aliases: ['precocious puberty', 'early puberty', 'central precocious puberty', 'premature thelarche', 'premature adrenarche', 'pubertas praecox'],
  icd10: 'E30.1',
  system: 'endocrine',
  summary: 'Puberty begins before eight in girls or nine in boys.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'rare', toddler: 'rare', child: 'uncommon', adolescent: 'never', 'young-adult': 'never', adult: 'never', older: 'never' }, sex: 'mostly-female' },
  findings: {
    always: ['early-puberty'],
    often: ['breast-pain', 'skin-pustules'],
    some: ['vaginal-bleeding-abnormal', 'irritability', 'raised-androgens', 'obesity', 'headache', 'skin-comedones'],
    occasional: ['seizure', 'visual-field-loss', 'skin-dark-patch', 'vomiting', 'testicle-swelling'],
    rare: ['growth-poor', 'delayed-puberty', 'weight-loss', 'fever', 'diarrhoea', 'breast-redness', 'hair-loss'],
  },
  discriminators: ['early-puberty', 'vaginal-bleeding-abnormal', 'growth-poor'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 730 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ["See a children's doctor within a few weeks.", 'Explain calmly to the child.'],
  comeBack: ['you get a headache, vomiting or poor sight', 'you bleed', 'very fast changes'],
  examination: ['growth and stage of puberty', 'bone age and hormones', 'a brain scan in boys and very young girls'],
  presentation: 'Girl under eight with breasts, pubic hair, growth spurt, even bleeding; boy under nine with larger testes, pubic hair, deep voice. Mostly harmless in girls; look for brain, ovary or adrenal causes; café-au-lait spots (McCune-Albright).',
  sources: ['NHS: Early or delayed puberty', 'StatPearls: Precocious Puberty', 'AAP: Precocious puberty'],
  examples: [
    { age: 6, sex: 'female', text: 'She has breast buds and pubic hair since a few months and has shot up in height; early puberty.' },
    { age: 7, sex: 'male', text: 'Pubic hair, acne, body odour and a deep voice at seven, with headaches.' },
  ],
} satisfies Condition
