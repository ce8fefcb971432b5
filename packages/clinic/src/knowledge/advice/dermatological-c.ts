import type { Advice } from '../advice-schema.ts'

export const dermatologicalAdviceC = {
  lipoma: {
    home: ['Leave it alone: it does no harm and needs no treatment.', 'Feel it once every few months, so that you notice if it grows or gets hard.'],
    doctor: ['A doctor can usually tell by feeling it. A scan is for a lump that is larger than 5 cm, deep, hard or growing.', 'It can be cut out under local numbing if it hurts or gets in the way. It leaves a scar and rarely comes back.'],
    medicines: [],
    avoid: ['Do not squeeze or prick it: fat does not drain, and germs can get in.'],
    daily: { contagion: 'No, it is not catching, and it does not turn into cancer.', work: 'You can work as usual.', sport: 'Sport is fine. Pad it if a strap or a bar presses on it.' },
    expect: { course: 'It grows very slowly over years, or stays as it is. It does not go away on its own.', doctorIf: ['it grows over a few weeks', 'it gets larger than 5 cm, hard or painful', 'it comes back after it was cut out'], callIf: [] },
    sources: [
      { source: 'NHS: Lipoma', lookedUp: null },
      { source: 'NICE: Suspected cancer: recognition and referral', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'epidermoid-cyst': {
    home: ['Leave it alone if it does not hurt: it does no harm.', 'If it is sore, hold a warm, wet flannel on it for 10 to 15 minutes, 3 or 4 times a day.', 'Keep the skin clean, and cover it with a dressing if it leaks.'],
    doctor: ['An inflamed cyst is often not infected, so antibiotics do not always help. A doctor may open and drain it when it is full of pus.', 'It can be cut out whole once it is calm, a few weeks later. Drained alone it often fills up again.'],
    antibiotics: 'Only if the skin around it is infected: hot redness that spreads, or fever.',
    medicines: [{ ingredient: 'paracetamol', text: 'Take paracetamol if it hurts, as the packet says.' }],
    avoid: ['Do not squeeze or burst it: the wall stays inside, and it gets inflamed.'],
    daily: { contagion: 'No, it is not catching.', work: 'You can work. Keep straps and collars off it.', sport: 'Sport is fine if it does not hurt.' },
    expect: { course: 'A calm cyst stays for years. An inflamed one settles in 1 to 2 weeks, or opens and drains.', doctorIf: ['it is no better after a week', 'it gets hot, red and more painful', 'it keeps coming back or gets in the way'], callIf: ['the redness spreads fast and you have a fever or feel very ill'] },
    sources: [{ source: 'NHS: Skin cyst', lookedUp: null }],
    reviewed: '2026-11-26',
  },
  'seborrhoeic-keratosis': {
    home: ['Leave it alone: it is harmless, however many there are.', 'A plain moisturiser once or twice a day eases itching.'],
    doctor: ['A doctor can tell it from a melanoma by looking through a magnifier. Have any dark one that changes looked at within days.', 'It can be frozen or scraped off if clothes catch on it. For looks alone that is usually something you pay for yourself.'],
    medicines: [],
    avoid: ['Do not scratch or cut it off: it bleeds, and nobody can examine it then.'],
    daily: { contagion: 'No, it is not catching, and it is not cancer.', work: 'You can work as usual.' },
    expect: { course: 'They stay and get more with age. Most people over 60 have some.', doctorIf: ['one changes in shape or colour, or grows over weeks', 'one bleeds without being caught on anything', 'many itchy ones come within a few weeks'], callIf: [] },
    sources: [{ source: 'BAD: Seborrhoeic keratoses', lookedUp: null }],
    reviewed: '2026-11-26',
  },
  rosacea: {
    home: [
      'Find out what makes you flush, and leave it out for 2 weeks: sun, alcohol, hot drinks, spicy food, heat, stress.',
      'Use a sun cream of factor 30 or more every day, all year.',
      'Wash with a mild cleanser without soap, and use a plain moisturiser without perfume.',
      { text: 'If your eyes are gritty, hold a warm, wet flannel on the closed lids for 5 to 10 minutes, twice a day.', has: ['eye-gritty', 'eye-dry', 'eyelid-crusting'] },
    ],
    doctor: ['A doctor can give a cream or gel for the spots (metronidazole, ivermectin, azelaic acid). It takes 6 to 12 weeks to work.', 'For many spots or sore eyes tablets are given for a few months. Redness from small vessels needs a gel or a laser.'],
    antibiotics: 'Sometimes, in a low dose for a few weeks, because they calm the skin, not because of an infection.',
    medicines: [],
    avoid: ['Use no steroid cream on the face, such as hydrocortisone: it makes rosacea worse.', 'Avoid scrubs, peels and perfumed creams.'],
    daily: { contagion: 'No, it is not catching, and it has nothing to do with dirt or drinking.', work: 'You can work as usual.', food: 'Alcohol, hot drinks and spicy food can bring on a flush; find out which are yours.' },
    expect: { course: 'It comes and goes over years. Treatment keeps it quiet, but does not cure it.', doctorIf: ['creams do not help after 12 weeks', 'the skin of your nose gets thick', 'your eyes are sore, red or gritty'], callIf: ['an eye hurts badly, your sight gets worse, or light hurts'] },
    sources: [
      { source: 'NHS: Rosacea', lookedUp: null },
      { source: 'CKS: Rosacea', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'xerosis-pruritus-elderly': {
    home: ['Rub in a thick, plain moisturiser at least twice a day, and within 3 minutes of washing.', 'Wash with a moisturiser in place of soap. Keep baths and showers lukewarm and under 10 minutes.', 'Keep the bedroom cool, and wear loose cotton. Keep your nails short.'],
    doctor: ['If the itch stays after 2 to 4 weeks of moisturiser, a doctor may take blood tests (blood count, kidneys, liver, thyroid, iron) and go through your medicines.', 'A mild steroid cream for 1 to 2 weeks helps where the skin is red and cracked.'],
    medicines: [],
    avoid: ['Avoid perfumed soap, bubble bath and wool on the skin.', 'Avoid sleepy allergy tablets: in older people they cause falls and confusion.', 'Keep away from flames and cigarettes with greasy cream on skin or clothes: it burns fast.'],
    daily: { contagion: 'No, dry skin is not catching. If others at home itch too, think of scabies.', work: 'You can work as usual. Wear gloves for wet work.' },
    expect: {
      course: 'The skin feels better within days and the itch eases in 2 to 4 weeks. It comes back when the cream stops.',
      doctorIf: ['it still itches after 2 weeks of moisturiser', 'you itch all over without a rash', 'the skin cracks, weeps or bleeds', 'others at home itch too', 'blisters come up (today)', 'your skin or eyes turn yellow (today)'],
      callIf: [],
    },
    sources: [
      { source: 'BAD: Care of dry skin', lookedUp: null },
      { source: 'CKS: Itch, widespread', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} as const satisfies Record<string, Advice>
