import type { Condition } from '../../schema.ts'

export const nasopharyngealCarcinoma = {
  id: 'nasopharyngeal-carcinoma',
  name: 'Cancer behind the nose',
  aliases: ['nasopharyngeal cancer', 'nasopharyngeal carcinoma', 'NPC', 'cancer of the nasopharynx'],
  icd10: 'C11.9',
  system: 'ear-nose-throat',
  summary: 'A cancer in the space behind the nose.',
  commonness: { usual: 'very-rare', ages: { 'young-adult': 'very-rare', adult: 'rare' } },
  findings: {
    usual: ['neck-lump'],
    often: ['nose-blocked', 'nosebleed', 'hearing-loss', 'ear-fullness', 'neck-lump.painless', 'nose-blocked.one-sided'],
    some: ['tinnitus', 'eardrum-fluid', 'nose-runny.bloody', 'headache', 'hearing-loss.one-sided', 'weight-loss'],
    occasional: ['double-vision', 'numbness-face', 'trismus', 'swallowing-difficult'],
    rare: ['fever', 'eye-itch', 'sneezing', 'sore-throat'],
  },
  discriminators: ['neck-lump.painless', 'hearing-loss.one-sided', 'nose-blocked.one-sided', 'nose-runny.bloody'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 365 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor within days.'],
  comeBack: ['you see double', 'it bleeds much'],
  examination: ['look behind the nose with a camera', 'a tissue sample'],
  presentation: 'Adult, often from southern China or North Africa, with a painless neck lump, one-sided blocked ear with fluid, one-sided blocked nose with bloody mucus, headache, later double vision.',
  sources: ['StatPearls: Nasopharyngeal cancer', 'NHS: Nasopharyngeal cancer'],
  examples: [
    { age: 46, sex: 'male', text: 'A painless lump in my neck for two months, my left ear feels blocked and I see blood in the mucus from my nose.' },
    { age: 51, sex: 'male', text: 'One nostril blocked with bloody snot, hearing loss on that side and a lump in the neck.' },
  ],
} satisfies Condition
