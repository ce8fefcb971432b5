import type { Condition } from '../../schema.ts'

export const thyroglossalCyst = {
  id: 'thyroglossal-cyst',
  name: 'Thyroglossal cyst',
  aliases: ['thyroglossal duct cyst', 'thyroglossal cyst of neck'],
  icd10: 'Q89.2',
  system: 'ear-nose-throat',
  summary: 'A cyst in the middle of the neck, left over from before birth.',
  commonness: { usual: 'very-rare', ages: { toddler: 'rare', child: 'rare', adolescent: 'rare' } },
  findings: {
    usual: ['neck-lump', 'neck-lump.central', 'neck-lump.painless'],
    often: ['neck-lump.soft', 'neck-swelling-thyroid', 'neck-lump.long-standing'],
    some: ['neck-lump.painful', 'fever', 'skin-redness', 'recent-viral-illness', 'neck-lump.growing', 'swallowing-difficult'],
    occasional: ['throat-lump-feeling', 'neck-lump.mobile'],
    rare: ['weight-loss', 'night-sweats', 'hoarse-voice', 'lymph-nodes-swollen'],
  },
  discriminators: ['neck-lump.central', 'neck-lump.soft', 'weight-loss'],
  onset: ['gradual'],
  durationDays: { from: 14, to: 1000 },
  course: ['constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['See a doctor for a check.'],
  comeBack: ['the lump gets red, hot and sore', 'swallowing or breathing gets hard'],
  examination: ['feel the lump while you swallow and put out the tongue', 'an ultrasound'],
  presentation: 'Child or young adult with a smooth round lump in the midline of the neck that moves up on swallowing and on putting out the tongue; it may get infected after a cold.',
  sources: ['StatPearls: Thyroglossal duct cyst', 'Merck: Neck mass'],
  examples: [
    { age: 6, sex: 'male', text: 'My son has a soft painless lump in the middle of his neck that moves when he sticks out his tongue.' },
    { age: 19, sex: 'female', text: 'A smooth lump in the midline of my neck for months, no pain.' },
  ],
} satisfies Condition
