import type { Advice } from '../advice-schema.ts'

export const everydayAdviceF = {
  'benign-mole': {
    home: ['Look at your moles once a month in good light, the back with a mirror or another pair of eyes.', 'Take a picture of a mole that you are unsure of, beside a coin, and compare it after 4 weeks.', 'Use sunscreen of factor 30 or more, and put it on again every 2 hours outside.'],
    doctor: ['A mole that stays as it is needs no treatment.', 'A doctor looks at a changing one through a lens, soon: a skin cancer that is found early is cut out and healed.', 'One that catches on clothes can be shaved off or cut out.'],
    medicines: [],
    avoid: ['Never cut, burn or freeze a mole off yourself, and use no mole cream from the internet: it hides a cancer.', 'Leave sunbeds alone.'],
    daily: {
      contagion: 'No, it is not catching.',
      sport: 'All sport is fine. Cover up outdoors in the middle of the day.',
      travel: 'Take a hat, a long-sleeved shirt and sunscreen to the sun.',
    },
    expect: {
      course: 'Most moles stay the same for years. Some fade after the age of 50.',
      doctorIf: ['it grows, changes its colour or its edge gets ragged', 'it is unlike all your other moles', 'it itches, crusts or bleeds', { text: 'a new one comes', fromYears: 40 }],
      callIf: [],
    },
    sources: [
      { source: 'NHS: Moles', lookedUp: null },
      { source: 'BAD: Melanocytic naevi', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'metabolic-syndrome': {
    home: [
      'Walk fast, or do what makes you breathe harder, for 150 minutes a week or more.',
      'Eat vegetables, beans, fish and wholegrain bread every day, and fewer sweet drinks and ready meals.',
      { text: 'Lose half a kilogram a week. A twentieth of your weight already lowers pressure and sugar.', has: ['obesity', 'weight-gain'], hasNot: ['pregnant'] },
      { text: 'Stop smoking, with help.', has: ['smoker'] },
    ],
    doctor: ['Blood pressure, sugar and fats are checked at least once a year.', 'Tablets for pressure, cholesterol or sugar come in where a few months of change are not enough.'],
    medicines: [],
    avoid: ['Avoid crash diets and slimming pills from the internet.', { text: 'Do not stop your tablets on your own, even if the readings are good.', has: ['takes-statin', 'takes-ace-inhibitor', 'takes-metformin'] }],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'Stand up once an hour, and walk in your breaks.',
      food: 'Eat slowly and from a smaller plate. No single food is forbidden.',
      sport: 'Start with 10 minutes a day, and add a little each week.',
    },
    expect: {
      course: 'With these steps the readings often improve within 3 to 6 months. Without them diabetes and heart disease get more likely over the years.',
      doctorIf: ['you are very thirsty and pass a lot of urine', 'your home blood pressure is 135/85 or more on most days', 'you get breathless or your legs hurt when you walk'],
      callIf: ['you have pressure in the chest', 'you are suddenly weak on one side or cannot speak properly'],
    },
    sources: [
      { source: 'NHS: Metabolic syndrome', lookedUp: null },
      { source: 'StatPearls: Metabolic Syndrome', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  myopia: {
    home: ['Have your eyes tested at an optician, and then every 2 years.', { text: 'Let the child play outdoors for about 2 hours a day: it slows short sight.', toYears: 18 }, 'Look up from the screen for 20 seconds every 20 minutes.'],
    doctor: ['Glasses or contact lenses put it right at once. Laser treatment is possible once it has been steady for 1 to 2 years.', { text: 'Special lenses or drops can slow it in children: ask the optician.', toYears: 18 }],
    medicines: [],
    avoid: ['Do not sleep in contact lenses, and do not rinse them in tap water.', 'Do not put off getting glasses: straining gives you headaches, and glasses do not make eyes lazy.'],
    daily: {
      contagion: 'No, it is not catching. It often runs in families.',
      driving: 'Drive only with glasses or lenses that let you see as the law asks.',
      school: 'Let a child who screws up the eyes sit in front until the glasses have come.',
    },
    expect: {
      course: 'It usually begins between 6 and 13 years, grows until about 20, and then stays.',
      doctorIf: ['you see worse with your glasses', 'you get headaches from reading', 'one eye sees much worse than the other'],
      callIf: ['you see flashes, a shower of black dots, or a curtain over one eye', 'you suddenly see badly in one eye'],
    },
    sources: [
      { source: 'NHS: Short-sightedness (myopia)', lookedUp: null },
      { source: 'AAO: Refractive errors', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'fatty-liver': {
    home: [
      { text: 'Lose half a kilogram to one kilogram a week. A tenth of your weight can clear much of the fat.', hasNot: ['pregnant', 'history-eating-disorder'], fromYears: 18 },
      'Move for 150 minutes a week or more: it helps even before you lose weight.',
      'Swap sweet drinks, sweets and fast food for vegetables, beans, fish and nuts, every day.',
      { text: 'Two or three cups of coffee a day are fine for the liver.', fromYears: 18, hasNot: ['pregnant'] },
    ],
    doctor: ['Blood tests and an ultrasound or a special scan show whether the liver has scars. Without scars it is checked again after 2 to 3 years.', 'Sugar, blood pressure and cholesterol are checked too, since the heart is the greater danger.'],
    medicines: [],
    avoid: [{ text: 'Avoid alcohol, or drink very little: it harms the liver further.', fromYears: 12 }, 'Take no herbal liver cures or bodybuilding powders: some harm the liver.', 'Take no more paracetamol than the packet says, and ask first if your liver tests are bad.'],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work as usual.',
      food: 'Eat regular meals and cook fresh. You need no special liver diet.',
      sport: 'Any sport helps, and training with weights too.',
    },
    expect: {
      course: 'With weight loss the liver often gets better within 6 to 12 months. Most people never have trouble from it.',
      doctorIf: ['you are very tired for weeks', 'your belly or legs swell', 'your skin itches all over', 'your skin or eyes turn yellow (today)'],
      callIf: ['you vomit blood or your stool is black like tar', 'you are confused or very drowsy'],
    },
    sources: [
      { source: 'NHS: Non-alcoholic fatty liver disease (NAFLD)', lookedUp: null },
      { source: 'NICE: Non-alcoholic fatty liver disease (NAFLD): assessment and management', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'abnormal-uterine-bleeding': {
    home: ['Write down the days you bleed, and how many pads or tampons you use, for 2 to 3 months.', { text: 'Do a pregnancy test if a period is late or odd.', hasNot: ['pregnant'], toYears: 56 }, 'Eat food with iron: meat, beans, lentils, green vegetables. A glass of orange juice with it helps.'],
    doctor: [
      'A blood test shows whether you lack iron. An ultrasound looks at the womb.',
      'A hormone coil, the pill or tablets taken in the bleeding days can make it lighter within 1 to 3 cycles.',
      { text: 'From 45 on, or if bleeding goes on, a sample of the lining may be taken.', fromYears: 45 },
      { text: 'You are pregnant: have the bleeding checked today.', has: ['pregnant'] },
      { text: 'Your blood thinner can make it heavier. Call this week, and do not stop it on your own.', has: ['takes-blood-thinner', 'class:anticoagulant', 'class:antiplatelet'] },
    ],
    medicines: [{ ingredient: 'ibuprofen', text: 'Ibuprofen with food eases cramps and makes the bleeding a little lighter, for up to 3 days as the packet says.', hasNot: ['group:nsaid-risk', 'pregnancy-possible'], fromYears: 12 }],
    avoid: ['Avoid aspirin for pain: it makes you bleed more.', { text: 'With migraine with aura, a past clot, or smoking from 35 on, the combined pill is not for you: ask for another way.', has: ['condition:migraine', 'aura-visual', 'smoker', 'history-clots'] }],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work. Take spare pads and clothes along.',
      sport: 'Sport is fine if you are not dizzy.',
      sex: 'Sex is safe. Bleeding after it should be looked at.',
    },
    expect: {
      course: 'In the first years of periods and before the change of life it is often irregular. Treatment takes 1 to 3 cycles to work.',
      doctorIf: ['you bleed between periods or after sex', 'a period lasts more than 7 days, or you pass big clots', 'you are tired and pale', { text: 'you bleed a year or more after your last period', fromYears: 45 }],
      callIf: ['you soak a pad every hour for more than 2 hours', 'you faint or feel faint', 'you may be pregnant and bleed with pain'],
    },
    sources: [
      { source: 'NHS: Heavy periods', lookedUp: null },
      { source: 'NICE: Heavy menstrual bleeding: assessment and management', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  fibroadenoma: {
    home: ['Feel your breasts once a month, a few days after the period, and learn how the lump feels.', 'Wear a bra that fits well, by day and at sport.'],
    doctor: ['Every new lump should be seen, though most are harmless. The doctor feels it and sends you for a scan within about 2 weeks.', 'A needle sample may make sure. A proven fibroadenoma can stay. It is taken out if it grows or troubles you.'],
    medicines: [],
    avoid: ['Do not press or squeeze it again and again: it gets sore.', 'Do not wait for more than one period before you show a new lump.'],
    daily: {
      contagion: 'No, it is not catching.',
      sport: 'All sport is fine with a firm bra.',
      sex: 'Sex is safe, and so is breastfeeding.',
    },
    expect: {
      course: 'It usually stays the same or shrinks within 2 to 5 years. It does not turn into cancer.',
      doctorIf: ['it is new, grows or gets hard', 'the skin dents or the nipple pulls in', 'there is blood from the nipple', 'you feel a lump in the armpit'],
      callIf: [],
    },
    sources: [
      { source: 'NHS: Breast lumps', lookedUp: null },
      { source: 'ACOG: Diagnosis and Management of Benign Breast Disorders', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'fibrocystic-breast': {
    home: ['Wear a soft, firm bra, also at night on the sore days.', 'Warmth or cold on the breast for 15 minutes, whichever feels better.', 'Note the sore days for 2 to 3 months: it usually comes in the week or two before the period.'],
    doctor: ['A lump that stays after the period is scanned. A cyst can be emptied with a fine needle in minutes.', { text: 'Ask whether the pill or hormones make it worse, if it began with them.', has: ['takes-oral-contraceptive', 'takes-hormone-therapy'] }],
    medicines: [
      { ingredient: 'paracetamol', text: 'Paracetamol eases the pain, for up to 3 days as the packet says.' },
      { ingredient: 'ibuprofen', text: 'An ibuprofen gel on the sore place, or tablets with food, helps for a few days, for up to 7 days as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 14 },
    ],
    avoid: ['Do not press the sore place again and again.', 'Do not put a lump down to your cycle without showing it once.'],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work as usual.',
      sport: 'Wear a sports bra. Running and jumping hurt less with it.',
    },
    expect: {
      course: 'It comes and goes with the cycle each month, and ends after the change of life.',
      doctorIf: ['a lump does not go after the period', 'the skin dents or the nipple pulls in or bleeds', 'one place hurts all the time', 'the breast is red and hot (today)'],
      callIf: [],
    },
    sources: [
      { source: 'NHS: Breast pain', lookedUp: null },
      { source: 'CKS: Breast pain - cyclical', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'attention-deficit-hyperactivity-disorder': {
    home: [
      'Keep the same times each day for sleep, meals and work. Write lists, and set an alarm for each step.',
      'Cut a task into pieces of 10 to 15 minutes with a short break between them.',
      { text: 'Praise what goes well at once, and give one short instruction at a time.', toYears: 18 },
      'Move every day for 30 minutes, and keep screens out of the last hour before bed.',
    ],
    doctor: [
      'A specialist makes the diagnosis from how things have been since childhood, at home and at school or work. There is no blood test.',
      'Training for parents comes first for small children. Medicines help many older children and adults within weeks.',
      'Pulse, blood pressure, weight and sleep are checked before and during medicines.',
    ],
    medicines: [],
    avoid: ["Never take somebody else's tablets.", { text: 'Avoid cannabis, and drink little alcohol: both make it worse.', fromYears: 12 }],
    daily: {
      contagion: 'No, it is not catching. It runs in families.',
      school: 'A seat in front, short tasks and more time help. Ask the school for a plan.',
      work: 'A quiet place, headphones and written tasks help. You may ask for them.',
      driving: 'Drive without your phone in reach. Ask about the rules where you live if you take medicines for it.',
    },
    expect: {
      course: 'It begins before the age of 12. Many people get calmer as adults, and about half still notice it.',
      doctorIf: ['school, work or friendships suffer', 'sleep or appetite get bad with the medicine', 'mood is low or worries are strong'],
      callIf: ['there are thoughts of ending life', 'the chest hurts, or there is fainting, with the medicine'],
    },
    sources: [
      { source: 'NICE: Attention deficit hyperactivity disorder', lookedUp: null },
      { source: 'CKS: Attention deficit hyperactivity disorder', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
