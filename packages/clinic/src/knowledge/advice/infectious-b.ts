import type { Advice } from '../advice-schema.ts'

export const infectiousAdviceB = {
  'viral-infection': {
    home: [
      'Rest, and drink plenty, a little every hour.',
      'Eat what you fancy. A day or two of eating little does no harm.',
      { text: 'Go on with breast milk or formula, in smaller feeds and more often.', toYears: 1 },
      'Wear light clothes and keep the room at a normal warmth. Do not cool with cold baths.',
      { text: 'Look at a feverish child once or twice in the night too.', toYears: 5 },
    ],
    doctor: [
      { text: 'Most need no doctor and no test: the body clears a virus on its own in a few days.', atHome: true },
      'A doctor looks for another cause if the fever lasts or one place begins to hurt more.',
      { text: 'With a weak immune system, call today if you have a fever: you may need a blood test and treatment at once.', has: ['group:weak-defences', 'medicine:carbimazole'] },
      { text: 'Tell your midwife or doctor today if you have a fever or a rash in pregnancy.', has: ['pregnant'] },
    ],
    antibiotics: 'No. Antibiotics work against bacteria and do nothing to a virus. They can cause a rash or diarrhoea for no gain.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol if you feel bad, as the packet says. A fever alone need not be treated.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food can help too, as the packet says.', hasNot: ['group:nsaid-risk', 'condition:chickenpox', 'dehydration-signs'], fromYears: 1, toYears: 65 },
    ],
    avoid: [{ text: 'Give no aspirin to anyone under 16.', toYears: 16 }, 'Do not take old antibiotics from the drawer.'],
    daily: {
      contagion: 'Yes, most viruses are catching, most of all in the first days. Wash your hands and keep away from frail people, newborns and pregnant women.',
      work: 'Stay at home while you have a fever or feel ill.',
      school: 'Keep children at home until the fever is gone and they feel well.',
      sport: 'No hard sport until the fever is gone for a day or two. Then begin gently.',
    },
    expect: {
      course: 'The fever usually goes in 3 days, and you feel well again in about a week. Being tired can last a little longer.',
      doctorIf: ['the fever lasts more than 3 days', 'you are no better after a week', 'you drink too little or pass little urine', 'you have been in a hot country in the last year: it may be malaria (today)', { text: 'a baby of 3 to 6 months has 39 °C or more', toYears: 1 }],
      callIf: ['you get a stiff neck, or light hurts your eyes', 'a rash does not fade when you press a glass on it', 'you are confused or hard to wake', 'you struggle to breathe', { text: 'a baby under 3 months has 38 °C or more', toYears: 1 }],
    },
    sources: [
      { source: 'NHS: High temperature (fever) in adults', lookedUp: null },
      { source: 'NICE: Fever in under 5s: assessment and initial management', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  influenza: {
    home: ['Stay in bed and keep warm. Your body needs the rest for a few days.', 'Drink plenty, a little every hour, so that your urine stays pale.', 'Air the room, cough into a tissue, and sleep apart from others if you can.', { text: 'Honey in a warm drink eases the cough.', fromYears: 1 }],
    doctor: [
      { text: 'Healthy people need no doctor.', atHome: true },
      'Rest at home does as much as a visit would.',
      {
        text: 'Call today: antiviral medicine works best within 48 hours of the start, and flu can be harder on you.',
        has: ['pregnant', 'group:weak-defences', 'history-asthma', 'history-copd', 'history-diabetes', 'history-heart-failure', 'history-coronary-disease', 'history-kidney-disease', 'history-liver-disease', 'history-stroke'],
      },
      { text: 'From 65 on flu can be harder. Call today: antiviral medicine works best within 48 hours of the start.', fromYears: 65 },
      { text: 'For small children call early if they are very ill. A doctor can decide on antiviral medicine within 48 hours.', toYears: 5 },
      'A swab is needed only if it changes what is done.',
    ],
    antibiotics: 'No. Flu is a virus. Antibiotics are for a chest or ear infection that comes on top. Antiviral medicine is for people at higher risk, best within 48 hours.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for fever and aches, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food can help too, as the packet says.', hasNot: ['group:nsaid-risk', 'condition:chickenpox', 'dehydration-signs'], fromYears: 1, toYears: 65 },
    ],
    avoid: [
      { text: 'Give no aspirin to anyone under 16: with flu it can harm brain and liver.', toYears: 16 },
      'Do not take a flu remedy and plain paracetamol together: many remedies hold paracetamol too.',
      { text: 'Avoid ibuprofen and flu remedies that unblock the nose in pregnancy. Paracetamol is the usual choice.', has: ['pregnant'] },
      { text: 'Avoid remedies that unblock the nose: they can raise your blood pressure and strain the heart.', has: ['history-hypertension', 'history-heart-failure', 'history-coronary-disease', 'history-heart-attack', 'history-stroke'] },
    ],
    daily: {
      contagion: 'Yes, from a day before it starts and for about 5 to 7 days, most in the first 3. Keep away from babies, old people and pregnant women. Wash your hands often.',
      work: 'Stay at home until the fever has been gone for 24 hours and you feel well enough.',
      school: 'Keep children at home until the fever is gone for 24 hours and they feel well.',
      sport: 'No hard sport for at least a week, and not while you feel weak.',
      travel: 'Do not travel while you have a fever.',
    },
    expect: {
      course: 'The fever goes in 3 to 5 days, and you feel better within a week. Cough and being tired can last 2 to 3 weeks.',
      doctorIf: ['you are no better after 7 days', 'the fever comes back after it had gone', 'you bring up more and darker phlegm', 'you cannot keep drinks down', { text: 'a baby under 1 year has it', toYears: 1 }],
      callIf: ['you struggle to breathe, or your chest hurts', 'you are confused or very hard to wake', 'your lips or skin turn blue or grey', 'you cough up more than a few spots of blood', 'you have a stiff neck or a fit', { text: 'a baby under 3 months has 38 °C or more', toYears: 1 }],
    },
    sources: [
      { source: 'NHS: Flu', lookedUp: '2026-11-23' },
      { source: 'CDC: Influenza (flu)', lookedUp: null },
      { source: 'CKS: Influenza - seasonal', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'covid-19': {
    home: [
      'Rest, and drink plenty, a little every hour.',
      'Do a rapid test if you have one. If it is negative, do it again after 1 to 2 days.',
      { text: 'Honey in a warm drink eases the cough. Lie on your side or front, not on your back, if you cough a lot.', fromYears: 1 },
      'Air the rooms and wear a mask if you must be near others.',
      'If you have a finger oxygen meter, check it at rest twice a day.',
    ],
    doctor: [
      { text: 'Most people need no doctor and get well at home.', atHome: true },
      { text: 'Call today: antiviral tablets work best within 5 days of the start, and you may be one of those who should have them.', has: ['group:weak-defences', 'history-cancer', 'history-diabetes', 'history-kidney-disease', 'history-liver-disease', 'history-heart-failure', 'history-copd', 'history-sickle-cell'] },
      { text: 'At your age ask today about antiviral tablets. They work best within 5 days of the start.', fromYears: 70 },
      { text: 'Tell your midwife or doctor that you have it. In pregnancy it can be harder, and they will watch you.', has: ['pregnant'] },
      'A chest X-ray is not needed unless you get short of breath.',
    ],
    antibiotics: 'No. COVID-19 is a virus. Antibiotics are only for a bacterial infection on top. Antiviral tablets are for people at higher risk, best within 5 days.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for fever and aches, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food can help too, as the packet says.', hasNot: ['group:nsaid-risk', 'condition:chickenpox', 'dehydration-signs'], fromYears: 1, toYears: 65 },
    ],
    avoid: [
      'Do not push yourself back to full days too early: rest in between, and build up step by step.',
      { text: 'Give no aspirin to anyone under 16.', toYears: 16 },
      { text: 'Tell whoever gives you antiviral tablets about your blood thinner or statin: they do not go together without a plan.', has: ['takes-blood-thinner', 'class:anticoagulant', 'takes-statin'] },
    ],
    daily: {
      contagion: 'Yes, most of all in the first 5 days, and up to 10. Stay away from others for 5 days after the test (under 18: 3 days), and from frail people for 10. Rules differ from country to country.',
      work: 'Stay at home for 5 days after the test and until you have no fever. Work from home if you feel able.',
      school: 'Children stay at home for 3 days after the test, and until they have no fever.',
      sport: 'Rest for the first week. Then begin gently, and stop with chest pain, a racing heart or shortness of breath.',
      travel: 'Do not travel for 5 days after the test.',
    },
    expect: {
      course: 'Most people are better in 1 to 2 weeks. Cough, smell loss and being tired can last for a few weeks. A turn for the worse usually comes around days 5 to 10.',
      doctorIf: ['you get short of breath as you move about', 'the fever lasts more than 5 days', 'you get worse after getting better', 'you are not well again after 4 weeks', 'your oxygen is 93 or 94 at rest'],
      callIf: ['you are short of breath at rest', 'your chest hurts or feels tight', 'your lips or skin turn blue or grey', 'you are confused or hard to wake', 'your oxygen is 92 or lower at rest', { text: 'a baby under 3 months has 38 °C or more', toYears: 1 }],
    },
    sources: [
      { source: 'NHS: COVID-19', lookedUp: null },
      { source: 'NICE: COVID-19 rapid guideline: managing COVID-19', lookedUp: null },
      { source: 'WHO: Coronavirus disease (COVID-19)', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'infectious-mononucleosis': {
    home: [
      'Rest when you are tired, but get up each day: long bed rest makes you weaker.',
      'Drink plenty, cool or warm, and eat soft food while the throat hurts.',
      { text: 'Gargle with half a teaspoon of salt in a glass of warm water and spit it out, as often as you like.', fromYears: 8 },
      'Do less for a few weeks, and build up step by step.',
    ],
    doctor: [
      'A doctor can confirm it with a blood test. In the first week the quick test can still be negative.',
      'No tablet shortens it. A doctor helps if you cannot drink or the throat swells a lot, sometimes with a steroid.',
      'Ask when sport is safe again: for a few weeks the spleen is swollen and can tear.',
      { text: 'With a weak immune system, see a doctor today.', has: ['group:weak-defences'] },
      { text: 'Tell your midwife or doctor that you are pregnant: other infections look the same and need a test.', has: ['pregnant'] },
    ],
    antibiotics: 'No. It is a virus. Amoxicillin or ampicillin often brings out a strong rash with it, so say what you have if someone wants to give you one.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for pain and fever, as the packet says.', hasNot: ['history-liver-disease'] },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food helps the sore throat well, as the packet says.', hasNot: ['group:nsaid-risk', 'condition:chickenpox'], fromYears: 1, toYears: 65 },
    ],
    avoid: ['Do not lift heavy things or play rough for a month: a blow to the tummy could tear the spleen.', { text: 'Avoid alcohol while you feel ill: the liver is often inflamed too.', fromYears: 14 }, { text: 'Give no aspirin to anyone under 16.', toYears: 16 }],
    daily: {
      contagion: 'Yes, by spit: kissing, shared cups and cutlery. It stays catching for weeks to months. You need not shut yourself away, as most adults have had it.',
      work: 'Go back when you feel well enough. Many need 1 to 3 weeks, and shorter days at first.',
      school: 'Go back to school or college when you feel well enough. There is no set time.',
      sport: 'No contact sport, weights or hard training for at least a month after it began. Ask a doctor first if your spleen was swollen.',
      sex: 'Avoid kissing while you are ill.',
      food: 'Share no cups, bottles or cutlery.',
    },
    expect: {
      course: 'The fever and sore throat go in 2 to 3 weeks. Being tired usually lasts a few weeks, in a few people for months.',
      doctorIf: ['you can hardly drink or pass little urine', 'your skin or eyes turn yellow', 'the fever lasts more than 2 weeks', 'you are no better after 4 weeks', 'one side of the throat hurts much more'],
      callIf: ['you get sudden pain in the upper left tummy or left shoulder', 'you struggle to breathe or make a noise as you breathe in', 'you cannot swallow your own spit', 'you get a very bad headache, a stiff neck or weakness'],
    },
    sources: [
      { source: 'NHS: Glandular fever', lookedUp: null },
      { source: 'CKS: Glandular fever (infectious mononucleosis)', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
