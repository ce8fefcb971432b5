import type { Condition } from '../../schema.ts'

export const otitisMediaEffusion = {
  id: 'otitis-media-effusion',
  name: 'Glue ear',
  aliases: ['otitis media with effusion', 'glue ear', 'OME', 'serous otitis media', 'secretory otitis media', 'middle ear effusion'],
  icd10: 'H65.9',
  system: 'ear-nose-throat',
  summary: 'Thick fluid behind the eardrum dulls the hearing, without infection.',
  commonness: { usual: 'common', ages: { newborn: 'rare', infant: 'uncommon', adolescent: 'uncommon', 'young-adult': 'uncommon', older: 'uncommon' } },
  findings: {
    usual: ['hearing-loss', 'eardrum-fluid'],
    often: ['ear-fullness', 'recent-viral-illness', 'hearing-loss.both-sides', 'hearing-loss.mild', 'hearing-loss.gradual', 'ear-infections-history'],
    some: ['speech-delay', 'poor-school-performance', 'history-hay-fever', 'snoring', 'attention-poor', 'ear-pulling', 'daycare-contact', 'nose-blocked', 'ear-pain.mild', 'tinnitus'],
    occasional: ['imbalance', 'dizziness', 'insomnia'],
    rare: ['fever', 'ear-pain.severe', 'ear-discharge', 'bulging-eardrum', 'vertigo', 'ear-tender-pulled', 'hearing-loss-sudden'],
  },
  discriminators: ['eardrum-fluid', 'hearing-loss', 'fever', 'ear-pain.severe'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 180 },
  course: ['constant', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Wait: it often clears in three months.', 'Face the child and speak clearly.', { text: 'Keep smoke away from the child.', fromYears: 12 }],
  comeBack: ['hearing is no better in three months', 'speech is late', 'the ear hurts or runs'],
  examination: ['look at the eardrums', 'a hearing test'],
  presentation: 'Child who does not answer, turns the TV up, speaks late or does badly in class after colds and ear infections; no fever, little pain. Dull, retracted drum with fluid or bubbles. In an adult with one-sided fluid the back of the nose must be looked at.',
  sources: ['CKS: Otitis media with effusion', 'NICE: Otitis media with effusion in under 12s', 'NHS: Glue ear'],
  examples: [
    { age: 4, sex: 'male', text: 'My son turns the TV up and does not seem to hear me since he had several colds. No pain, no fever, but his speech is late.' },
    { age: 5, sex: 'female', text: 'The teacher says she does not hear well. She has had ear infections and her ears feel full, no pain now.' },
  ],
} satisfies Condition
