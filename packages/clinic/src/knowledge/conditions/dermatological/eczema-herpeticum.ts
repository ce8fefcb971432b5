import type { Condition } from '../../schema.ts'

export const eczemaHerpeticum = {
  id: 'eczema-herpeticum',
  name: 'Herpes infection of eczema',
  aliases: ['eczema herpeticum', 'Kaposi varicelliform eruption'],
  icd10: 'B00.0',
  system: 'dermatological',
  summary: 'The cold sore virus spreads over eczema. It needs treatment at once.',
  commonness: { usual: 'very-rare', ages: { infant: 'rare', toddler: 'rare', child: 'rare' } },
  findings: {
    usual: ['history-eczema', 'skin-blisters', 'skin-pain', 'rash'],
    often: ['fever', 'rash.worsening', 'rash.face-site', 'rash.crusted', 'rash.blistering', 'lymph-nodes-swollen', 'malaise', 'rash.painful', 'skin-ulcer'],
    some: ['cold-sore', 'fever-high', 'rash.weeping', 'irritability-child', 'eyelid-swelling', 'rash.in-clusters', 'sick-contact'],
    occasional: ['eye-redness'],
    rare: ['skin-silvery-scale', 'rash.in-a-band', 'skin-vesicles-different-stages', 'close-contact-itchy'],
  },
  discriminators: ['history-eczema', 'rash.painful', 'fever'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.5, to: 5 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.'],
  comeBack: ['eyes are red', 'the child is drowsy'],
  examination: ['look at the skin and eyes', 'a swab'],
  presentation: 'Person with eczema that gets fast worse and painful: clusters of equal small blisters and punched-out sores, fever, ill.',
  sources: ['NICE: Atopic eczema in under 12s', 'BAD: Atopic eczema', 'DermNet: Eczema herpeticum'],
  examples: [
    { age: 3, sex: 'female', text: 'Her eczema suddenly got much worse with painful little blisters and punched out sores on the face and she has a fever.' },
    { age: 24, sex: 'male', text: 'I have eczema; since yesterday sore crusted blisters spread quickly and I feel ill with fever.' },
  ],
} satisfies Condition
