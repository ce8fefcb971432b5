import type { Advice } from '../advice-schema.ts'

export const dermatologicalAdviceB = {
  'corns-calluses': {
    home: ['Wear shoes with a soft sole and room for the toes.', 'Soak the foot in warm water for 10 minutes, then rub the hard skin gently with a pumice stone. Do this a few times a week.', 'Put moisturising cream on every day.', 'A soft pad from the pharmacy takes off the pressure.'],
    doctor: [{ text: 'With diabetes or poor blood flow, do not treat it on your own. See a foot clinic within days: a small sore can turn bad there.', has: ['history-diabetes', 'history-atherosclerosis'] }, 'A foot clinic can pare it down in one visit. It does not hurt.'],
    medicines: [{ ingredient: 'salicylic acid', text: 'Plasters or drops with salicylic acid soften hard skin. Use them only on the hard spot, as the packet says.', hasNot: ['history-diabetes', 'history-atherosclerosis', 'pregnant'], fromYears: 16 }],
    avoid: ['Do not cut it with a blade or scissors.', { text: 'Avoid corn plasters with acid: with diabetes or poor blood flow they can burn the skin.', has: ['history-diabetes', 'history-atherosclerosis'] }],
    daily: { contagion: 'No, they are not catching.', work: 'You can work. Ask for other shoes if work shoes press.', sport: 'Sport is fine in shoes that fit and dry socks.' },
    expect: { course: 'It gets better within a few weeks once nothing presses on it. It comes back in tight shoes.', doctorIf: ['it is no better after 3 weeks', 'it bleeds or has pus', 'it hurts a lot'], callIf: ['redness spreads up the foot and you have a fever'] },
    sources: [{ source: 'NHS: Corns and calluses', lookedUp: null }],
    reviewed: '2026-11-26',
  },
  folliculitis: {
    home: ['Put a warm, wet cloth on the spots for 10 minutes, 3 times a day.', 'Wash with mild soap and pat dry. Use your own towel.', 'Stop shaving there until it is clear. Then shave the way the hair grows, with a new blade.', 'Wear loose clothes of cotton.'],
    doctor: [{ text: 'Most need no doctor.', atHome: true }, 'If it spreads or comes back, a doctor may take a swab or give a cream or tablets.', 'After a hot tub it usually goes away on its own within 10 days.'],
    antibiotics: 'Usually not. A few spots heal on their own. A doctor may give some if it is deep, widespread or comes back.',
    medicines: [{ ingredient: 'chlorhexidine', text: 'A wash with chlorhexidine keeps germs down, as the packet says. Keep it out of eyes and ears.' }],
    avoid: ['Do not squeeze or scratch the spots.', 'Stay out of the hot tub or pool that brought it on.'],
    daily: { contagion: 'A little. Do not share razors, towels or baths until it is clear.', work: 'You can work.', school: 'Children can go to school.', sport: 'Shower and change after sport. No swimming while spots weep.' },
    expect: {
      course: 'It clears in about a week to 10 days.',
      doctorIf: ['it is no better after a week', 'it spreads or turns into a large, sore boil', 'it keeps coming back', 'you have a fever', { text: 'you have diabetes or a weak immune system', has: ['group:weak-defences', 'history-diabetes'] }],
      callIf: ['the skin around gets hot and red fast, and you feel very ill'],
    },
    sources: [{ source: 'NHS: Boils', lookedUp: null }],
    reviewed: '2026-11-26',
  },
  'ingrown-toenail': {
    home: ['Soak the foot in warm salty water for 10 minutes, 3 to 4 times a day for the first days.', 'Push the skin gently away from the nail with a cotton bud after each soak.', 'Keep it dry for the rest of the day. Wear wide shoes or sandals.', 'Cut the nail straight across, not short and not round.'],
    doctor: [{ text: 'With diabetes or poor blood flow, see a foot clinic or doctor within a day or two.', has: ['history-diabetes', 'history-atherosclerosis'] }, 'If it stays sore, a part of the nail can be taken off with a numbing injection. It takes a few minutes.'],
    antibiotics: 'Only if the toe is clearly infected: pus, or redness that spreads. They do not cure the nail itself.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food helps too, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
    ],
    avoid: ['Do not dig into the corner or cut the nail out yourself.', 'Avoid tight shoes and socks.'],
    daily: { contagion: 'No, it is not catching.', work: 'You can work. Safety shoes may need a bigger size.', sport: 'No running or football until it no longer hurts.' },
    expect: { course: 'A mild one settles within a week or two of soaks.', doctorIf: ['it is no better after 1 to 2 weeks', 'there is pus, or the redness spreads', 'it keeps coming back'], callIf: ['redness runs up the foot and you have a fever or feel very ill'] },
    sources: [{ source: 'NHS: Ingrown toenail', lookedUp: null }],
    reviewed: '2026-11-26',
  },
  intertrigo: {
    home: ['Wash the fold once or twice a day with water and mild soap, and pat it dry. Do not rub.', 'Let air to it for a few minutes. Put a soft, dry cloth between the skin.', 'Wear loose cotton. Change it when you have sweated.', { text: 'Losing some weight helps in the long run.', has: ['obesity', 'overweight'] }],
    doctor: ['If it is bright red with small spots around, it is usually yeast, and an antifungal cream clears it.', { text: 'Have your blood sugar checked if it keeps coming back: yeast likes sugar.', hasNot: ['history-diabetes'] }],
    medicines: [
      { ingredient: 'clotrimazole', text: 'Clotrimazole cream treats yeast, as the packet says. Go on for 2 weeks after it looks clear.', fromYears: 2 },
      { ingredient: 'zinc oxide', text: 'A barrier cream with zinc oxide protects sore skin, as the packet says.' },
    ],
    avoid: ['Avoid perfumed soap, powder that clumps, and tight synthetic clothes.'],
    daily: { contagion: 'No, you will not give it to others.', work: 'You can work. Take a spare shirt if you sweat a lot.', sport: 'Shower and dry the folds well after sport.' },
    expect: { course: 'It gets better within a week and clears in 2 to 4 weeks.', doctorIf: ['it is no better after 2 weeks', 'it weeps, smells or hurts', 'it keeps coming back'], callIf: ['redness spreads fast, is hot and very sore, and you have a fever'] },
    sources: [{ source: 'NHS: Fungal infections', lookedUp: null }],
    reviewed: '2026-11-26',
  },
} as const satisfies Record<string, Advice>
