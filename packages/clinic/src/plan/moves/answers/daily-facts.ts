import type { Citation } from '../../../knowledge/sources.ts'
import type { Told } from './told.ts'

/** What people ask about daily life while they are ill: the first rule that fits answers. */
export interface DailyFacts {
  id: string
  asked: RegExp
  rules: readonly { holds(told: Told): boolean; answer: string }[]
  /** Where no rule fits: what it depends on. */
  otherwise: string
  sources: readonly Citation[]
}

const dizzy = [
  'dizziness',
  'vertigo',
  'near-fainting',
  'faint-or-collapse',
  'seizure',
  'confusion-new',
  'vision-blurred',
  'double-vision',
  'vision-loss-sudden',
  'drowsy-hard-to-wake',
]
const stomachBug = ['vomiting', 'diarrhoea']
const throat = ['sore-throat', 'tonsil-exudate', 'swallowing-painful', 'mouth-ulcers']
const airways = ['cough', 'nose-runny', 'nose-blocked', 'sore-throat', 'fever', 'flu-like-illness', 'body-aches']
const limb = [
  'ankle-pain',
  'knee-pain',
  'foot-pain',
  'wrist-pain',
  'shoulder-pain',
  'muscle-pain',
  'hip-pain',
  'ankle-swelling-injury',
  'leg-pain',
  'arm-pain',
]
const chest = ['chest-pain', 'breathless', 'palpitations', 'chest-tightness', 'faint-or-collapse']
const intimate = [
  'vaginal-discharge',
  'urination-painful',
  'penile-discharge',
  'genital-blisters',
  'penile-sore',
  'testicle-pain',
  'vaginal-itch',
]

