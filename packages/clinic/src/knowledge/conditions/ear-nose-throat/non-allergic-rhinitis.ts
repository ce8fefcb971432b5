import type { Condition } from '../../schema.ts'

export const nonAllergicRhinitis = {
  id: 'non-allergic-rhinitis',
  name: 'Non-allergic rhinitis',
  aliases: ['vasomotor rhinitis', 'nonallergic rhinitis', 'idiopathic rhinitis', 'irritant rhinitis', 'gustatory rhinitis'],
  icd10: 'J30.0',
  system: 'ear-nose-throat',
  summary: 'The nose runs or blocks from cold air, smells or food, without an allergy.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'rare' } },
  findings: {
    usual: ['nose-runny', 'nose-blocked', 'nose-runny.watery'],
    often: ['post-nasal-drip', 'nose-runny.worse-cold', 'nose-runny.long-standing', 'nose-blocked.intermittent'],
    some: ['sneezing', 'nose-runny.worse-eating', 'throat-clearing', 'cough', 'headache', 'smell-loss', 'takes-decongestant'],
    occasional: ['sinus-pressure', 'snoring'],
    rare: ['eye-itch', 'nose-itchy', 'fever', 'nose-runny.seasonal', 'history-eczema', 'sore-throat', 'eye-watering'],
  },
  discriminators: ['eye-itch', 'nose-itchy', 'nose-runny.worse-cold'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 3650 },
  course: ['recurrent', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: [{ text: 'Keep away from smoke, strong smells and dry air.', fromYears: 12 }, 'Rinse the nose with salt water.', { text: 'A pharmacist can advise a nose spray.', fromYears: 6, medicine: true }],
  comeBack: ['blood or pus comes from one nostril', 'it disturbs sleep or work', 'you wheeze'],
  examination: ['look into the nose', 'allergy tests, which show nothing'],
  presentation: 'Adult with watery nose or stuffiness set off by cold air, perfume, smoke, spicy food or change of weather, no itching of nose or eyes, not seasonal, allergy tests negative.',
  sources: ['StatPearls: Vasomotor rhinitis', 'NHS: Non-allergic rhinitis'],
  examples: [
    { age: 52, sex: 'female', text: 'My nose runs like a tap in cold air and when I eat hot soup, all year round. My eyes do not itch and allergy tests showed nothing.' },
    { age: 60, sex: 'male', text: 'Watery drip from the nose with perfume or smoke, blocked on and off for years, no itching.' },
  ],
} satisfies Condition
