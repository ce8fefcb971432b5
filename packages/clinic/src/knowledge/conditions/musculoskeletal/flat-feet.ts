import type { Condition } from '../../schema.ts'

export const flatFeet = {
  id: 'flat-feet',
  name: 'Flat feet',
  aliases: ['pes planus', 'fallen arches', 'flat foot', 'adult acquired flatfoot', 'posterior tibial tendon dysfunction'],
  icd10: 'M21.40',
  system: 'musculoskeletal',
  summary: 'The arch of the foot lies low; it hurts only in some.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never' } },
  findings: {
    always: ['foot-arch-flat'],
    often: ['foot-pain', 'foot-pain.worse-exertion', 'foot-pain.long-standing', 'standing-work'],
    some: ['ankle-pain', 'obesity', 'heel-pain', 'shin-pain', 'foot-pain.both-sides', 'family-joint', 'joint-hypermobile', 'ankle-swelling-injury'],
    occasional: ['knee-pain', 'bunion-deformity', 'heavy-legs'],
    rare: ['fever', 'numbness-leg-foot', 'skin-warm', 'joint-red-hot', 'injury-recent', 'big-toe-pain'],
  },
  discriminators: ['foot-arch-flat', 'foot-pain.worse-exertion', 'skin-warm'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 7300 },
  course: ['constant', 'lifelong'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Wear shoes with good support', 'Soft insoles help.', 'Train the muscles of the feet.', 'Lose weight if you carry too much.'],
  comeBack: ['one foot flattens quickly', 'the foot is red, hot or swollen', 'you get numb feet'],
  examination: ['the arch standing and on tiptoe', 'the ankle tendon'],
  presentation: 'Low or missing arch of one or both feet, feet rolling inwards, ache of the inner foot and ankle after standing or walking long, shoes worn on the inner side; in adults after strain of the inner ankle tendon the arch falls on one side and standing on tiptoe fails. In children normal.',
  sources: ['NHS: Flat feet', 'StatPearls: Pes Planus', 'AAFP: Flatfoot'],
  examples: [
    { age: 45, sex: 'female', text: 'My feet have become flat, the arches ache after standing all day at work.' },
    { age: 12, sex: 'male', text: 'He has flat feet and his feet ache after long walks.' },
  ],
} satisfies Condition
