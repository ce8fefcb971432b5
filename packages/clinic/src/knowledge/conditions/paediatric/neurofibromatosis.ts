import type { Condition } from '../../schema.ts'

export const neurofibromatosis = {
  id: 'neurofibromatosis',
  name: 'Neurofibromatosis',
  aliases: ['neurofibromatosis type 1', 'nf1', 'von recklinghausen disease'],
  icd10: 'Q85.0',
  system: 'paediatric',
  summary: 'An inherited disorder with brown patches and soft skin lumps.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['skin-dark-patch', 'skin-lump'],
    often: ['skin-lump.soft', 'family-neurological-inherited', 'skin-dark-patch.flat'],
    some: ['poor-school-performance', 'attention-poor', 'back-curved', 'high-blood-pressure', 'skin-itch', 'skin-lump.painless', 'developmental-delay'],
    occasional: ['vision-loss-gradual', 'headache', 'seizure', 'bone-deformity', 'early-puberty', 'eye-bulging', 'back-pain', 'numbness', 'hearing-loss', 'tinnitus'],
    rare: ['fever', 'skin-ulcer'],
  },
  discriminators: ['skin-dark-patch', 'skin-lump.soft', 'family-neurological-inherited'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 100, to: 10000 },
  course: ['lifelong', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment with a specialist.', 'Ask about relatives with the same signs.'],
  comeBack: ['a lump grows fast or hurts', 'sight gets worse', 'you get a headache with vomiting'],
  examination: ['count the patches, look at eyes, spine, blood pressure'],
  presentation: 'Six or more coffee-brown patches since childhood, freckles in armpits and groins, soft skin lumps, Lisch nodules of the iris, crooked spine, learning trouble, optic glioma; a parent affected.',
  sources: ['NHS: Neurofibromatosis type 1', 'StatPearls: Neurofibromatosis'],
  examples: [
    { age: 12, sex: 'male', text: 'Many light brown patches, freckles in the armpits, some soft lumps on the skin; his mother has the same.' },
    { age: 30, sex: 'female', text: 'Dozens of soft painless lumps on my skin and brown patches since birth.' },
  ],
} satisfies Condition
