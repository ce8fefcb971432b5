import type { Condition } from '../../schema.ts'

export const ductEctasiaPapilloma = {
  id: 'duct-ectasia-papilloma',
  name: 'Nipple discharge from a duct',
  aliases: ['mammary duct ectasia', 'intraductal papilloma', 'duct papilloma', 'periductal mastitis', 'plasma cell mastitis'],
  icd10: 'N60.49',
  system: 'gynaecological',
  summary: 'A widened milk duct or a small growth in it makes the nipple leak.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    always: ['nipple-discharge'],
    often: ['nipple-discharge.one-sided', 'nipple-discharge.bloody', 'nipple-discharge.green-yellow'],
    some: ['nipple-change', 'breast-lump', 'breast-pain', 'smoker', 'nipple-discharge.recurrent', 'menopause', 'breast-redness', 'nipple-discharge.watery'],
    occasional: ['breast-lump.painful', 'fever'],
    rare: ['breast-milk-unexpected', 'lymph-nodes-swollen', 'breast-lump.fixed', 'weight-loss', 'period-missed', 'headache', 'nipple-discharge.both-sides'],
  },
  discriminators: ['nipple-discharge.one-sided', 'nipple-discharge.bloody', 'breast-milk-unexpected'],
  onset: ['gradual'],
  durationDays: { from: 7, to: 730 },
  course: ['recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Do not squeeze the nipple.', 'Book a breast check within two weeks if it is bloody or from one side.'],
  comeBack: ['there is blood', 'you feel a lump', 'the nipple turns in'],
  examination: ['feel the breast', 'ultrasound and mammogram', 'test the fluid'],
  presentation: 'Papilloma: woman of 35 to 55 with bloody or clear discharge from one duct of one nipple, no lump. Duct ectasia: near menopause, smoker, thick green-brown or creamy discharge, drawn-in nipple, tender lump behind the areola.',
  sources: ['NHS: Nipple discharge', 'StatPearls: Intraductal Papilloma', 'Merck: Nipple Discharge'],
  examples: [
    { age: 46, sex: 'female', text: 'Blood-stained fluid comes from my left nipple by itself for three weeks; I feel no lump.' },
    { age: 52, sex: 'female', text: 'Thick greenish discharge from one nipple which is slightly pulled in, I smoke.' },
  ],
} satisfies Condition
