import type { Advice } from '../advice-schema.ts'

export const earNoseThroatAdvice = {
  'viral-pharyngitis': {
    home: [
      'Drink plenty, cool or warm, whichever feels better. Eat soft food for a few days.',
      { text: 'Gargle with half a teaspoon of salt in a glass of warm water, and spit it out. Do it as often as you like.', fromYears: 8 },
      { text: 'Suck ice, an ice lolly or a hard sweet.', fromYears: 5 },
      { text: 'Rest your voice, and stay out of smoke.', fromYears: 12 },
    ],
    doctor: [
      { text: 'Most sore throats need no doctor and no swab: they pass on their own within a week.', atHome: true },
      'With high fever, pus on the tonsils, sore neck glands and no cough it may be strep. Then a doctor or pharmacist can look and decide on an antibiotic.',
      { text: 'With a weak immune system, see a doctor today: you may need a blood test.', has: ['group:weak-defences', 'medicine:carbimazole'] },
    ],
    antibiotics: 'Probably not. Most sore throats come from viruses. Even with strep, antibiotics shorten it by less than a day, so they are kept for bad cases: high fever, pus on the tonsils, sore neck glands and no cough.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for pain and fever, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food helps a sore throat well, as the packet says.', hasNot: ['group:nsaid-risk', 'condition:chickenpox'], toYears: 65 },
      { ingredient: 'lidocaine', text: 'Lozenges or a spray that numbs the throat can help for an hour or two, as often as the packet says.', fromYears: 12 },
    ],
    avoid: [
      { text: 'Give no hard sweets, lozenges or gargles to small children: they can choke.', toYears: 5 },
      { text: 'Give no aspirin to anyone under 16.', toYears: 16 },
    ],
    daily: {
      contagion: 'Yes, it spreads by coughs and hands, most of all in the first days. Wash your hands, and do not share cups.',
      work: 'Go to work when you feel well enough and have no fever.',
      school: 'Children can go to school when they have no fever and feel well enough.',
    },
    expect: {
      course: 'It is worst on days 2 and 3 and usually gone within a week.',
      doctorIf: ['it is no better after a week', 'you have a high fever for more than 3 days', 'one side of your throat hurts much more', 'you keep getting sore throats'],
      callIf: ['you struggle to breathe or make a high sound as you breathe in', 'you cannot swallow your own spit', 'you cannot open your mouth', 'your lips or skin turn blue or grey'],
    },
    sources: [
      { source: 'NHS: Sore throat', lookedUp: '2026-11-22' },
      { source: 'NICE: Sore throat (acute): antimicrobial prescribing', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
