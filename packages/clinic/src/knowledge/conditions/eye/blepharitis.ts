import type { Condition } from '../../schema.ts'

export const blepharitis = {
  id: 'blepharitis',
  name: 'Inflamed eyelid edges (blepharitis)',
  aliases: ['anterior blepharitis', 'posterior blepharitis', 'meibomian gland dysfunction', 'eyelid inflammation', 'inflammation of eyelids'],
  icd10: 'H01.0',
  system: 'eye',
  summary: 'The edges of the lids are inflamed, usually for years on and off.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'rare', toddler: 'rare' } },
  findings: {
    usual: ['eyelid-crusting', 'eye-gritty'],
    often: ['eye-redness', 'eye-itch', 'eyelid-crusting.morning', 'eyelid-swelling', 'eye-gritty.both-sides', 'eyelid-crusting.long-standing', 'eye-dry'],
    some: ['scalp-flaking', 'skin-flushing', 'eye-watering', 'eyelid-lump', 'light-sensitivity', 'eyelashes-turned-in', 'contact-lens-wear', 'eye-discharge.morning', 'skin-greasy-scale', 'vision-blurred'],
    rare: ['eye-pain.severe', 'eye-discharge.pus', 'vision-loss-sudden', 'fever', 'eye-redness.one-sided'],
  },
  discriminators: ['eyelid-crusting', 'eye-gritty.both-sides', 'eye-discharge.pus'],
  onset: ['gradual'],
  durationDays: { from: 14, to: 3650 },
  course: ['recurrent', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Put a warm wet cloth on the lids for ten minutes, massage gently and clean the edges, twice a day.', 'Do not use eye make-up while it is bad.'],
  comeBack: ['the eye hurts or sight is worse', 'a lid swells', 'lashes rub the eye'],
  examination: ['look at lid edges'],
  presentation: 'Sore, red, crusty lid margins, itchy gritty eyes, worse in the morning, stuck lashes, with dandruff or rosacea, both sides, coming back.',
  sources: ['CKS: Blepharitis', 'AAO: Blepharitis', 'NHS: Blepharitis'],
  examples: [
    { age: 50, sex: 'male', text: 'My eyelid edges are red and crusty every morning, the eyes itch and feel gritty on both sides for months. I have dandruff.' },
    { age: 62, sex: 'female', text: 'Sore lids with flakes on the lashes for years, both eyes burn.' },
  ],
} satisfies Condition
