import type { Advice } from '../advice-schema.ts'

export const paediatricAdvice = {
  chickenpox: {
    home: ['Offer drinks often, also ice lollies. A sore mouth makes children drink too little.', 'Cut the nails short, and put socks on small hands at night against scratching.', 'Bathe in cool water and pat the skin dry. Dress in loose cotton.'],
    doctor: [
      { text: 'Healthy children need no doctor and no antiviral: it passes on its own.', atHome: true, toYears: 14 },
      { text: 'Teenagers and adults get it worse. Call a doctor today: antiviral tablets help if you start within 24 hours of the rash.', fromYears: 14, hasNot: ['pregnant'] },
      { text: 'In pregnancy call your midwife or doctor today, before you go there: antivirals within 24 hours of the rash protect both mother and baby.', has: ['pregnant'] },
      { text: 'With a weak immune system, call a doctor now, today: you need an antiviral.', has: ['group:weak-defences'] },
      'Tell the surgery before you come, so that you do not sit beside a pregnant woman.',
    ],
    antibiotics: 'No. Chickenpox is a virus. Antibiotics are needed only if a spot gets infected: red, hot, swollen and sore.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Give paracetamol for fever or pain, as the packet says for the age.', toYears: 16 },
      { ingredient: 'paracetamol', text: 'Take paracetamol for fever or pain, as the packet says.', fromYears: 16 },
      { ingredient: 'calamine', text: 'Calamine lotion or a cooling gel from the pharmacy eases the itch, as the packet says.' },
      { ingredient: 'chlorphenamine', text: 'A pharmacist can advise an antihistamine for the night, as the packet says.', fromYears: 1 },
    ],
    avoid: ['No ibuprofen unless a doctor says so: with chickenpox it can lead to bad skin infections.', { text: 'No aspirin under 16.', toYears: 16 }, 'Keep away from newborn babies, pregnant women and people with a weak immune system.'],
    daily: {
      contagion: 'Yes, very: from 2 days before the spots until all have crusted, usually 5 days after they came. A pregnant woman who is not sure that she had it should call her midwife or doctor the same day.',
      school: 'Keep the child off school or nursery until every spot has crusted, usually 5 days after they came.',
      work: 'Stay off work until every spot has crusted.',
      travel: 'Do not fly before all spots have crusted. Ask the airline.',
    },
    expect: {
      course: 'New spots come for 3 to 5 days, then crust and fall off within 1 to 2 weeks. Scratched ones can leave a scar.',
      doctorIf: [
        'the skin around a spot gets red, hot or sore',
        'fever lasts more than 4 days or comes back',
        { text: 'the child drinks little or has few wet nappies', toYears: 4 },
        { text: 'you drink little or hardly pass urine', fromYears: 4 },
        'it may be something else than chickenpox',
        { text: 'the baby is under 4 weeks old (today)', toYears: 1 },
      ],
      callIf: ['breathing gets hard or the chest hurts', 'there is a bad headache, a stiff neck, a fit or confusion', 'the child is floppy, unsteady or hard to wake', 'there are bruises or bleeding spots that do not fade'],
    },
    sources: [
      { source: 'NHS: Chickenpox', lookedUp: '2026-11-22' },
      { source: 'CKS: Chickenpox', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
