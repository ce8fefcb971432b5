import type { Advice } from '../advice-schema.ts'

export const gynaecologicalAdviceC = {
  'vaginal-thrush': {
    home: ['Wash the outside with plain water once a day and pat dry.', 'Wear loose cotton underwear, and change out of wet swimwear soon.', 'Hold a cool, damp cloth on the sore skin for a few minutes when it itches.', 'A plain, unscented moisturiser can stand in for soap.'],
    doctor: [
      { text: 'You usually need no doctor and no swab if you have had it before. A pharmacist can sell the treatment.', atHome: true, fromYears: 16, toYears: 60, hasNot: ['pregnant', 'group:weak-defences'] },
      'See a doctor if it is your first time, so that it is not mistaken for something else.',
      { text: 'In pregnancy ask your midwife or doctor first. Creams and pessaries are safe for the baby, but the capsule is not for you.', has: ['pregnant'] },
      { text: 'At your age see a doctor first: thrush is rarer, and other things look like it.', toYears: 16 },
      { text: 'At your age see a doctor first: thrush is rarer after the menopause, and other things look like it.', fromYears: 60 },
      { text: 'High sugar feeds the yeast. Look at your sugar, and ask a doctor if it is too high.', has: ['history-diabetes'] },
    ],
    antibiotics: 'No. Thrush is a yeast, and antibiotics make it worse: they kill the good bacteria. Yeast medicines help.',
    medicines: [
      { ingredient: 'clotrimazole', text: 'A clotrimazole pessary at bedtime, with the cream outside, helps in 2 to 3 days. Use it as the packet says.', fromYears: 16, toYears: 60, hasNot: ['pregnant', 'pregnancy-possible'] },
      { ingredient: 'fluconazole', text: 'Or take one fluconazole capsule, as the packet says.', fromYears: 16, toYears: 60, hasNot: ['pregnant', 'pregnancy-possible', 'breastfeeding', 'history-liver-disease'] },
    ],
    avoid: [
      'No soap, bubble bath, wipes, douches or scented pads there: they make it worse.',
      'Do not trust latex condoms and caps while you use a cream or pessary: it weakens them.',
      { text: 'Ask a doctor or pharmacist before any thrush medicine: it can make warfarin work too strongly.', has: ['medicine:warfarin'] },
    ],
    daily: {
      contagion: 'No, not as a rule: thrush comes from your own skin and bowel. Now and then a partner gets it too and needs treatment only if it itches.',
      sex: 'Wait until it no longer hurts.',
      work: 'You can work.',
      sport: 'Sport and swimming are fine if it does not chafe.',
    },
    expect: {
      course: 'With treatment the itch usually eases in 2 to 3 days and is gone in 1 to 2 weeks.',
      doctorIf: ['it is no better after 2 weeks', 'it comes back more than twice in 6 months', 'the discharge smells bad or is green or bloody', 'there are sores or blisters', { text: 'no midwife or doctor has looked at it yet', has: ['pregnant', 'breastfeeding'] }],
      callIf: ['you have fever with strong pain low in your tummy'],
    },
    sources: [
      { source: 'NHS: Thrush in men and women', lookedUp: null },
      { source: 'CKS: Candida - female genital', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'primary-dysmenorrhoea': {
    home: [
      'Hold a warm (not hot) bottle on your tummy for 15 to 20 minutes, as often as you like.',
      'Move: walking, stretching or cycling eases the cramps, even if you do not feel like it.',
      'A warm bath and stroking your tummy in circles relax the muscle.',
      'A TENS machine from the pharmacy can help. Pads on the tummy send mild pulses that block the pain.',
    ],
    doctor: [{ text: 'You need no doctor and no tests if painkillers and warmth make it easy to bear.', atHome: true }, 'If you miss school or work each month, a doctor can help: the pill or a hormone coil makes periods lighter and less painful.', 'Pain that grows from month to month needs a check for other causes.'],
    medicines: [
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food works best. Start with the first cramp or the day before, as the packet says.', hasNot: ['group:nsaid-risk', 'pregnancy-possible'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Take paracetamol if ibuprofen is not for you or not enough, as the packet says.' },
    ],
    avoid: [
      { text: 'With migraine with aura, a past clot, or smoking from 35 on, the combined pill is not for you: ask for another way.', has: ['condition:migraine', 'aura-visual', 'smoker', 'history-clots'] },
      { text: 'Stop smoking if you can: it makes cramps worse.', has: ['smoker'] },
      { text: 'No aspirin under 16.', toYears: 16 },
    ],
    daily: {
      contagion: 'No, period pain is not catching.',
      work: 'You can work as far as the pain lets you. Take the painkiller early.',
      school: 'Go to school if painkillers make it bearable. Tell a teacher or the nurse.',
      sport: 'Sport is good and makes cramps milder.',
    },
    expect: {
      course: 'The pain starts with the bleeding, is worst on the first day and goes within 1 to 3 days. It usually gets milder with the years or after a birth.',
      doctorIf: ['the pain grows from month to month or lasts outside the period', 'painkillers do not help after 3 periods', 'you bleed between periods or after sex, or sex hurts', 'you have fever or a smelly discharge', 'your period is late and you may be pregnant'],
      callIf: ['you have sudden, very strong pain, most of all on one side', 'you may be pregnant and have strong pain, bleeding or feel faint', 'you soak a pad every hour for 2 hours', 'you use tampons and get high fever with a rash and faintness'],
    },
    sources: [
      { source: 'NHS: Period pain', lookedUp: null },
      { source: 'CKS: Dysmenorrhoea', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'menopause-symptoms': {
    home: [
      'Dress in layers, and keep the bedroom cool with a fan and light covers.',
      'Move for 30 minutes on most days, also with weights: it helps sleep, mood and bones.',
      'Go to bed and get up at the same times.',
      { text: 'For a dry vagina use a moisturiser every few days, and a lubricant for sex.', fromYears: 12 },
      'Slow breathing for a few minutes can take the edge off a hot flush.',
    ],
    doctor: [
      'Hormone treatment (HRT) helps best against flushes, often within weeks. Book a visit to weigh up the benefits and risks for you.',
      { text: 'After 45 you usually need no blood test: your story is enough.', fromYears: 45 },
      { text: 'Under 45 you need a blood test to be sure. An early menopause usually needs hormones, to guard your bones and heart.', toYears: 45 },
      { text: 'Tell the doctor about your cancer or clots: then hormones may not be for you, and there are other tablets.', has: ['history-cancer', 'history-clots'] },
      'Talking therapy helps against flushes, bad sleep and low mood, with or without hormones.',
    ],
    medicines: [],
    avoid: [
      'Cut down on coffee, alcohol and spicy food: they set off flushes.',
      { text: 'Stop smoking if you can: flushes are worse in smokers.', has: ['smoker'] },
      { text: "No St John's wort: it can upset how your other tablets work.", has: ['takes-blood-thinner', 'class:anticoagulant', 'takes-antidepressant', 'takes-oral-contraceptive', 'takes-anticonvulsant'] },
      { text: 'No black cohosh: it can harm the liver.', has: ['history-liver-disease'] },
    ],
    daily: {
      contagion: 'No, the menopause is not an illness, and not catching.',
      work: 'You can work. A fan, a window and a flexible start can make it easier. You may ask for them.',
      sex: 'You can still get pregnant. Go on with birth control until 1 year after the last period if you are over 50, or 2 years if you are under 50.',
      sport: 'Any sport helps.',
    },
    expect: {
      course: 'The symptoms last about 4 years on average, and longer in some women. It is different for every woman.',
      doctorIf: ['you bleed after a year without periods', 'you bleed heavily, between periods or after sex', 'your mood is very low', 'it spoils your sleep or your work', 'flushes come with weight loss or fever'],
      callIf: ['you think of harming yourself', 'you have pressure in the chest or get short of breath', 'one leg gets swollen and sore while you take hormones'],
    },
    sources: [
      { source: 'NICE: Menopause: identification and management', lookedUp: null },
      { source: 'NHS: Menopause', lookedUp: null },
      { source: 'CKS: Menopause', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'polycystic-ovary-syndrome': {
    home: [
      { text: 'Losing just 5 in 100 of your weight can bring back periods and help the skin.', has: ['overweight', 'obesity', 'weight-gain'] },
      'Move for at least 30 minutes on most days. It helps the hormones even if you lose no weight.',
      'Eat whole grain, vegetables, beans and fish, with few sweet drinks and sweets.',
      'Note your periods: the date, how long and how much.',
      'Shaving, threading or laser can help with hair, and it does not grow back thicker.',
    ],
    doctor: [
      'Book a visit. Blood tests, and often a scan, show whether it is this, and check your sugar and blood fats.',
      'You should bleed at least every 3 months or so. Otherwise a doctor gives hormones that guard the lining of the womb.',
      'The pill can steady periods and help with hair and spots. It takes 3 to 6 months.',
      'If you want a child, tablets can help the ovary to release an egg. Most women can get pregnant.',
    ],
    medicines: [],
    avoid: [
      { text: 'With migraine with aura, a past clot, or smoking from 35 on, the combined pill is not for you: ask for another way.', has: ['condition:migraine', 'aura-visual', 'smoker', 'history-clots'] },
      { text: 'Stop smoking if you can: it adds to the risk for heart and vessels.', has: ['smoker'] },
      'No crash diets: they upset periods even more.',
      'Do not rely on rare periods as birth control: you can still get pregnant.',
    ],
    daily: {
      contagion: 'No, it is not catching, but it often runs in families.',
      work: 'You can work.',
      sport: 'Sport is one of the best remedies. Weights and brisk walking both help.',
      food: 'No food is forbidden. Regular meals with fibre keep your sugar steady.',
    },
    expect: {
      course: 'It stays for years but can be kept in check. Small changes usually show after 3 to 6 months.',
      doctorIf: ['you have no period for over 3 months', 'your voice deepens or hair grows fast', 'you want a child', 'you feel low or worry a lot about how you look', 'you are very thirsty and pass a lot of water'],
      callIf: ['you may be pregnant and have strong tummy pain or bleeding', 'you think of harming yourself'],
    },
    sources: [
      { source: 'NHS: Polycystic ovary syndrome', lookedUp: null },
      { source: 'CKS: Polycystic ovary syndrome', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  endometriosis: {
    home: [
      'Hold a warm (not hot) bottle on your tummy or back for 15 to 20 minutes, as often as you like.',
      'Take the painkiller early, with the first pain or the day before your period.',
      { text: 'Write down pain, bleeding, bowels and sex for 2 to 3 months. It helps the doctor to see the pattern.', fromYears: 12 },
      'Walk, stretch or swim gently. Rest when you need it.',
    ],
    doctor: [
      'Book a visit and bring your diary. You do not have to bear the pain, and a normal scan does not rule it out.',
      'The pill, a hormone coil or other hormones can calm it. You can start before all tests are done.',
      'A specialist can look inside with a camera through a small cut, and remove the patches at the same time.',
      'Tell the doctor if you want a child, as hormones prevent pregnancy. Help is possible.',
    ],
    antibiotics: 'No. It is not an infection. Painkillers and hormones help.',
    medicines: [
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food helps best when you start early, as the packet says.', hasNot: ['group:nsaid-risk', 'pregnancy-possible'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Paracetamol can be taken as well, as the packet says.' },
    ],
    avoid: [
      { text: 'With migraine with aura, a past clot, or smoking from 35 on, the combined pill is not for you: ask for another way.', has: ['condition:migraine', 'aura-visual', 'smoker', 'history-clots'] },
      'Do not wait for years: tell a doctor if pain keeps you from school, work or sex.',
      'Take strong painkillers with codeine only with a doctor: they make stools hard and the pain worse.',
    ],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work as far as the pain lets you. A doctor can write to your work or school.',
      sex: 'Try other positions and take time. If it hurts, stop, and tell the doctor.',
      sport: 'Gentle sport helps. Leave it on the worst days.',
    },
    expect: {
      course: 'It is a long illness, but most women find something that helps within a few months. It usually eases after the menopause.',
      doctorIf: ['painkillers do not help after 3 months', 'sex, stool or passing water hurts', 'you bleed from bowel or bladder', 'you have tried for a child for a year, or for 6 months if you are over 35', 'your mood is very low'],
      callIf: ['the pain is sudden or very strong', 'you have a fever with the pain', 'you may be pregnant and have pain or bleeding', 'you faint or keep vomiting'],
    },
    sources: [
      { source: 'NICE: Endometriosis: diagnosis and management', lookedUp: null },
      { source: 'NHS: Endometriosis', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'bacterial-vaginosis': {
    home: ['Wash only the outside, with plain water, once a day. Showers are better than baths.', 'Wear cotton underwear, and wash it with a mild powder.', 'Use condoms: some women get it less often with them.'],
    doctor: [
      'Book a visit the first time: a swab can tell it from thrush or something passed on by sex.',
      'A gel or tablets for 5 to 7 days clear it in most women. Without complaints you need no treatment.',
      { text: 'In pregnancy tell your midwife or doctor this week, even if it does not trouble you. Treatment is safe for the baby.', has: ['pregnant'] },
      { text: 'Tell the doctor about your coil if it keeps coming back.', has: ['iud-in-place'] },
    ],
    antibiotics: 'Often yes. If it troubles you, an antibiotic gel or tablets for 5 to 7 days help. Mild cases can pass without.',
    medicines: [],
    avoid: [
      'No douching, soap, bubble bath or scented sprays there: they kill the good bacteria.',
      'Do not buy thrush cream for a fishy smell: it does not help.',
      { text: 'Do not drink alcohol with metronidazole, nor for 2 days after: it can make you feel very ill.', has: ['medicine:metronidazole'] },
      { text: 'Tell the doctor about your warfarin: these antibiotics can make it work too strongly.', has: ['medicine:warfarin'] },
    ],
    daily: {
      contagion: 'No, you do not catch it like a cold. Sex can upset the balance, but male partners usually need no treatment.',
      sex: 'You can have sex if it does not hurt. Condoms can help. An antibiotic cream can weaken latex.',
      work: 'You can work.',
    },
    expect: {
      course: 'With treatment the smell goes within days. It comes back in about half of all women within a year and can be treated again.',
      doctorIf: ['it is no better after the treatment', 'it comes back often', 'you bleed between periods or after sex', 'you or a partner may have caught something by sex', { text: 'you are pregnant', has: ['pregnant'] }],
      callIf: ['you have fever with pain low in your tummy', { text: 'you lose water or blood, or have cramps that come and go', has: ['pregnant'] }],
    },
    sources: [
      { source: 'NHS: Bacterial vaginosis', lookedUp: null },
      { source: 'CKS: Bacterial vaginosis', lookedUp: null },
      { source: 'CDC: Sexually Transmitted Infections Treatment Guidelines', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'lactational-mastitis': {
    home: [
      'If you breastfeed, go on feeding from both breasts when the baby wants. The milk is safe, and to stop makes it worse.',
      'Lay a cold pack in a cloth on the breast for 10 to 15 minutes after feeds. A warm cloth just before a feed helps the milk to flow.',
      'Rest as much as you can, drink enough, and let others do the rest.',
      'Try other positions, so that the baby takes the whole dark part of the nipple.',
      'If the baby cannot feed, press out or pump just as much as the baby would drink.',
    ],
    doctor: [
      'See a doctor today if you have fever or feel ill, or if it is no better 12 to 24 hours after you began with feeds and cold.',
      'An antibiotic that suits breastfeeding stops it from turning into an abscess.',
      'A midwife or feeding adviser can watch a feed: a better latch often ends the trouble.',
      { text: 'If you do not breastfeed, you need a doctor today and usually an antibiotic.', hasNot: ['breastfeeding', 'postpartum'] },
      { text: 'Say that you are allergic to penicillin: there are good antibiotics without it.', has: ['allergy:penicillin', 'allergy:amoxicillin'] },
    ],
    antibiotics: 'Often yes. Early on, feeds and cold can be enough. If it is no better after 12 to 24 hours, or the nipple is infected, you need an antibiotic, usually for 10 to 14 days.',
    medicines: [
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food eases pain and swelling and suits breastfeeding. Take it as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Paracetamol suits breastfeeding too. Take it as the packet says.' },
    ],
    avoid: [
      'If you breastfeed, do not stop all at once.',
      'No deep massage, and no pumping beyond what the baby needs: both make the swelling worse.',
      'No aspirin while you breastfeed: it can harm the baby.',
      'Do not wear tight bras and tops.',
      { text: 'Stop smoking if you can: it makes breast infections come back.', has: ['smoker'] },
    ],
    daily: {
      contagion: 'No, it is not catching, and the milk does not make the baby ill.',
      work: 'Stay at home until the fever has gone and you feel better.',
    },
    expect: {
      course: 'It usually gets better within 2 days of feeds, cold or an antibiotic. The hard place can take a week or two to go.',
      doctorIf: ['it is no better 2 days after you began the antibiotic', 'a lump stays or feels full of fluid', 'pus comes from the nipple', 'it comes back in the same place', { text: 'you do not breastfeed', hasNot: ['breastfeeding', 'postpartum'] }],
      callIf: ['you feel very ill, confused or faint', 'you shake with cold and your heart or breathing is very fast', 'the skin of the breast turns dark or the redness spreads fast'],
    },
    sources: [
      { source: 'NHS: Mastitis', lookedUp: null },
      { source: 'CKS: Mastitis and breast abscess', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'premenstrual-syndrome': {
    home: [
      'Write down for 2 cycles how you feel each day. It shows whether it is tied to the period, and a doctor will ask for it.',
      'Move for 30 minutes on most days, above all in the second half of the cycle.',
      'Eat small meals at regular times, and sleep 7 to 8 hours.',
      'Plan less in the hard days, and tell those close to you what to expect.',
    ],
    doctor: ['Book a visit if it upsets your work or family, and bring your diary. There is no blood test for it.', 'The pill can help, as it stops the swings of hormones.', 'Talking therapy helps, and so do certain mood tablets, taken every day or only before the period.'],
    medicines: [
      { ingredient: 'ibuprofen', text: 'For cramps and headache, ibuprofen with food helps. Take it as the packet says.', hasNot: ['group:nsaid-risk', 'pregnancy-possible'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Paracetamol eases aches too, as the packet says.' },
    ],
    avoid: [
      { text: 'With migraine with aura, a past clot, or smoking from 35 on, the combined pill is not for you: ask for another way.', has: ['condition:migraine', 'aura-visual', 'smoker', 'history-clots'] },
      'Cut down on salt, coffee and alcohol in the second half of the cycle.',
      'Take no more vitamin B6 than the packet says: too much harms the nerves.',
      { text: "No St John's wort: it can upset how your other tablets work, also the pill.", has: ['takes-blood-thinner', 'class:anticoagulant', 'takes-antidepressant', 'takes-oral-contraceptive', 'takes-anticonvulsant'] },
      { text: 'Stop smoking if you can: it makes it worse.', has: ['smoker'] },
    ],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work. Put hard tasks into your better weeks if you can.',
      school: 'Go to school. Tell a teacher or the nurse on bad days.',
      sport: 'Sport helps mood, sleep and swelling.',
    },
    expect: {
      course: 'It comes in the 1 to 2 weeks before the period and goes within days of the bleeding. A change of habits needs 2 to 3 cycles to show.',
      doctorIf: ['it harms your work or your family', 'you are low or anxious all month, not just before the period', 'nothing helps after 3 cycles', 'your periods change or you bleed in between'],
      callIf: ['you think of harming yourself or others'],
    },
    sources: [
      { source: 'NHS: PMS (premenstrual syndrome)', lookedUp: null },
      { source: 'RCOG: Management of Premenstrual Syndrome', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
