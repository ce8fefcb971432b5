import type { Condition } from '../../schema.ts'

export const nasalPolyps = {
  id: 'nasal-polyps',
  name: 'Nasal polyps',
  aliases: ['nasal polyposis', 'polyps of the nose', 'chronic rhinosinusitis with nasal polyps'],
  icd10: 'J33.9',
  system: 'ear-nose-throat',
  summary: 'Soft, harmless growths of the lining of the nose.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'rare', adolescent: 'rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['nose-blocked', 'smell-loss', 'nose-polyp-seen'],
    often: ['nose-blocked.both-sides', 'nose-blocked.long-standing', 'post-nasal-drip', 'nose-runny', 'history-asthma', 'nose-blocked.constant'],
    some: ['snoring', 'sinus-pressure', 'taste-change', 'headache', 'sneezing', 'history-hay-fever', 'takes-aspirin', 'wheeze', 'eosinophilia'],
    occasional: ['salty-skin', 'nosebleed', 'history-allergy-severe'],
    rare: ['fever', 'nose-blocked.one-sided', 'nosebleed.one-sided', 'face-pain.severe', 'eye-itch', 'neck-lump'],
  },
  discriminators: ['smell-loss', 'nose-polyp-seen', 'nose-blocked.long-standing'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 1800 },
  course: ['constant', 'worsening'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'Use the steroid nose spray every day as advised.', fromYears: 6, medicine: true }, 'Rinse with salt water.', { text: 'If aspirin or ibuprofen makes you wheeze, do not take them.', hasNot: ['pregnant', 'group:bleeding-risk'], fromYears: 16, medicine: true }],
  comeBack: ['only one side is blocked and it bleeds', 'sight changes', 'you wheeze'],
  examination: ['look into the nose with a camera', 'a scan of the sinuses'],
  presentation: 'Slowly blocked nose on both sides, loss of smell and taste, post-nasal drip, pale grey grape-like swellings in the nostrils, often with asthma and aspirin intolerance (Samter triad); in children think of cystic fibrosis.',
  sources: ['CKS: Sinusitis', 'NHS: Nasal polyps', 'StatPearls: Nasal polyp'],
  examples: [
    { age: 47, sex: 'male', text: 'My nose has been blocked on both sides for a year and I have lost my sense of smell. I have asthma and ibuprofen makes me wheeze.' },
    { age: 55, sex: 'female', text: 'Constantly stuffy nose, cannot smell or taste, and the doctor saw pale grape-like growths in my nose.' },
  ],
} satisfies Condition
