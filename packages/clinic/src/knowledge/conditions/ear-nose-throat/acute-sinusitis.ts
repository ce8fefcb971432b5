import type { Condition } from '../../schema.ts'

export const acuteSinusitis = {
  id: 'acute-sinusitis',
  name: 'Acute sinusitis',
  aliases: ['acute rhinosinusitis', 'sinus infection', 'acute bacterial sinusitis', 'sinusitis', 'rhinosinusitis', 'acute bacterial rhinosinusitis', 'maxillary sinusitis', 'viral sinusitis'],
  icd10: 'J01.9',
  system: 'ear-nose-throat',
  summary: 'The linings of the sinuses around the nose are inflamed after a cold.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'very-rare', toddler: 'rare', child: 'uncommon', older: 'common' } },
  findings: {
    usual: ['nose-blocked', 'sinus-pressure', 'face-pain'],
    often: ['nose-runny', 'nose-runny.green-yellow', 'headache', 'post-nasal-drip', 'smell-loss', 'face-pain.worse-bending', 'recent-viral-illness', 'headache.frontal', 'cough'],
    some: ['fever', 'tooth-pain', 'bad-breath', 'fatigue', 'face-pain.one-sided', 'ear-fullness', 'headache.worse-bending', 'malaise', 'sore-throat', 'history-hay-fever', 'nose-runny.one-sided'],
    occasional: ['fever-high', 'eyelid-swelling', 'raised-crp-esr', 'taste-change'],
    rare: ['double-vision', 'vision-blurred', 'neck-stiffness', 'eye-watering', 'nose-itchy', 'light-sensitivity', 'aura-visual', 'scalp-tenderness'],
  },
  discriminators: ['sinus-pressure', 'face-pain.worse-bending', 'nose-runny.green-yellow', 'nose-itchy'],
  onset: ['days'],
  durationDays: { from: 3, to: 28 },
  course: ['constant', 'worsening', 'improving'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Rest and drink plenty.', 'Rinse the nose with salt water.', { text: 'Paracetamol or ibuprofen as the packet says.', hasNot: ['pregnant', 'group:bleeding-risk', 'history-liver-disease'], fromYears: 0.5, medicine: true }, 'Most cases heal without antibiotics in two to three weeks.'],
  comeBack: ['the eye swells or sight changes', 'you get a very strong headache or a stiff neck', 'you get worse after getting better', 'it lasts over three weeks'],
  examination: ['press over cheeks and forehead', 'look into the nose', 'check temperature'],
  presentation: 'After a cold, blocked nose with thick yellow or green discharge, pressure and pain in cheeks, forehead and upper teeth that is worse on bending forward, reduced smell, post-nasal drip, sometimes fever. Bacterial if over ten days, or worse after first getting better (double sickening), one-sided.',
  sources: ['CKS: Sinusitis', 'NICE: Sinusitis (acute): antimicrobial prescribing', 'AAFP: Acute rhinosinusitis in adults'],
  examples: [
    { age: 41, sex: 'female', text: 'I had a cold two weeks ago and now I have pressure in my cheeks and forehead that gets worse when I bend over, and thick green snot. My upper teeth ache.' },
    { age: 30, sex: 'male', text: 'Blocked nose, yellow discharge, facial pain on the left and a reduced sense of smell for ten days.' },
  ],
} satisfies Condition
