import type { Condition } from '../../schema.ts'

export const westNileFever = {
  id: 'west-nile-fever',
  name: 'West Nile virus infection',
  aliases: ['West Nile fever', 'West Nile virus', 'West Nile encephalitis'],
  icd10: 'A92.30',
  system: 'infectious',
  summary: 'A mosquito virus that is usually mild but can inflame the brain in old people.',
  commonness: { usual: 'very-rare', ages: { child: 'very-rare', older: 'rare' } },
  findings: {
    usual: ['fever', 'mosquito-bites', 'headache'],
    often: ['fatigue', 'body-aches', 'weakness-general', 'malaise'],
    some: ['rash', 'nausea', 'vomiting', 'neck-stiffness', 'confusion-new', 'muscle-weakness', 'eye-pain', 'rash.trunk-site', 'tremor', 'weakness-leg', 'light-sensitivity', 'lymph-nodes-swollen', 'diarrhoea'],
    occasional: ['seizure', 'weakness-arm', 'drowsy-hard-to-wake', 'reflexes-reduced', 'csf-abnormal'],
    rare: ['joint-swelling', 'jaundice', 'cough', 'low-platelets', 'eschar', 'tick-bite'],
  },
  discriminators: ['mosquito-bites', 'muscle-weakness', 'confusion-new', 'headache'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: [{ text: 'Rest, drink, paracetamol as the packet says.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }, 'Use mosquito repellent.'],
  comeBack: ['stiff neck, confusion or weakness comes', 'a fit'],
  examination: ['antibodies', 'lumbar puncture if confused'],
  presentation: 'Late summer, mosquito bites, over sixty: fever, headache, aches, rash; a few get confusion, tremor, stiff neck and floppy weakness of a limb.',
  sources: ['CDC: West Nile', 'WHO: West Nile virus', 'StatPearls: West Nile Virus'],
  examples: [
    { age: 69, sex: 'male', text: 'In August many mosquito bites, now fever, headache, tremor, confusion and a weak leg.' },
    { age: 38, sex: 'female', text: 'Fever, headache, aches and a fine rash after mosquito bites in late summer, there is West Nile in our area.' },
  ],
} satisfies Condition
