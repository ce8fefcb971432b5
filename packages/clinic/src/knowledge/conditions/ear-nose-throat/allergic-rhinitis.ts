import type { Condition } from '../../schema.ts'

export const allergicRhinitis = {
  id: 'allergic-rhinitis',
  name: 'Hay fever (allergic rhinitis)',
  aliases: ['hay fever', 'allergic rhinitis', 'seasonal allergic rhinitis', 'hayfever', 'seasonal allergies', 'pollen allergy', 'perennial allergic rhinitis', 'nasal allergy', 'pollinosis', 'house dust mite allergy', 'allergic rhinoconjunctivitis'],
  icd10: 'J30.9',
  system: 'ear-nose-throat',
  summary: 'The nose and eyes react to pollen, dust mites or animals.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'never', toddler: 'uncommon', older: 'uncommon' } },
  findings: {
    usual: ['sneezing', 'nose-runny', 'nose-itchy', 'nose-blocked', 'nose-runny.watery'],
    often: ['eye-itch', 'eye-watering', 'sneezing.seasonal', 'nose-runny.worse-allergen', 'eye-redness', 'post-nasal-drip', 'family-asthma-allergy', 'sneezing.worse-allergen', 'nose-runny.recurrent', 'eye-itch.both-sides', 'nose-turbinates-pale'],
    some: ['history-eczema', 'history-asthma', 'throat-clearing', 'fatigue', 'cough', 'smell-loss', 'insomnia', 'nose-runny.seasonal', 'sneezing.morning', 'history-hay-fever', 'headache', 'animal-contact', 'eyelid-swelling'],
    occasional: ['wheeze', 'nosebleed', 'snoring', 'sinus-pressure'],
    rare: ['fever', 'sore-throat', 'body-aches', 'nose-runny.one-sided', 'nose-runny.green-yellow', 'face-pain'],
  },
  discriminators: ['nose-itchy', 'eye-itch', 'sneezing.seasonal', 'fever'],
  onset: ['gradual', 'hours'],
  durationDays: { from: 3, to: 3650 },
  course: ['recurrent', 'episodic'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Keep away from what sets it off where you can.', 'Shut windows and shower after being out in pollen.', { text: 'A pharmacist can give antihistamine tablets or a nose spray.', fromYears: 6, medicine: true }, 'Rinse the nose with salt water.'],
  comeBack: ['you wheeze or get short of breath', 'nothing from the pharmacy helps', 'blood or pus comes from one nostril'],
  examination: ['look into the nose', 'skin or blood tests for allergies'],
  presentation: 'Bouts of sneezing, watery runny nose, itchy nose and palate, itchy watery red eyes, blocked nose, in spring and summer with pollen or all year with dust mites and pets. Pale boggy turbinates. Eczema, asthma and allergy in the family.',
  sources: ['CKS: Allergic rhinitis', 'NHS: Hay fever', 'BTS: Asthma and allergic rhinitis'],
  examples: [
    { age: 21, sex: 'male', text: 'Every spring I sneeze all day, my nose runs like water and my eyes itch and water. My mother has asthma.' },
    { age: 35, sex: 'female', text: 'My nose is itchy and blocked and I sneeze in the morning and whenever I am near a cat. My eyes get red and itchy.' },
  ],
} satisfies Condition
