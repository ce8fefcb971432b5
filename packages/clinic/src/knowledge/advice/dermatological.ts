import type { Advice } from '../advice-schema.ts'

export const dermatologicalAdvice = {
  'herpes-zoster': {
    home: ['Keep the rash clean and dry, and cover the blisters with a loose, non-stick dressing until they crust.', 'Lay a cool, damp cloth on it for a few minutes, several times a day. Use a fresh one each time.', 'Wear loose cotton clothes: even light touch can hurt.'],
    doctor: [
      'A doctor can give antiviral tablets. They work best if you start within 72 hours of the rash, so go today or tomorrow. They shorten it and make lasting nerve pain less likely.',
      { text: 'With a weak immune system you may need the antiviral by drip or even later than 72 hours. Say so when you call.', has: ['group:weak-defences'] },
      { text: 'The dose of the antiviral must fit your kidneys. Tell them about your kidney disease.', has: ['history-kidney-disease'] },
      'For strong nerve pain there are special tablets that work better than plain painkillers.',
    ],
    antibiotics: 'No. Shingles is a virus, so antibiotics do not help unless the skin gets infected as well. Antiviral tablets do help, best within 72 hours of the rash.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food can help too, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
      { ingredient: 'calamine', text: 'Calamine lotion cools the itch, as the packet says.' },
    ],
    avoid: ['Do not put antibiotic cream, plasters that stick or talcum powder on the blisters.'],
    daily: {
      contagion: 'Nobody can catch shingles from you, but someone who never had chickenpox can catch that from the blisters. Keep away from pregnant women, babies under one month and people with a weak immune system until they crust.',
      work: 'You can work if you feel well and the rash is covered. Stay at home if it weeps and cannot be covered.',
      school: 'Children stay off school or nursery while the rash weeps and cannot be covered.',
      sport: 'Do not swim, share towels or play contact sport until the blisters have crusted.',
    },
    expect: {
      course: 'New blisters come for up to a week and crust in about 10 days. The rash heals in 2 to 4 weeks. The pain can last longer, more often in people over 60.',
      doctorIf: ['the skin gets hot, swollen or full of pus', 'new blisters still come after a week', 'pain lasts more than 4 weeks', { text: 'you are pregnant', has: ['pregnant'] }],
      callIf: ['the rash is near your eye or on the tip of your nose', 'you get a bad headache, a stiff neck or confusion', 'one side of your face goes weak or you lose hearing', 'blisters spread over the whole body'],
    },
    sources: [
      { source: 'NHS: Shingles', lookedUp: '2026-11-22' },
      { source: 'CKS: Shingles', lookedUp: null },
      { source: 'CDC: Shingles', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
