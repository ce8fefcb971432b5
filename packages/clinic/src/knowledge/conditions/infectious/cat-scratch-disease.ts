import type { Condition } from '../../schema.ts'

export const catScratchDisease = {
  id: 'cat-scratch-disease',
  name: 'Cat scratch disease',
  aliases: ['Bartonella henselae infection', 'cat scratch fever', 'bartonellosis'],
  icd10: 'A28.1',
  system: 'infectious',
  summary: "A cat's scratch makes the nearest glands swell for weeks.",
  commonness: { usual: 'rare', ages: { child: 'rare', older: 'very-rare' } },
  findings: {
    usual: ['lymph-nodes-swollen', 'cat-scratch'],
    often: ['lymph-nodes-swollen.one-sided', 'skin-redness', 'animal-contact', 'lymph-nodes-swollen.worse-touch', 'lymph-nodes-swollen.armpit-site'],
    some: ['fever', 'malaise', 'fatigue', 'headache', 'skin-lump', 'lymph-nodes-neck', 'appetite-loss', 'skin-pustules', 'animal-bite'],
    occasional: ['eye-redness', 'body-aches', 'weight-loss', 'sore-throat', 'rash', 'vision-blurred'],
    rare: ['night-sweats', 'tonsil-exudate', 'cough', 'raised-ldh', 'lymph-nodes-swollen.painless', 'skin-red-streaks'],
  },
  discriminators: ['cat-scratch', 'lymph-nodes-swollen.one-sided', 'lymph-nodes-swollen.worse-touch'],
  onset: ['days', 'weeks'],
  durationDays: { from: 5, to: 60 },
  course: ['constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Painkillers as the packet says', 'Warm pads.', 'Wash scratches at once.'],
  comeBack: ['the lump breaks open', 'fever lasts', 'you see worse or get confused'],
  examination: ['look for the scratch', 'feel the glands', 'antibodies'],
  presentation: 'One to three weeks after a scratch by a kitten, a small red bump there and then big, tender glands on that side in armpit, neck or groin, slight fever, for weeks to months.',
  sources: ['CDC: Cat scratch disease', 'NHS: Animal and human bites', 'StatPearls: Cat Scratch Disease'],
  examples: [
    { age: 9, sex: 'female', text: 'Our kitten scratched her hand two weeks ago. Now there is a big tender lump in the armpit on that side and a slight fever.' },
    { age: 30, sex: 'male', text: 'A red bump at a cat scratch and a swollen sore gland in the elbow and armpit for ten days.' },
  ],
} satisfies Condition
