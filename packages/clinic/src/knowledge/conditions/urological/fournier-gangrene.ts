import type { Condition } from '../../schema.ts'

export const fournierGangrene = {
  id: 'fournier-gangrene',
  name: 'Flesh-eating infection of the genitals',
  aliases: ["fournier's gangrene", 'necrotising fasciitis of the perineum', 'necrotizing fasciitis of the scrotum'],
  icd10: 'N49.3',
  system: 'urological',
  summary: 'A fast infection destroys the flesh around scrotum, vulva and anus.',
  commonness: { usual: 'very-rare', ages: { older: 'rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['skin-pain', 'pain-out-of-proportion', 'scrotal-swelling', 'skin-redness'],
    often: ['fever', 'skin-swelling', 'history-diabetes', 'skin-crepitus', 'skin-black-tissue', 'fast-heart-rate', 'scrotal-swelling.painful', 'looks-very-ill', 'raised-white-cells', 'perineal-pain'],
    some: ['low-blood-pressure', 'chills', 'alcohol-heavy', 'immune-suppressed', 'obesity', 'skin-blisters', 'confusion-new', 'anal-lump', 'skin-warm', 'takes-antidiabetic', 'catheter-in-place', 'vulval-sore', 'rigors', 'scrotal-swelling.foul'],
    occasional: ['recent-surgery', 'urinary-retention', 'vomiting'],
    rare: ['itching-general', 'penile-discharge', 'scrotal-swelling.painless', 'testicle-lump', 'diarrhoea'],
  },
  discriminators: ['pain-out-of-proportion', 'skin-black-tissue', 'skin-crepitus'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.2, to: 5 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Mark the edge of the redness with a pen.'],
  comeBack: ['it spreads', 'you feel faint or confused'],
  examination: ['look at and press the skin', 'surgery at once', 'blood tests, cultures and antibiotics'],
  presentation: 'Diabetic or drinking man with severe pain of scrotum or perineum beyond what is seen, swelling and redness that spread within hours, then dusky, black, foul patches, crackling under the skin, fever, fast pulse and shock. SGLT2 tablets add a risk.',
  sources: ['StatPearls: Fournier Gangrene', 'EAU: Urological infections', 'Merck: Necrotizing Soft-Tissue Infection'],
  examples: [
    { age: 63, sex: 'male', text: 'I have diabetes; since yesterday my scrotum is terribly painful, swollen and red, now with black spots and a foul smell, and I have fever and feel very ill.' },
    { age: 57, sex: 'male', text: 'Unbearable pain around scrotum and anus, redness spreading by the hour, crackling skin, fever and racing heart.' },
  ],
} satisfies Condition
