import { type DailyFacts, stomachBug } from './daily-entry.ts'

const throat = ['sore-throat', 'tonsil-exudate', 'swallowing-painful', 'mouth-ulcers']

/** Eating and drinking. For adults unless it says otherwise. */
export const eatingFacts: readonly DailyFacts[] = [
  {
    id: 'alcohol',
    asked:
      /\b(?:alcohol|beers?|wine|drink(?:ing)? (?:alcohol|tonight|at the|on these|with)|pints?|vodka|whisky|gin|booze|a drink|get drunk|pub)\b/i,
    rules: [
      {
        holds: ({ isEmergency }) => isEmergency,
        answer: 'No alcohol now. It can make this worse, and the hospital needs you with a clear head.',
      },
      { holds: ({ isPregnant }) => isPregnant, answer: 'In pregnancy the safest choice is no alcohol at all.' },
      {
        holds: ({ takes }) => takes(['metronidazole', 'tinidazole', 'disulfiram']),
        answer: 'No alcohol with this medicine, nor for 2 to 3 days after the last tablet: together they can make you very sick.',
      },
      {
        holds: ({ takes }) =>
          takes([
            'codeine',
            'morphine',
            'tramadol',
            'oxycodone',
            'diazepam',
            'lorazepam',
            'zopiclone',
            'pregabalin',
            'gabapentin',
            'amitriptyline',
          ]),
        answer: 'No alcohol with your medicine. Together they make you very sleepy and can slow your breathing.',
      },
      {
        holds: ({ takes }) => takes(['warfarin', 'methotrexate', 'metformin']),
        answer:
          'Keep it small: no more than 1 or 2 drinks, and never a binge. Alcohol changes how your medicine works or strains the liver. Ask your pharmacist what is right for you.',
      },
      {
        holds: ({ has }) => has(['history-liver-disease', 'jaundice', 'history-pancreatitis', 'alcohol-heavy']),
        answer:
          'No alcohol: your liver or pancreas needs the rest. If you drink every day, do not stop all at once; a doctor can help you do it safely.',
      },
    ],
    otherwise:
      'Better not while you are ill: alcohol dries you out, upsets the stomach and makes sleep worse. One drink does no harm with most antibiotics or with paracetamol as the packet says. It does with metronidazole, sleeping tablets and strong painkillers.',
    sources: ['NHS: Can I drink alcohol if I am taking antibiotics?', 'NHS: Alcohol in pregnancy', 'CDC: Alcohol use and your health'],
  },
  {
    id: 'coffee',
    asked: /\b(?:coffee|caffeine|tea|energy drinks?)\b/i,
    rules: [
      {
        holds: ({ has }) => has(['palpitations', 'anxiety', 'panic-attacks', 'insomnia', 'heartburn']),
        answer:
          'Better cut down on coffee and energy drinks for now: caffeine can bring on a racing heart, worry, poor sleep and heartburn.',
      },
      { holds: ({ isPregnant }) => isPregnant, answer: 'In pregnancy keep to 200 mg of caffeine a day, about two mugs of instant coffee.' },
    ],
    otherwise:
      'Coffee or tea in your usual amount is fine for most people, up to about 4 cups a day. Have less if your heart races, you sleep badly or your stomach hurts.',
    sources: ['NHS: Water, drinks and hydration', 'FDA: Spilling the beans: how much caffeine is too much?'],
  },
  {
    id: 'food',
    asked:
      /\b(?:eat|eating|foods?|diet|meal|breakfast|lunch|dinner|hungry|dairy|milk|spicy|sugar|chocolate|fruit|feed (?:him|her|them))\b/i,
    rules: [
      {
        holds: ({ isEmergency }) => isEmergency,
        answer:
          'Nothing to eat for now: you may need an operation or a test with an empty stomach, and it is not safe if you get worse. Ask again when the hospital has seen you.',
      },
      {
        holds: ({ has }) => has(stomachBug),
        answer:
          'Drink first: small sips often, best a rehydration drink from the pharmacy. Eat when you feel like it, plain things at first: toast, rice, banana, potatoes, soup. Avoid greasy food, spice, alcohol and much milk for a day or two. Babies go on with breast or bottle.',
      },
      {
        holds: ({ has }) => has(['heartburn', 'indigestion', 'acid-regurgitation']),
        answer:
          'Eat small meals and nothing for 3 hours before bed. Avoid what sets it off: often fat, spice, chocolate, mint, coffee and alcohol.',
      },
      {
        holds: ({ has }) => has(['constipation']),
        answer: 'Eat more fibre, step by step: fruit (prunes, kiwis), vegetables, oats, wholegrain bread. Drink plenty of water with it.',
      },
      {
        holds: ({ has }) => has(throat),
        answer: 'Eat what goes down easily: soft and cool, such as yoghurt, soup, ice lollies. The main thing is that you drink.',
      },
      {
        holds: ({ condition }) => condition === 'gout',
        answer:
          'In an attack leave out beer, sugary drinks, offal, and much red meat or shellfish, and drink plenty of water. Do not crash diet; that can set gout off.',
      },
      {
        holds: ({ has, condition }) => has(['history-diabetes']) || condition === 'type-2-diabetes',
        answer:
          'Eat regularly: vegetables, beans, wholegrain, fish. Few sugary drinks, sweets and white bread. When you are ill, keep drinking and check your sugar more often.',
      },
    ],
    otherwise:
      'Eat what you feel like in small portions, and drink enough: your urine should be pale. It does no harm to eat little for a day or two. See a doctor if you cannot keep fluids down for a day.',
    sources: ['NHS: Diarrhoea and vomiting', 'NHS: Heartburn and acid reflux', 'NHS: Eat well'],
  },
  {
    id: 'drinking',
    asked: /\b(?:drink|drinking|water|fluids?|sips?)\b/i,
    rules: [
      {
        holds: ({ isEmergency }) => isEmergency,
        answer:
          'Nothing to drink for now, except a sip to wet your mouth: you may need an operation, and swallowing may not be safe. Ask again when the hospital has seen you.',
      },
      {
        holds: ({ has }) => has(['history-heart-failure', 'history-kidney-disease']),
        answer:
          'Ask how much your own doctor allows: with a weak heart or weak kidneys too much fluid can harm. Small sips through the day are safe.',
      },
      {
        holds: ({ has }) => has(stomachBug),
        answer:
          'Yes, drink: a sip every few minutes, best a rehydration drink from the pharmacy. If even sips come up for a day, you need a doctor.',
      },
    ],
    otherwise: 'Yes, drink enough: 6 to 8 glasses a day, more with a fever. Water, weak tea or soup are best. Your urine should be pale.',
    sources: ['NHS: Water, drinks and hydration', 'NHS: Dehydration'],
  },
]
