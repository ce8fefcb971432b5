import type { Condition } from '../../schema.ts'

export const chronicSinusitis = {
  id: 'chronic-sinusitis',
  name: 'Chronic sinusitis',
  aliases: ['chronic rhinosinusitis', 'long-term sinusitis', 'chronic sinus infection'],
  icd10: 'J32.9',
  system: 'ear-nose-throat',
  summary: 'The sinuses have been inflamed for over twelve weeks.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'rare' } },
  findings: {
    usual: ['nose-blocked', 'nose-blocked.long-standing'],
    often: ['post-nasal-drip', 'smell-loss', 'sinus-pressure', 'nose-runny', 'nose-runny.long-standing', 'nose-runny.green-yellow', 'face-pain.dull'],
    some: ['cough', 'headache', 'fatigue', 'nose-polyp-seen', 'history-asthma', 'history-hay-fever', 'bad-breath', 'throat-clearing', 'ear-fullness', 'smoker', 'cough.night', 'face-pain', 'tooth-pain'],
    occasional: ['recurrent-chest-infections', 'insomnia', 'taste-change'],
    rare: ['fever', 'nosebleed', 'nose-runny.bloody', 'vision-blurred', 'neck-lump', 'eye-itch'],
  },
  discriminators: ['nose-blocked.long-standing', 'smell-loss', 'post-nasal-drip'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 84, to: 1800 },
  course: ['constant', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Rinse the nose with salt water every day.', 'Do not smoke.', { text: 'Use a steroid nose spray every day if a doctor or pharmacist advises it.', fromYears: 6, medicine: true }],
  comeBack: ['the eye swells or sight changes', 'blood comes from one nostril', 'a strong headache with fever begins'],
  examination: ['look into the nose with a camera', 'a scan if treatment does not help'],
  presentation: 'Blocked nose, thick discharge, post-nasal drip, facial pressure and poor smell for more than twelve weeks, often with asthma, allergy or nasal polyps; tired, cough at night.',
  sources: ['CKS: Sinusitis', 'StatPearls: Chronic sinusitis'],
  examples: [
    { age: 48, sex: 'male', text: 'My nose has been blocked for six months with thick mucus down my throat, dull pressure in my face and I can hardly smell.' },
    { age: 39, sex: 'female', text: 'For over a year I have a stuffy nose, yellow discharge, post-nasal drip and no sense of smell. I also have asthma.' },
  ],
} satisfies Condition
