import type { Advice } from '../advice-schema.ts'

export const bloodAdviceA = {
  'iron-deficiency-anaemia': {
    home: [
      { text: 'Eat iron every day: red meat, fish, eggs, beans, lentils, dark greens and nuts.', hasNot: ['told:meatless'] },
      { text: 'Eat iron every day: beans, lentils, tofu, cereal with iron, dark greens and nuts.', has: ['told:meatless'] },
      'Have fruit or juice with vitamin C at the same meal: more iron gets in.',
      { text: 'Drink tea, coffee and milk an hour before or after meals, for they hold iron back.', fromYears: 12 },
      'Take it slowly and rest in between until your blood has built up.',
    ],
    doctor: [
      { text: 'Have a blood count and the iron store (ferritin) tested within 1 to 2 weeks. Food alone will not fill empty stores.', hasNot: ['told:blood-tested'] },
      { text: 'Your test shows it: iron tablets can begin, from a doctor or pharmacist. Take the result along.', has: ['told:blood-tested'] },
      'The doctor looks for the cause: heavy periods, bleeding in the gut, food or coeliac disease. That matters as much as the tablets.',
      { text: 'In men low iron often comes from slow bleeding in the gut. A stool test and often a camera test look for it, so do not put it off.', sex: 'male', fromYears: 18 },
      { text: 'After the change of life low iron often comes from slow bleeding in the gut. A stool test and often a camera test look for it.', sex: 'female', fromYears: 50 },
      { text: 'Tell them what painkillers or blood thinner you take: these can make the gut bleed.', has: ['takes-nsaid', 'takes-aspirin', 'takes-blood-thinner', 'class:nsaid', 'class:anticoagulant'] },
      'Iron tablets are taken once a day, or every second day if they upset you. Blood is tested again after 2 to 4 weeks. They go on for 3 months after it is normal.',
    ],
    medicines: [],
    avoid: [
      { text: 'Do not start iron before the blood test: it blurs the result and hides the cause.', hasNot: ['told:blood-tested'] },
      'Keep iron tablets away from children: a few can kill a small child.',
      { text: 'Take iron at least 4 hours apart from your thyroid tablet: it holds that back.', has: ['takes-thyroid-hormone', 'medicine:levothyroxine'] },
      { text: 'Ask before you take more ibuprofen or aspirin for pain: they can make the gut bleed.', has: ['takes-nsaid', 'class:nsaid', 'history-ulcer'] },
    ],
    daily: {
      contagion: 'No, low iron is not catching.',
      work: 'You can work if you feel able. Avoid heavy work while you get short of breath or dizzy.',
      driving: 'Do not drive while you feel dizzy or faint.',
      sport: 'Gentle walks are fine. Leave hard training until the blood is better.',
      food: 'Without meat eat beans, lentils, tofu, nuts and greens at each meal, with fruit.',
    },
    expect: {
      course: 'You feel better within 2 to 4 weeks of tablets, and the blood is normal in about 2 months. Iron makes stools dark, which is harmless.',
      doctorIf: [{ text: 'you have not had a blood test', hasNot: ['told:blood-tested'] }, 'tablets give you belly pain or constipation, so that you want to stop', 'you lose weight, or your bowel habit changes', 'your periods are very heavy'],
      callIf: ['you are breathless at rest or your chest hurts', 'your stools are black and sticky or have much blood, and you take no iron', 'you vomit blood', 'you faint or your heart races at rest'],
    },
    sources: [
      { source: 'NHS: Iron deficiency anaemia', lookedUp: null },
      { source: 'CKS: Anaemia - iron deficiency', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
} satisfies Readonly<Record<string, Advice>>
