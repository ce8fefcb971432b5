import type { Condition } from '../../schema.ts'

export const leprosy = {
  id: 'leprosy',
  name: 'Leprosy',
  aliases: ['Hansen disease', "Hansen's disease", 'Mycobacterium leprae infection'],
  icd10: 'A30.9',
  system: 'infectious',
  summary: 'A slow infection of skin and nerves. It can be cured.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['skin-light-patch', 'numbness'],
    often: ['recent-travel-tropics', 'skin-ulcer', 'rash.flat', 'skin-lump', 'tingling', 'rash.painless'],
    some: ['muscle-weakness', 'hand-clumsy', 'rash.raised', 'rash.face-site', 'numbness-face', 'eye-dry', 'nose-blocked', 'foot-drop', 'weakness-face', 'hair-loss', 'skin-thickened', 'muscle-wasting'],
    occasional: ['nosebleed', 'bone-deformity', 'fever', 'skin-nodules-tender-shins'],
    rare: ['skin-itch', 'rash.scaly', 'rash.itchy', 'skin-pain', 'rash.sudden'],
  },
  discriminators: ['skin-light-patch', 'numbness', 'rash.painless', 'rash.itchy'],
  onset: ['gradual'],
  durationDays: { from: 90, to: 3000 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['See a doctor', { text: 'Tablets for months cure it.', fromYears: 2, medicine: true }, 'Protect numb hands and feet.'],
  comeBack: ['new weakness, eye pain or nerve pain comes'],
  examination: ['test feeling in patches', 'feel thickened nerves', 'skin sample'],
  presentation: 'Person from a country with leprosy: pale or reddish skin patches without feeling, thick nerves at elbow and neck, numb hands and feet with painless sores, weak hand or foot, lumpy face, lost eyebrows.',
  sources: ['WHO: Leprosy', "CDC: Hansen's disease (leprosy)"],
  examples: [
    { age: 34, sex: 'male', text: 'I come from India. For a year there are pale patches on my arm where I feel nothing, and my little finger is weak.' },
    { age: 51, sex: 'female', text: 'Numb patches, painless burns on the fingers, thick nerves at the elbow, from Brazil.' },
  ],
} satisfies Condition
