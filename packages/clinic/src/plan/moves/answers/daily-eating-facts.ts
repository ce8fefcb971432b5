import { mayNeedOperation, maySwallowBadly, sipsAllowed } from '../../../say/by-mouth.ts'
import { type DailyFacts, stomachBug } from './daily-entry.ts'
import { goNow, inEmergency, inPregnancy, withFinding } from './rules-of-told.ts'

const lowSugar = ['low-blood-sugar']
const sugarNow =
  'Yes, something sweet now, if awake and able to swallow: a small glass of juice or cola, or 4 glucose tablets, and again after 10 to 15 minutes if it is no better. Nothing by mouth if drowsy or in a fit. Call {number} if it does not help or nobody can be sure.'
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
        answer:
          'No alcohol with this medicine: together they can make you very sick. Wait on after the last tablet too: 2 days with metronidazole, 3 with tinidazole, 2 weeks with disulfiram.',
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
      {
        holds: ({ condition }) => condition === 'infectious-mononucleosis',
        answer:
          'No, none until you are well again: the liver is often inflamed with glandular fever, and alcohol strains it more. After that begin with little.',
      },
      {
        holds: ({ has }) => has(['fever']),
        answer:
          'No, not while you have a fever: alcohol dries you out and makes the next day worse. Once it is gone and you feel well, a drink does no harm.',
      },
    ],
    otherwise:
      'Better no alcohol until you are well, though one drink does most people no harm with an everyday illness. None with a fever or strong tablets.',
    sources: [
      'NHS: Alcohol units',
      'NHS: Can I drink alcohol if I am taking antibiotics?',
      'NHS: Alcohol in pregnancy',
      'CDC: Alcohol use and your health',
    ],
  },
  {
    id: 'coffee',
    asked: /\b(?:coffee|caffeine|tea|energy drinks?)\b/i,
    rules: [
      inEmergency(`Nothing to drink for now, coffee neither. ${goNow}`),
      {
        holds: ({ has }) => has(['palpitations', 'anxiety', 'panic-attacks', 'insomnia', 'heartburn']),
        answer:
          'Better cut down on coffee and energy drinks for now: caffeine can bring on a racing heart, worry, poor sleep and heartburn.',
      },
      { holds: ({ isPregnant }) => isPregnant, answer: 'In pregnancy keep to 200 mg of caffeine a day, about two mugs of instant coffee.' },
      withFinding(
        ['urination-frequent', 'urination-urgent', 'urine-incontinence'],
        'Better have less: coffee, tea, cola and energy drinks irritate the bladder and make you run more. Try a week or two without, cutting down by a cup a day so that your head does not ache. Decaf and fruit tea are fine.',
      ),
      withFinding(
        ['headache', 'history-migraine'],
        'A cup or two a day is usually fine, at the same times each day. More than that, or going without all at once, can bring on headache and migraine. So change it slowly, by a cup a day.',
      ),
    ],
    otherwise:
      'In your usual amount it is fine for most people, up to about 4 cups a day. Have less if your heart races, you sleep badly, or the stomach burns, and none after noon.',
    sources: [
      'NHS: Blood tests',
      'NHS: Levothyroxine',
      'NHS: Water, drinks and hydration',
      'FDA: Spilling the beans: how much caffeine is too much?',
    ],
  },
  {
    id: 'food',
    asked:
      /\b(?:eat|eating|foods?|diet|meal|breakfast|lunch|dinner|hungry|dairy|milk|spicy|sugar|chocolate|fruit|feed (?:him|her|them))\b/i,
    rules: [
      { holds: ({ isEmergency, has }) => isEmergency && has(lowSugar), answer: sugarNow },
      {
        holds: ({ isEmergency }) => isEmergency,
        answer:
          'Nothing to eat for now: some tests and treatments need an empty stomach, and it is not safe if things get worse. Ask again when the hospital has had a look.',
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
      inPregnancy(
        'Eat as you like, with a few exceptions: no raw or runny meat, no liver, no mould-ripened or unpasteurised cheese, no swordfish or shark, tuna at most 4 tins a week. Ripe fruit such as mango is fine when washed. Small meals help with sickness. If you cannot keep food or drink down for a day, ring your midwife or doctor.',
      ),
      withFinding(
        ['history-food-allergy', 'history-allergy-severe'],
        'Eat as you like, but nothing you are allergic to, not even a trace: read the label each time and ask in the kitchen, also about what is fried or cut with it. A school or nursery needs a written plan, and the adrenaline pens belong with you. Swelling, wheeze or faintness after eating: use the pen and call {number}.',
      ),
    ],
    otherwise:
      'Mostly what you feel like, in small portions, with enough to drink. Eating little for a day or two does no harm; keeping no fluids down for a day needs a doctor.',
    sources: [
      'NHS: Gallstones',
      'NHS: Kidney stones',
      'NHS: Diarrhoea and vomiting',
      'NHS: Heartburn and acid reflux',
      'NHS: Eat well',
      'NHS: Low blood sugar (hypoglycaemia)',
    ],
  },
  {
    id: 'drinking',
    asked: /\b(?:drink|drinking|water|fluids?|sips?)\b/i,
    rules: [
      { holds: ({ isEmergency, has }) => isEmergency && has(lowSugar), answer: sugarNow },
      {
        holds: ({ isEmergency, has }) => isEmergency && has(maySwallowBadly),
        answer:
          'Nothing to drink for now: with this it can go down the wrong way. The lips may be wetted. Ask again when the hospital has had a look.',
      },
      {
        holds: ({ isEmergency, has }) => isEmergency && has(mayNeedOperation),
        answer:
          'Nothing to drink for now, except a sip to wet the mouth, in case of an operation. Ask again when the hospital has had a look.',
      },
      inEmergency(`Yes. ${sipsAllowed}`),
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
    otherwise:
      'Drink as thirst says, about 6 to 8 glasses a day, more with fever; the urine should be pale. Water, weak tea or soup are best.',
    sources: ['WHO: The treatment of diarrhoea', 'NHS: Kidney stones', 'NHS: Water, drinks and hydration', 'NHS: Dehydration'],
  },
]
