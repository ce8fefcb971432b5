import type { Condition } from '../../schema.ts'

export const perichondritisEar = {
  id: 'perichondritis-ear',
  name: 'Infection of the outer ear shell',
  aliases: ['perichondritis of ear', 'auricular perichondritis', 'infected ear piercing', 'perichondritis'],
  icd10: 'H61.0',
  system: 'ear-nose-throat',
  summary: 'The shell of the ear is infected, often after a piercing.',
  commonness: { usual: 'rare', ages: { adolescent: 'uncommon', 'young-adult': 'uncommon' } },
  findings: {
    usual: ['ear-pain', 'skin-redness', 'ear-tender-pulled', 'skin-swelling'],
    often: ['skin-warm', 'piercing-recent', 'ear-pain.worse-touch', 'skin-pain'],
    some: ['fever', 'puncture-wound', 'wound-infected', 'insect-sting', 'animal-bite', 'sports-injury'],
    occasional: ['lymph-nodes-neck', 'ear-discharge'],
    rare: ['hearing-loss', 'bulging-eardrum', 'vertigo', 'ear-itch'],
  },
  discriminators: ['ear-tender-pulled', 'piercing-recent', 'skin-warm', 'hearing-loss'],
  onset: ['days'],
  durationDays: { from: 1, to: 10 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today.', 'Leave the ear alone and keep it clean.'],
  comeBack: ['fever comes', 'the redness spreads'],
  examination: ['look at the ear shell'],
  presentation: 'Red, hot, swollen and very tender ear shell, sparing the lobe, after a cartilage piercing, bite or blow.',
  sources: ['StatPearls: Auricular perichondritis', 'Merck: Perichondritis of the pinna'],
  examples: [
    { age: 19, sex: 'female', text: 'I had my upper ear pierced a week ago and now the ear shell is red, hot, swollen and very painful.' },
    { age: 24, sex: 'male', text: 'After a blow at wrestling my outer ear is swollen, red and hurts to touch.' },
  ],
} satisfies Condition