/** Daily life, activity by activity; all of it for adults unless it says otherwise. */
export const dailyFacts: readonly DailyFacts[] = [
  {
    id: 'driving',
    asked: /\b(?:drive|driving|car|motorbike|behind the wheel|get in the car)\b/i,
    rules: [
      {
        holds: ({ isEmergency }) => isEmergency,
        answer: 'No, please do not drive yourself. You could get worse at the wheel. Let somebody else drive, or call {number}.',
      },
      {
        holds: ({ has }) => has(['seizure', 'history-epilepsy']),
        answer:
          'No driving after a fit or a blackout. In most countries the law stops you until a doctor clears you, often after 6 to 12 months. Your doctor and the licensing office tell you how long.',
      },
      {
        holds: ({ has, condition }) => has(['memory-loss']) || /dementia|alzheimer|cognitive/.test(condition ?? ''),
        answer:
          'Not until a doctor has looked at the memory trouble. A diagnosis of dementia has to be told to the driving licence office and the insurer; many people may then drive on for a while after a driving check. Getting lost on known roads, slow reactions, new dents in the car or passengers who are frightened mean: stop driving now.',
      },
      {
        holds: ({ has }) => has(dizzy),
        answer:
          'Do not drive while you are dizzy, drowsy, confused, close to fainting or not seeing well. Wait until it is gone and a doctor knows the cause. After a blackout you may have to tell the licensing office.',
      },
      {
        holds: ({ takes }) =>
          takes([
            'codeine',
            'morphine',
            'tramadol',
            'oxycodone',
            'diazepam',
            'zopiclone',
            'promethazine',
            'chlorphenamine',
            'pregabalin',
            'gabapentin',
            'amitriptyline',
          ]),
        answer:
          'Not while your medicine makes you sleepy or slow: that is dangerous, and in many countries against the law. See how it affects you first, and ask your pharmacist.',
      },
      {
        holds: ({ has }) => has(limb),
        answer:
          'Drive only if you can brake hard and turn the wheel without pain holding you back. With a cast or a splint, ask your doctor and your insurer first.',
      },
    ],
    otherwise:
      'You can drive if you are wide awake, can see clearly, turn your head, and brake hard without pain. Do not drive if you feel faint, dizzy or sleepy, or if a medicine makes you so.',
    sources: ['NHS: Driving and medical conditions', 'NICE: Transient loss of consciousness (blackouts)'],
  },
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
          'Drink first: small sips often, best a rehydration drink from the pharmacy. Eat when you feel like it, plain things at first: toast, rice, banana, potatoes, soup. Leave out greasy food, spice, alcohol and much milk for a day or two. Babies go on with breast or bottle.',
      },
      {
        holds: ({ has }) => has(['heartburn', 'indigestion', 'acid-regurgitation']),
        answer:
          'Eat small meals and nothing for 3 hours before bed. Leave out what sets it off: often fat, spice, chocolate, mint, coffee and alcohol.',
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
  {
    id: 'school',
    asked: /\b(?:school|nursery|college|uni(?:versity)?|kindergarten|day ?care|creche|class|exam)\b/i,
    rules: [
      { holds: ({ isEmergency }) => isEmergency, answer: 'Not now: this needs a hospital first.' },
      {
        holds: ({ has, catching }) => catching === null && has(stomachBug),
        answer: 'Not to school or nursery until 2 days (48 hours) after the last vomiting or diarrhoea.',
      },
    ],
    otherwise:
      'School or nursery is fine without a fever, when a child feels well enough to join in and the illness is not one that must stay away. Stay at home with a fever, and for 2 days after vomiting or diarrhoea.',
    sources: ['NHS: Is my child too ill for school?', 'CDC: Preventing spread of infections in schools'],
  },
  {
    id: 'work',
    asked: /\b(?:work|job|shift|office|day off|time off)\b/i,
    rules: [
      {
        holds: ({ isEmergency }) => isEmergency,
        answer: 'Not now. Work can wait; this needs a hospital first. They can give you a note for work.',
      },
      {
        holds: ({ has, catching }) => catching === null && has(stomachBug),
        answer:
          'Stay off work until 2 days (48 hours) after the last vomiting or diarrhoea, above all if you work with food, children or patients.',
      },
      {
        holds: ({ has }) => has(['back-pain', 'neck-pain']),
        answer:
          'Yes, go to work if you can: moving helps a bad back. Leave out heavy lifting and change your position often. Ask for lighter tasks for a week or two.',
      },
      {
        holds: ({ has }) => has(dizzy),
        answer: 'Not with machines, ladders or driving while you are dizzy or close to fainting. Desk work is fine if you feel up to it.',
      },
      {
        holds: ({ has }) => has(airways),
        answer:
          'You can work once you have no fever and feel up to it. Until then stay at home: you get well sooner and nobody catches it.',
      },
      {
        holds: ({ has }) => has(['low-mood', 'anxiety', 'stress-high']),
        answer:
          'If work makes it worse or you cannot manage, take some days off and tell your doctor, who can write a note. If work steadies you, shorter days are often best.',
      },
    ],
    otherwise:
      'You can work if you have no fever, feel up to it, and your job does not make it worse, such as heavy lifting or driving. A doctor can write a note if you need one.',
    sources: ['NHS: Sick notes and getting help with work', 'NHS: Back pain'],
  },
  {
    id: 'sex',
    asked: /\b(?:sex|intercourse|make love|intimate|masturbat\w*|orgasm)\b/i,
    rules: [
      { holds: ({ isEmergency }) => isEmergency, answer: 'Not now: this needs a hospital first.' },
      {
        holds: ({ has }) => has(intimate),
        answer:
          'Better no sex until it is clear what this is and it has healed. If it is an infection that passes through sex, wait until 7 days after you and your partner were treated.',
      },
      {
        holds: ({ has }) => has(chest),
        answer:
          'Not until a doctor knows what is behind your chest symptoms. After that, if you can climb two flights of stairs without trouble, sex is usually safe. Never take Viagra with nitrate spray.',
      },
      {
        holds: ({ isPregnant, has }) => isPregnant && has(['bleeding-in-pregnancy', 'bleeding-late-pregnancy', 'waters-broken']),
        answer: 'No sex while you bleed or if your waters have broken, until a midwife or doctor has seen you.',
      },
      {
        holds: ({ isPregnant }) => isPregnant,
        answer: 'Sex is safe in a normal pregnancy and does not hurt the baby. Not with bleeding, broken waters or a low placenta.',
      },
    ],
    otherwise:
      'Sex is fine if it does not hurt and this is nothing that can be passed on. Stop if it hurts or bleeds, and then tell me or a doctor.',
    sources: ['NHS: Sexual health', 'NHS: Sex in pregnancy', 'AHA: Sex and heart disease'],
  },
  {
    id: 'flying',
    asked: /\b(?:fly|flying|flight|plane|aeroplane|airplane|travel(?:ling)?|holiday|trip|abroad)\b/i,
    rules: [
      {
        holds: ({ isEmergency }) => isEmergency,
        answer: 'No, do not fly now. This has to be looked at in a hospital first; on a plane nobody can help you.',
      },
      {
        holds: ({ has }) => has(['ear-pain', 'face-pain', 'nose-blocked', 'ear-fullness']),
        answer:
          'Flying with a blocked nose or a bad ear can hurt a lot and can burst the eardrum. Put it off if you can. If not: swallow or chew at take-off and landing, and ask a pharmacist for a nose spray.',
      },
      { holds: ({ has }) => has(chest), answer: 'Not before a doctor has seen you. On a plane there is less oxygen and little help.' },
      {
        holds: ({ has }) => has(['calf-pain', 'calf-swelling', 'swelling-one-leg', 'history-clots']),
        answer:
          'Not with a painful or swollen calf: a blood clot has to be ruled out first. With an old clot, ask your doctor about stockings or an injection before a long flight.',
      },
      {
        holds: ({ isPregnant }) => isPregnant,
        answer:
          'Most airlines let you fly up to 36 weeks (32 with twins) in a normal pregnancy, with a letter from 28 weeks. Not with bleeding or high blood pressure. Walk about and wear flight stockings.',
      },
      {
        holds: ({ has }) => has([...stomachBug, 'fever']),
        answer: 'Better not with a fever, or within 2 days of vomiting or diarrhoea: you can get worse on the way and others can catch it.',
      },
      {
        holds: ({ has, condition }) => has(['history-migraine']) || condition === 'migraine',
        answer:
          'Yes, you may fly with a migraine; it is no danger. Take your medicine along in your hand luggage, drink enough, and use dark glasses and ear plugs. Not if this headache is the worst ever, came all at once, or comes with weakness or a stiff neck.',
      },
      {
        holds: ({ has }) => has(['history-heart-attack', 'history-stroke', 'history-coronary-disease']),
        answer:
          'With a heart attack or stroke longer than 4 to 6 weeks ago and no symptoms, most people may fly. Take your medicines in your hand luggage, walk about, and ask your doctor if you get short of breath on a flight of stairs.',
      },
    ],
    otherwise:
      'Flying is fine if you can walk 50 metres without trouble, have no fever and need no help. Not soon after an operation, a collapsed lung, a clot, a heart attack or a bad ear infection. Your doctor and the airline can clear you.',
    sources: [
      'NHS: Flying and pregnancy',
      'NHS: Deep vein thrombosis, travel',
      'CDC: Yellow Book, air travel',
      'WHO: International travel and health',
    ],
  },
  {
    id: 'sport',
    asked:
      /\b(?:gym|exercis\w*|sports?|run|running|jog\w*|swim\w*|football|train(?:ing)?|yoga|cycle|cycling|weights|play|lift(?:ing)?|work ?out|dance|walk(?:ing)?|hike)\b/i,
    rules: [
      { holds: ({ isEmergency }) => isEmergency, answer: 'No. Sit or lie still until help is there; any strain can make it worse.' },
      {
        holds: ({ has }) => has(chest),
        answer:
          'No sport until a doctor knows what this is. Chest pain, a fainting spell or breathlessness with exercise has to be checked first.',
      },
      {
        holds: ({ has }) => has(['fever', 'body-aches', 'flu-like-illness']),
        answer:
          'No sport with a fever, aches or a chesty cough: it strains the heart. Wait until you have been well for a few days, then start at half your usual.',
      },
      {
        holds: ({ has }) => has(['head-injury']),
        answer:
          'No contact sport and no heavy training until all signs are gone and a doctor agrees. Usually at least a week or two; children longer. Gentle walks are fine after a day or two.',
      },
      {
        holds: ({ has }) => has(['back-pain', 'neck-pain']),
        answer: 'Yes, gentle movement is the best treatment: walking, swimming, easy stretches. Leave heavy weights until it is better.',
      },
      {
        holds: ({ has }) => has(limb),
        answer:
          'Rest it from what hurts for 2 to 3 days, then move it gently. Go back to sport when you can walk, then jog, then hop on it without pain. Swimming or a bike often goes earlier.',
      },
      {
        holds: ({ condition }) => condition === 'infectious-mononucleosis',
        answer: 'No contact sport or heavy lifting for 4 weeks: the spleen is swollen and can tear.',
      },
      {
        holds: ({ isPregnant }) => isPregnant,
        answer:
          'Yes, gentle exercise is good in pregnancy. No contact sport, no falls, and do not start hard training now. Stop with bleeding, pain or dizziness.',
      },
      {
        holds: ({ has }) => has(airways),
        answer:
          'With nothing but a runny nose, light exercise is fine. With anything below the neck, such as a chesty cough, aches or a fever, rest first.',
      },
      {
        holds: ({ has }) => has(['history-heart-attack', 'history-stroke', 'history-coronary-disease', 'history-heart-failure']),
        answer:
          'Yes, after a heart attack or stroke that is healed, regular movement is one of the best medicines: walking, swimming in warm water, an easy bike. Start gently, so that you can still talk, and not alone. Stop with chest pain, dizziness or short breath. If you have not done sport since, ask your heart team first.',
      },
      {
        holds: ({ has }) => has(['history-asthma']),
        answer:
          'Yes, sport is good with asthma that is under control. Warm up slowly, take your reliever along, and use it before if your doctor said so. Not on days with a wheeze or a bad cough.',
      },
    ],
    otherwise:
      'Gentle movement such as a walk is fine if it does not make things worse. Leave hard training until you feel well. Stop at once with chest pain, short breath, dizziness or more pain.',
    sources: ['NHS: Sprains and strains', 'NHS: Exercise in pregnancy', 'NHS: Head injury and concussion'],
  },
  {
    id: 'washing',
    asked: /\b(?:bath|shower|wash|hot tub|sauna|swimming pool|get (?:it|them) wet)\b/i,
    rules: [
      { holds: ({ isEmergency }) => isEmergency, answer: 'Please leave the bath for later: you could faint or slip. Get help first.' },
      {
        holds: ({ has }) => has(dizzy),
        answer: 'A short lukewarm shower sitting down, with somebody near and the door unlocked. No hot bath while you are dizzy.',
      },
    ],
    otherwise:
      'A lukewarm bath or shower is fine. Not too hot with a fever, a rash or in pregnancy, and keep a fresh deep wound dry for 2 days. A sauna or a pool can wait until you are well.',
    sources: ['NHS: High temperature (fever) in adults', 'NHS: Cuts and grazes'],
  },
  {
    id: 'sleep',
    asked: /\b(?:sleep|go to bed|(?:stay|lie|rest) in bed|lie down|lie flat|nap|bed ?rest|rest)\b/i,
    rules: [
      {
        holds: ({ isEmergency }) => isEmergency,
        answer: 'Please do not go to sleep on this. It may get worse while nobody notices. Get help first.',
      },
      {
        holds: ({ has }) => has(['head-injury']),
        answer:
          'Sleep is allowed after a mild bump once you are wide awake and clear. Somebody should be with you for the first 24 hours and wake you if you sleep oddly. Hard to wake, vomiting or confused: emergency department.',
      },
      {
        holds: ({ has }) => has(['heartburn', 'acid-regurgitation', 'breathless', 'cough']),
        answer: 'Sleep with your head and chest raised. If you cannot lie flat for lack of air, that needs a doctor today.',
      },
      {
        holds: ({ has }) => has(['back-pain']),
        answer:
          'Rest a little, but do not stay in bed: moving gets a back better sooner. At night lie on your side with a pillow between your knees.',
      },
    ],
    otherwise:
      'Rest as you need it. Lie however is most comfortable. If something wakes you every night or you cannot lie flat, tell me or a doctor.',
    sources: ['NHS: Head injury and concussion', 'NHS: Back pain', 'NHS: Heartburn and acid reflux'],
  },
  {
    id: 'heat-or-ice',
    asked: /\b(?:ice|ice ?pack|heat|heat pack|hot water bottle|warm compress|cold compress|frozen peas)\b/i,
    rules: [
      {
        holds: ({ has }) => has(['cold-limb-suddenly', 'limb-cold-after-injury']),
        answer: 'No heat and no ice on a cold, pale or numb limb: it can do harm. It needs a hospital now.',
      },
      { holds: ({ has }) => has(['burn']), answer: 'Neither ice nor heat on a burn: cool running water for 20 minutes, then cling film.' },
      {
        holds: ({ has }) => has(limb),
        answer:
          'Ice in the first 2 to 3 days: wrapped in a towel, 15 to 20 minutes, every few hours. After that warmth is fine. Never straight on the skin.',
      },
      {
        holds: ({ has }) => has(['period-pain', 'back-pain', 'neck-pain', 'muscle-pain', 'abdominal-pain']),
        answer:
          'Warmth is good here: a warm, not hot, bottle wrapped in a towel for 20 minutes. Not if the pain is sudden and very bad or you have a fever.',
      },
    ],
    otherwise:
      'Cold helps a fresh swelling (15 to 20 minutes, wrapped in a towel); warmth helps stiff muscles and cramps. Take whichever feels better, and never straight on the skin.',
    sources: ['NHS: Sprains and strains', 'NHS: Burns and scalds'],
  },
  {
    id: 'breastfeeding',
    asked: /\bbreast-?feed\w*|\bnursing my\b/i,
    rules: [
      {
        holds: ({ has, condition }) => has(['breast-pain', 'breast-redness']) || condition === 'lactational-mastitis',
        answer:
          'Yes, keep feeding, from the sore side too: it helps and does not harm the baby. See a doctor within a day if you have a fever or it is not better in 12 to 24 hours.',
      },
    ],
    otherwise:
      'You can nearly always go on breastfeeding, with a cold, a stomach bug or a fever too: your milk even protects the baby. Medicines are the exception, so tell me which one you mean.',
    sources: ['NHS: Breastfeeding and medicines', 'NHS: Mastitis'],
  },
  {
    id: 'smoking',
    asked: /\b(?:smok\w*|vap(?:e|ing)|cigarettes?|weed|cannabis|shisha)\b/i,
    rules: [],
    otherwise:
      'Better not: smoke slows healing and makes coughs, hearts and stomachs worse. Nicotine patches or gum are far safer. Even a few days without help, and a pharmacist can make it easier.',
    sources: ['NHS: Quit smoking', 'CDC: Smoking and tobacco use'],
  },
  {
    id: 'sun',
    asked: /\b(?:sun|sunbath\w*|sunlight|outside|go out)\b/i,
    rules: [
      { holds: ({ isEmergency }) => isEmergency, answer: 'Please stay where help can find you, and get that help first.' },
      {
        holds: ({ takes }) => takes(['doxycycline', 'isotretinoin', 'methotrexate', 'amiodarone']),
        answer: 'Keep out of strong sun: your medicine makes skin burn fast. Cover up and use sunscreen of factor 30 or more.',
      },
    ],
    otherwise: 'Fresh air is fine. Keep a rash, a burn or a fever out of strong sun, and use sunscreen.',
    sources: ['NHS: Sunscreen and sun safety'],
  },
]
