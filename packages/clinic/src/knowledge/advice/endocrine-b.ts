import type { Advice } from '../advice-schema.ts'

export const endocrineAdviceB = {
  dehydration: {
    home: [
      'Take small sips every few minutes. If you are sick, wait 10 minutes and begin again.',
      'A rehydration drink from the pharmacy is best, mixed just as the packet says. It puts back salt and sugar too.',
      { text: 'Go on with breast milk or formula, in smaller feeds and more often. Do not thin the formula.', toYears: 2 },
      'Rest in a cool place, and wear light clothes.',
      { text: 'Have someone bring a drink every hour, and count the cups.', fromYears: 65 },
    ],
    doctor: [
      'A doctor should look within a day: how dry you are shows in pulse, blood pressure and skin, and in a blood test if it is bad.',
      'If you cannot drink enough, a drip puts it right within hours.',
      { text: 'Ask today whether to pause your water, blood pressure or diabetes tablets until you drink again: they strain dry kidneys.', has: ['takes-diuretic', 'takes-ace-inhibitor', 'takes-metformin'] },
      { text: 'Check your sugar more often and never stop insulin. Call your diabetes team today.', has: ['takes-insulin', 'history-diabetes'] },
      { text: 'Ask today how much you should drink: with your heart or kidneys too much is not good either.', has: ['history-heart-failure', 'history-kidney-disease'] },
      { text: 'Ask today for a blood test: your lithium can rise too high when you are dry.', has: ['takes-lithium'] },
    ],
    medicines: [],
    avoid: [{ text: 'Avoid alcohol, and do not drink only coffee, cola or juice.', fromYears: 12 }, { text: 'Give a baby no plain water instead of feeds, no juice and no fizzy drinks.', toYears: 2 }, 'Take no ibuprofen or naproxen while you are dry: they strain the kidneys.'],
    daily: {
      contagion: 'No, it is not catching. A stomach bug that caused it may be.',
      work: 'Stay at home and rest until you drink, pass pale urine and can stand without feeling dizzy.',
      driving: 'Do not drive while you are dizzy.',
      sport: 'No sport and no sun until you are well. Later drink before, during and after effort.',
      food: 'Eat as soon as you feel like it: soup, toast, bananas and rice are easy.',
    },
    expect: {
      course: 'With enough to drink you should feel better within a few hours and well in a day. Pale urine every few hours shows that it works.',
      doctorIf: ['you are no better after a few hours of drinking', 'you stay dizzy when you stand', 'vomiting lasts more than a day or diarrhoea more than a few days', { text: 'a baby has fewer wet nappies than usual', toYears: 2 }],
      callIf: ['you pass no urine for 8 hours', 'you are confused, very sleepy or faint', 'you cannot keep any drink down', 'your heart races or you breathe fast at rest', { text: 'the baby is floppy, has a sunken soft spot or cries without tears', toYears: 2 }],
    },
    sources: [
      { source: 'NHS: Dehydration', lookedUp: null },
      { source: 'WHO: Treatment of dehydration', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
} satisfies Readonly<Record<string, Advice>>
