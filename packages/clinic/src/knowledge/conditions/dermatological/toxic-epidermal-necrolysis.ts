import type { Condition } from '../../schema.ts'

export const toxicEpidermalNecrolysis = {
  id: 'toxic-epidermal-necrolysis',
  name: 'Toxic epidermal necrolysis',
  aliases: ['TEN', 'toxic epidermal necrolysis', 'Lyell syndrome'],
  icd10: 'L51.2',
  system: 'dermatological',
  summary: 'A medicine makes the skin die and come off. It threatens life.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['skin-blisters-fragile', 'skin-peeling', 'skin-drug-rash-mucosa', 'takes-new-medicine', 'fever'],
    often: ['skin-pain', 'rash.painful', 'rash', 'mouth-ulcers', 'eye-redness', 'looks-very-ill', 'skin-red-all-over', 'rash.after-medicine', 'mouth-skin-peeling', 'rash.worsening'],
    some: ['takes-anticonvulsant', 'takes-antibiotic-recent', 'sore-throat', 'swallowing-painful', 'vulval-sore', 'hiv-positive', 'flu-like-illness', 'skin-target-lesions'],
    occasional: ['low-blood-pressure', 'cough'],
    rare: ['skin-itch', 'skin-silvery-scale', 'skin-weals', 'close-contact-itchy'],
  },
  discriminators: ['skin-blisters-fragile', 'skin-drug-rash-mucosa', 'takes-new-medicine'],
  onset: ['days', 'hours'],
  durationDays: { from: 0.5, to: 7 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Stop the new medicine.'],
  comeBack: ['breathing is hard'],
  examination: ['burns unit care', 'skin sample'],
  presentation: 'One to four weeks after a new medicine (allopurinol, anticonvulsant, antibiotic): flu-like, painful dusky rash, blisters, skin slides off in sheets, raw mouth, eyes and genitals.',
  sources: ['BAD: Stevens-Johnson syndrome and toxic epidermal necrolysis', 'DermNet: Stevens-Johnson syndrome and toxic epidermal necrolysis'],
  examples: [
    { age: 52, sex: 'female', text: 'Ten days after starting lamotrigine I got fever, and now my painful red skin comes off in sheets and my mouth and eyes are raw.' },
    { age: 47, sex: 'male', text: 'After a new antibiotic: blistering skin that slides off over my back, sore eyes and lips.' },
  ],
} satisfies Condition
