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
  hyperthyroidism: {
    home: ['Rest more than usual, and leave out coffee, cola and energy drinks: the heart races enough.', 'Eat regular meals with enough energy, since the body burns more.', 'Wear sunglasses and use artificial tears if your eyes are gritty or stand out.'],
    doctor: [
      'A blood test (TSH, T4, T3) settles it. Antibodies show whether it is Graves disease.',
      'Tablets such as carbimazole bring the hormone down within 4 to 8 weeks, usually for 12 to 18 months. A beta blocker calms the heart until then.',
      'If it comes back, radioiodine or an operation ends it for good, and a thyroid tablet follows.',
      { text: 'Say if you are pregnant or breastfeed: other tablets are used.', has: ['pregnant', 'breastfeeding'] },
    ],
    medicines: [],
    avoid: ['Take no iodine, kelp or seaweed tablets: they can make it worse.', 'No decongestants for a blocked nose: they drive the heart on.', { text: 'Stop smoking: it harms the eyes in Graves disease.', notDenied: ['smoker'], fromYears: 12 }],
    daily: {
      contagion: 'No, it is not catching.',
      sport: 'No hard sport until the pulse is calm at rest.',
      work: 'You can work if you feel up to it.',
      driving: 'Do not drive if you see double.',
    },
    expect: {
      course: 'With tablets you feel calmer in 3 to 4 weeks. About half stay well after a course; in the others it comes back.',
      doctorIf: ['your heart stumbles or stays over 100 at rest', 'your eyes hurt, bulge or see double', 'you go on losing weight', 'your neck swells'],
      callIf: ['you have a high fever, a racing heart and are confused', 'you get a sore throat or fever on carbimazole', 'your chest hurts or you are short of breath at rest'],
    },
    sources: [
      { source: 'NICE: Thyroid disease: assessment and management', lookedUp: null },
      { source: 'NHS: Overactive thyroid (hyperthyroidism)', lookedUp: null },
    ],
    reviewed: null,
  },
} satisfies Readonly<Record<string, Advice>>
