import type { Advice } from '../advice-schema.ts'

export const gastrointestinalAdvice = {
  'viral-gastroenteritis': {
    home: [
      'Drink small sips every few minutes. After you have been sick, wait 10 minutes and begin again.',
      { text: 'Go on with breast milk or formula in smaller, more frequent feeds. Do not thin the formula.', toYears: 2 },
      'A rehydration drink from the pharmacy is best, most of all for the very young, the old and the frail.',
      'Eat what you fancy as soon as you feel like it. You need not fast.',
      'Wash your hands with soap and water: hand gel does not kill the common stomach virus.',
    ],
    doctor: [
      'A doctor is needed only if you dry out, or if it lasts. Tests of the stool are for blood, travel, or more than a week of it.',
      { text: 'Call today about your lithium: when you are dry it can build up to a harmful level. Say if you shake, are unsteady or slur your words.', has: ['takes-lithium', 'medicine:lithium'] },
      { text: 'Ask today what to do with your diabetes tablets or insulin while you cannot eat. Do not stop insulin.', has: ['history-diabetes', 'takes-insulin', 'takes-metformin'] },
      { text: 'Ask today whether to pause your water tablets or blood pressure tablets until you eat and drink again: they strain dry kidneys.', has: ['takes-diuretic', 'takes-ace-inhibitor'] },
    ],
    antibiotics: 'No. Most stomach bugs are viruses, and antibiotics can make diarrhoea worse. They are for some bacteria that a stool test has shown.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for fever or cramps, as the packet says.' },
      { ingredient: 'loperamide', text: 'Loperamide can slow the diarrhoea for a few hours, say for a journey. Take it as the packet says.', fromYears: 12, hasNot: ['fever', 'fever-high', 'stool-bloody', 'stool-black', 'history-ibd', 'pregnant'] },
    ],
    avoid: [
      'Avoid fruit juice and fizzy drinks: they can make diarrhoea worse.',
      { text: 'Give no medicine that stops diarrhoea to a child under 12.', toYears: 12 },
      { text: 'Do not take loperamide with fever or blood in the stool.', has: ['fever', 'fever-high', 'stool-bloody'], fromYears: 12 },
      { text: 'Avoid ibuprofen while you are dry: it strains the kidneys.', has: ['dehydration-signs', 'history-kidney-disease', 'takes-diuretic', 'takes-ace-inhibitor'] },
    ],
    daily: {
      contagion: 'Yes, very, until 2 days after the last loose stool or vomiting. Wash hands with soap, clean the toilet, and wash soiled clothes hot.',
      work: 'Stay off work until 2 days after it has stopped.',
      school: 'Keep children off school or nursery until 2 days after it has stopped, and out of swimming pools for 2 weeks.',
      food: 'Do not cook for others until 2 days after it has stopped.',
      travel: 'If you take the contraceptive pill, vomiting within 3 hours or bad diarrhoea for over a day counts as a missed pill.',
    },
    expect: {
      course: 'Vomiting usually stops in 1 to 2 days and diarrhoea in 5 to 7 days.',
      doctorIf: ['diarrhoea lasts more than 7 days or vomiting more than 2 days', 'you pass little, dark urine in spite of sips', { text: 'a baby under 1 year has it for more than a day', toYears: 2 }, 'you have been abroad or on antibiotics lately'],
      callIf: ['you vomit blood or green fluid, or your stool is bloody or black', 'you are confused, faint or too weak to stand', 'you have strong tummy pain that does not ease', { text: 'a child is floppy, hard to wake or has no wet nappy for 12 hours', toYears: 4 }],
    },
    sources: [
      { source: 'NHS: Diarrhoea and vomiting', lookedUp: null },
      { source: 'NHS: Norovirus (vomiting bug)', lookedUp: '2026-11-22' },
      { source: 'NICE: Diarrhoea and vomiting caused by gastroenteritis in under 5s', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'gastro-oesophageal-reflux': {
    home: [
      'Eat smaller meals, and nothing in the 3 to 4 hours before bed.',
      'Raise the head of your bed by 10 to 20 cm with blocks. More pillows do not help.',
      { text: 'Find your own triggers for 2 weeks: coffee, fat, chocolate, tomatoes, spices and alcohol are the usual ones.', fromYears: 12 },
      { text: 'Losing a little weight often helps within weeks.', has: ['obesity', 'weight-gain'] },
      { text: 'Stopping smoking helps too.', has: ['smoker'] },
    ],
    doctor: [
      'If an acid blocker from the pharmacy does not help within 2 weeks, a doctor can give one for 4 to 8 weeks.',
      'A camera test is not needed for plain heartburn. It is needed soon if food sticks, you lose weight, or you bleed.',
      { text: 'Ask whether one of your tablets makes it worse: painkillers such as ibuprofen, some bone tablets and some heart tablets do.', has: ['takes-nsaid', 'takes-bisphosphonate', 'takes-calcium-channel-blocker', 'takes-aspirin'] },
    ],
    medicines: [
      { ingredient: 'sodium alginate', text: 'Take an antacid or alginate after meals and at bedtime, as the packet says. It works within minutes.' },
      { ingredient: 'omeprazole', text: 'Omeprazole once a day before breakfast takes 2 to 3 days to work fully. The packet says up to 14 days without a doctor.', fromYears: 18, hasNot: ['pregnant', 'swallowing-difficult', 'weight-loss', 'stool-black', 'vomiting-blood'] },
    ],
    avoid: [
      'Do not lie flat or bend down after a meal, and do not wear tight belts.',
      { text: 'Avoid ibuprofen, naproxen and aspirin for pain: they irritate the stomach.', has: ['takes-nsaid', 'takes-aspirin', 'history-ulcer'] },
      { text: 'Choose an antacid with little salt.', has: ['history-hypertension', 'history-heart-failure', 'history-kidney-disease'] },
    ],
    daily: {
      contagion: 'No, heartburn is not catching.',
      food: 'No food is forbidden. Avoid what gives you heartburn, and eat slowly.',
      sport: 'Walking is good. Wait 2 hours after a meal before you run, lift or bend.',
    },
    expect: {
      course: 'With smaller meals and an acid blocker most people are much better in 2 to 4 weeks. It often comes back, and the same steps help again.',
      doctorIf: ['it lasts more than 3 weeks in spite of treatment', 'you need a remedy most days', 'food sticks or swallowing hurts', 'you lose weight without trying', { text: 'it is new and you are over 55', fromYears: 55 }],
      callIf: ['you have pressure in the chest that spreads to the arm, neck or jaw, or comes with sweating or effort', 'you vomit blood or something like coffee grounds', 'your stool is black like tar'],
    },
    sources: [
      { source: 'NHS: Heartburn and acid reflux', lookedUp: null },
      { source: 'NICE: Gastro-oesophageal reflux disease and dyspepsia in adults', lookedUp: null },
      { source: 'FDA: Drug facts label of omeprazole 20 mg', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
