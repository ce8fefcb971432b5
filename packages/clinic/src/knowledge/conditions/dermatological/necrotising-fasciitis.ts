import type { Condition } from '../../schema.ts'

export const necrotisingFasciitis = {
  id: 'necrotising-fasciitis',
  name: 'Flesh-eating infection',
  aliases: ['necrotizing fasciitis', 'necrotising fasciitis', 'flesh eating disease', 'necrotising soft tissue infection', 'Fournier gangrene', 'gas gangrene'],
  icd10: 'M72.6',
  system: 'dermatological',
  summary: 'Bacteria kill deep tissue very quickly. It needs surgery at once.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare' } },
  findings: {
    usual: ['pain-out-of-proportion', 'skin-pain', 'skin-redness', 'skin-swelling'],
    often: ['fever', 'looks-very-ill', 'skin-redness-spreading', 'skin-redness.worsening', 'skin-black-tissue', 'fast-heart-rate', 'skin-blisters', 'skin-pain.severe', 'skin-warm', 'raised-white-cells'],
    some: ['skin-crepitus', 'confusion-new', 'low-blood-pressure', 'cut-wound', 'history-diabetes', 'recent-surgery', 'vomiting', 'numbness', 'immune-suppressed', 'chills', 'injecting-drug-use', 'skin-purple-spots', 'scrotal-swelling', 'skin-redness.genital-site'],
    occasional: ['puncture-wound', 'alcohol-heavy', 'takes-nsaid'],
    rare: ['skin-itch', 'rash.scaly', 'skin-pain.mild'],
  },
  discriminators: ['pain-out-of-proportion', 'skin-crepitus', 'skin-black-tissue'],
  onset: ['hours', 'sudden'],
  durationDays: { from: 0.1, to: 3 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.'],
  comeBack: ['you get confused, faint or cold'],
  examination: ['surgery at once', 'blood tests', 'antibiotics'],
  presentation: 'Within hours to a day after a small cut, injection, operation or chickenpox: severe pain far beyond what is seen, swelling, dusky purple skin, blisters, crackling, numb skin, fever, fast heart, shock; Fournier at genitals.',
  sources: ['NHS: Necrotising fasciitis', 'StatPearls: Necrotizing fasciitis', 'IDSA: Skin and soft tissue infections'],
  examples: [
    { age: 55, sex: 'male', text: 'I cut my leg yesterday; now the pain is unbearable, much more than it looks, the skin is purple with blisters and I have fever and feel very ill.' },
    { age: 62, sex: 'female', text: 'I have diabetes. Terrible pain and swelling of the thigh since this morning, the skin is turning black and I am confused.' },
  ],
} satisfies Condition
