import type { Advice } from '../advice-schema.ts'

export const endocrineAdviceA = {
  'type-2-diabetes': {
    home: [
      'Drink water in place of sweet drinks and juice, from today. It is the quickest change you can make.',
      'Fill half your plate with vegetables, a quarter with fish, meat, eggs or beans and a quarter with whole grain.',
      'Walk 30 minutes on 5 days a week, or 10 minutes after each meal.',
      { text: 'If you are overweight, lose some slowly. A tenth of your weight helps a lot. More, early on, can even make the sugar normal again.', hasNot: ['pregnant', 'history-eating-disorder'] },
      'Look at your feet every day: soles, heels and between the toes.',
      { text: 'Stop smoking: with diabetes it does even more harm to your heart, kidneys and feet.', has: ['smoker'] },
    ],
    doctor: [
      'Have your blood tested within 1 to 2 weeks if it is not certain. One test shows the mean sugar of about 3 months (HbA1c).',
      'The usual first tablet is metformin. Others protect heart and kidneys too.',
      'Each year have eyes, feet, kidneys, blood pressure and blood fats checked. Early damage can be stopped, late damage cannot.',
      'If you lose weight fast, are very thirsty or young and slim, go today: it can be the type that needs insulin at once.',
      { text: 'Call your doctor or midwife now: in pregnancy the sugar must be lower, and some tablets must be changed.', has: ['pregnant'] },
    ],
    medicines: [],
    avoid: [
      'Do not stop tablets or insulin because you feel well: high sugar is not felt.',
      'No crash diets and no miracle cures from the internet.',
      { text: 'Do not miss meals after insulin or tablets that lower sugar fast: it can drop too low.', has: ['takes-insulin', 'class:insulin', 'class:sulfonylurea'] },
      { text: 'If you vomit or have diarrhoea, ask the same day if your metformin should pause until you eat again.', has: ['takes-metformin', 'medicine:metformin'] },
      { text: 'If you vomit, cannot eat or will be operated on, stop this tablet and call: it can turn the blood acid, even with normal sugar.', has: ['class:gliflozin'] },
    ],
    daily: {
      contagion: 'No, diabetes is not catching. It runs in families.',
      work: 'You can work in nearly all jobs.',
      driving: 'With diet or most tablets you can drive. With insulin or tablets that can make sugar too low, test before you drive and ask what the law needs.',
      sport: 'Sport is very good for you. On insulin test before it and carry sugar.',
      food: 'No special diabetic food is needed. Eat few sweets, white bread and fried food, and drink little alcohol.',
      travel: 'Carry medicines in your hand luggage, with a letter and twice what you need.',
    },
    expect: {
      course: 'It usually stays for life, but the sugar can become normal when much weight is lost early. Tests every 3 to 6 months show if the treatment is right.',
      doctorIf: ['you have a sore, blister or colour change on a foot: go the same day', 'your sugar stays high for a few days', 'your sight gets worse', 'your feet tingle or feel numb', 'wounds or infections heal slowly'],
      callIf: [
        'you are drowsy or confused, or hard to wake',
        'you keep vomiting, or have belly pain and breathe fast and deep',
        'you are very thirsty, pass a lot of urine and feel ill',
        { text: 'low sugar does not get better after sugar by mouth, or you cannot swallow', has: ['takes-insulin', 'class:insulin', 'class:sulfonylurea'] },
      ],
    },
    sources: [
      { source: 'NHS: Type 2 diabetes', lookedUp: null },
      { source: 'NICE: Type 2 diabetes in adults: management', lookedUp: null },
      { source: 'ADA: Standards of Care in Diabetes', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  hypothyroidism: {
    home: [
      { text: 'Take your thyroid tablet every morning with water on an empty stomach, 30 to 60 minutes before food or coffee.', has: ['takes-thyroid-hormone', 'medicine:levothyroxine'] },
      'Dress warm, use moisturiser on dry skin and eat fibre against constipation.',
      'Walk a little each day. Plan rests, since you tire easily for now.',
      'Write down your symptoms and weight, to show the doctor.',
    ],
    doctor: [
      'Have your blood tested (TSH and T4) within 1 to 2 weeks. A scan is not needed as a rule.',
      'If it is low, a doctor gives levothyroxine, the hormone you lack. The dose is set by blood tests every 6 to 12 weeks, later once a year.',
      { text: 'Over 65 or with heart disease it is started low and raised slowly.', fromYears: 65 },
      { text: 'Say that you have heart disease: the dose must start low.', has: ['history-coronary-disease', 'history-heart-attack', 'history-heart-failure'] },
      { text: 'Call your doctor or midwife today: in pregnancy you need more hormone at once, for the baby too.', has: ['pregnant'] },
      { text: 'These medicines can slow the thyroid. Ask for the test, and do not stop them.', has: ['takes-lithium', 'takes-amiodarone'] },
    ],
    medicines: [],
    avoid: [
      'Do not stop the tablets when you feel well: it comes back within weeks.',
      'Do not take iodine, kelp or thyroid extracts: they can make it worse.',
      { text: 'Take iron at least 4 hours apart from your thyroid tablet: it holds that back.', has: ['takes-iron'] },
      'If you plan a child, have the blood tested first.',
    ],
    daily: {
      contagion: 'No, it is not catching. It runs in families.',
      work: 'You can work if you feel able.',
      driving: 'Do not drive while you are very tired or slow.',
      food: 'No special diet. Take calcium or antacids at least 4 hours apart from the tablet.',
    },
    expect: {
      course: 'With tablets you begin to feel better in 2 to 4 weeks, fully in a few months. Most people need them for life and live as others do.',
      doctorIf: ['you are no better after 2 to 3 months of tablets', 'you lose weight, sweat, shake or your heart races: the dose may be too high', 'a lump grows in your neck', 'you feel low most days'],
      callIf: ['you become very drowsy, confused or very cold', 'your chest hurts or breath is short at rest'],
    },
    sources: [
      { source: 'NHS: Underactive thyroid (hypothyroidism)', lookedUp: null },
      { source: 'NICE: Thyroid disease: assessment and management', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  hyperlipidaemia: {
    home: [
      'Cook with olive or rapeseed oil in place of butter, ghee or palm oil.',
      'Eat fish twice a week, beans, oats, nuts and vegetables every day. Eat less sausage, fat meat, cheese and cake.',
      'Move 30 minutes on 5 days a week, so that you breathe faster.',
      { text: 'Stop smoking: that halves the danger to the heart within about a year.', has: ['smoker'] },
    ],
    doctor: [
      'Have blood fats, sugar, blood pressure and kidneys tested within a few weeks. From these your risk for the next 10 years is worked out.',
      'If the risk is high, a statin each day prevents heart attacks and strokes. It matters more than the number alone.',
      'Blood is tested again after 2 to 3 months, then each year.',
      'Ask about the inherited kind if your value is very high, or a parent or sibling had a heart attack before 60. Then children are tested too.',
      { text: 'Call your doctor now if you take a statin: it is stopped in pregnancy.', has: ['pregnant'] },
    ],
    medicines: [],
    avoid: ['Do not stop a statin because you feel well: the risk comes back.', 'Do not take red yeast rice: it acts like a statin and nobody checks the dose.', { text: 'Avoid grapefruit: it makes this statin too strong.', has: ['medicine:simvastatin', 'medicine:atorvastatin'] }],
    daily: {
      contagion: 'No, it is not catching. It often runs in families.',
      work: 'You can work.',
      sport: 'Sport is good for you. Start slowly if you have not moved for long.',
      food: 'Eat a Mediterranean diet: vegetables, beans, fish, nuts and olive oil. Drink little alcohol.',
    },
    expect: {
      course: 'You feel nothing of it. Food can lower it by about a tenth within 3 months, a statin by a third to a half.',
      doctorIf: ['your muscles hurt or get weak under a statin', 'your urine is dark or your skin yellow', 'your chest hurts when you walk fast and stops when you rest (today)', 'yellow lumps grow on your eyelids or tendons'],
      callIf: ['your chest is tight or hurts for more than a few minutes', 'your face droops, an arm goes weak or speech is slurred', 'very strong belly pain comes and you vomit'],
    },
    sources: [
      { source: 'NICE: Cardiovascular disease: risk assessment and reduction', lookedUp: null },
      { source: 'NICE: Familial hypercholesterolaemia', lookedUp: null },
      { source: 'NHS: High cholesterol', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'vitamin-d-deficiency': {
    home: [
      'Get daylight on your face, arms and hands for a short while most days from spring to autumn. Stay short of any burn.',
      'Eat oily fish, eggs and food with added vitamin D.',
      'Eat enough calcium: milk, yoghurt, cheese, tofu, greens or tinned fish with bones.',
      'Walk and train your muscles, and keep the floor clear so that you do not fall.',
    ],
    doctor: [
      'A doctor can test the blood if your bones or muscles hurt or you are at risk. Healthy people need no test.',
      'If it is very low, you get a high dose for 6 to 10 weeks and then a normal one. Calcium is tested about a month later.',
      { text: 'With kidney disease you may need another form of vitamin D. Ask before you take any.', has: ['history-kidney-disease'] },
      { text: 'In pregnancy and while breastfeeding a normal daily dose is advised. Ask before you take more.', has: ['pregnant', 'breastfeeding'] },
    ],
    medicines: [{ ingredient: 'colecalciferol', text: 'Vitamin D (colecalciferol) once a day, in the normal dose as the packet says: 10 micrograms for most people.', hasNot: ['history-kidney-disease', 'history-kidney-stones'], fromYears: 1 }],
    avoid: [
      'Do not take several products with vitamin D together: too much makes calcium rise and harms the kidneys.',
      'No sunbeds: they raise the risk of skin cancer.',
      { text: 'Ask before you take vitamin D or calcium: you have had kidney stones.', has: ['history-kidney-stones'] },
      { text: 'Ask before you take more: with your heart or water tablets calcium must not get too high.', has: ['takes-digoxin', 'class:thiazide-diuretic'] },
    ],
    daily: {
      contagion: 'No, it is not catching. But the whole family may lack it, above all with dark or covered skin.',
      work: 'You can work. Spend breaks outdoors.',
      sport: 'Walk and train gently. Wait with heavy weights if your bones hurt.',
    },
    expect: {
      course: 'Pain and weak muscles ease over 2 to 3 months. It comes back in winter if you stop, so go on from autumn to spring.',
      doctorIf: ['bones hurt when you press them, or you waddle', 'you break a bone after little force', 'you are no better after 3 months', 'you get very thirsty, sick and constipated under vitamin D'],
      callIf: ['you get cramps in hands and feet with tingling round the mouth, or a fit', 'you cannot stand on a leg after a fall'],
    },
    sources: [
      { source: 'NHS: Vitamin D', lookedUp: null },
      { source: 'CKS: Vitamin D deficiency in adults', lookedUp: null },
      { source: 'NHS: Rickets and osteomalacia', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
} satisfies Readonly<Record<string, Advice>>
