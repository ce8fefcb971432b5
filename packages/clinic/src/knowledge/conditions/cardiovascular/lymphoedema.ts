import type { Condition } from '../../schema.ts'

export const lymphoedema = {
  id: 'lymphoedema',
  name: 'Lymphoedema',
  aliases: ['lymphedema', 'lymphatic swelling', 'chronic lymphoedema'],
  icd10: 'I89.0',
  system: 'cardiovascular',
  summary: 'Lymph cannot drain, so an arm or leg stays swollen.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['swelling-legs', 'swelling-legs.one-sided'],
    often: ['skin-thickened', 'heavy-legs', 'history-cancer', 'swelling-legs.long-standing'],
    some: ['arm-swelling', 'history-radiation', 'recent-surgery', 'skin-dry', 'obesity', 'swelling-legs.painless', 'swelling-one-leg', 'swelling-legs.gradual', 'infections-frequent'],
    occasional: ['skin-warts', 'recent-travel-tropics', 'leg-pain', 'skin-redness'],
    rare: ['calf-pain', 'skin-warm', 'fever', 'breathless', 'breathless-lying-flat', 'varicose-veins', 'swelling-legs.improving'],
  },
  discriminators: ['skin-thickened', 'history-cancer', 'swelling-legs.painless'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 5000 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Care for the skin and treat small wounds early.', 'Move the limb', 'Wear the sleeve or stocking.', 'Do not have blood taken from that arm.'],
  comeBack: ['the limb turns red, hot and painful with fever', 'swelling grows quickly'],
  examination: ['look and pinch the skin over the second toe', 'measure the limb', 'ultrasound to rule out a clot'],
  presentation: 'Firm, painless swelling of one limb including the back of foot and toes or hand, that no longer pits and does not go overnight, skin thick like orange peel. After cancer surgery or radiotherapy, repeated cellulitis, from birth, or worms in the tropics.',
  sources: ['NHS: Lymphoedema', 'StatPearls: Lymphedema'],
  examples: [
    { age: 58, sex: 'female', text: 'Since my breast cancer operation with radiation my arm slowly became swollen and firm, it does not hurt.' },
    { age: 49, sex: 'female', text: 'My left leg with the foot and toes has been swollen for years, hard and heavy, without pain.' },
  ],
} satisfies Condition
