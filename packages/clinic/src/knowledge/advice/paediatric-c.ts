import type { Advice } from '../advice-schema.ts'

export const paediatricAdviceC = {
  'functional-constipation-child': {
    home: [
      'Sit the child on the toilet or potty for 5 minutes after each meal, with the feet flat on a stool.',
      { text: 'Offer water with each meal and between. Give fruit with the skin, vegetables, beans and oats.', fromYears: 1 },
      { text: 'A bottle-fed baby can have some cooled boiled water between feeds. Gently move the legs as if cycling.', toYears: 1 },
      'Praise and reward the sitting, not only the result. A star chart works well.',
      { text: 'Let the child run and play for an hour or more each day.', fromYears: 1 },
    ],
    doctor: [
      'Book a visit. Food alone is usually not enough once a child holds back. A stool softener works best when it starts early.',
      'The doctor usually gives macrogol powder in a drink. It is not absorbed and does not make the bowel lazy.',
      'It often must go on for months, and for a few weeks after stools are normal. Stopping too soon brings it back.',
      'An X-ray or blood test is usually not needed.',
      { text: 'A baby under 1 year should be seen soon. Call today if it began in the first weeks of life.', toYears: 1 },
    ],
    antibiotics: 'No. Hard stool is not an infection.',
    medicines: [],
    avoid: [
      'Never scold or punish for soiled pants. The child does not feel it coming.',
      'Give no laxative or enema without a pharmacist or doctor.',
      { text: 'No more than about two cups of milk a day: it fills the child up and leaves no room for fibre.', fromYears: 1 },
      { text: 'Put the potty aside for a few weeks if training has turned into a fight.', fromYears: 1, toYears: 5 },
    ],
    daily: {
      contagion: 'No, constipation is not catching.',
      school: 'The child can go to school or nursery. Ask there that the child may go to the toilet at any time.',
      food: 'Whole grain, fruit, vegetables and beans each day. Prunes, pears and kiwi loosen most.',
      sport: 'Running and jumping get the bowel going.',
    },
    expect: {
      course: 'With a softener stools usually get soft within 1 to 2 weeks. Soiling stops later. Many children need a few months of treatment.',
      doctorIf: ['it is no better after 2 weeks of a softener', 'it began at birth or in the first weeks of life', 'weight is lost or the child does not grow', 'soiling begins, or there is blood in the stool more than once', 'passing water burns or bed-wetting is new'],
      callIf: ['the child vomits green fluid or has a hard, swollen tummy', 'the legs are weak or the child walks oddly', 'there is strong tummy pain that does not ease', 'the child is floppy or hard to wake'],
    },
    sources: [
      { source: 'NICE: Constipation in children and young people', lookedUp: null },
      { source: 'NHS: Constipation in children', lookedUp: null },
      { source: 'CKS: Constipation in children', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  croup: {
    home: ['Stay calm and hold the child upright on the lap. Crying makes it worse.', 'Cool night air at the open window or outside, well wrapped, often eases it within 10 minutes.', 'Offer small drinks often. Milk and water are both fine.', 'Stay near at night for 2 or 3 nights: it is worst then.'],
    doctor: [
      'Call a doctor today, even if it is better by day. One dose of a steroid shrinks the swelling and works within a few hours.',
      'That one dose makes it far less likely that the child needs a hospital. It does no harm.',
      { text: 'A baby under 6 months with this cough needs a doctor at once, as it is rare at that age.', toYears: 0.5 },
      'No throat swab and no X-ray are needed.',
    ],
    antibiotics: 'No. Croup is caused by a virus, so antibiotics do not help. A single dose of a steroid does.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Give paracetamol for fever or a sore throat, as the packet says for the age.', toYears: 16 },
      { ingredient: 'ibuprofen', text: 'Or give ibuprofen, as the packet says for the age.', hasNot: ['group:nsaid-risk', 'dehydration-signs', 'wet-nappies-fewer', 'condition:chickenpox'], fromYears: 0.5, toYears: 16 },
    ],
    avoid: ['No steam: it does not help, and many children have been scalded.', 'Do not look into the throat or push the tongue down: it can close the windpipe.', 'No cough or cold medicine: it does not help and makes the child sleepy.', { text: 'No aspirin under 16.', toYears: 16 }, 'Do not smoke at home.'],
    daily: {
      contagion: 'Yes, the virus passes like a cold, for about 3 days or while there is a fever. Others usually just get a cold.',
      school: 'Keep the child at home until the fever has gone and breathing is quiet, usually 3 days.',
      sport: 'Let the child rest until breathing is quiet, also when playing.',
    },
    expect: {
      course: 'The bark and the noise are worst for 1 or 2 nights and usually go in 3 days. A plain cough can last 1 to 2 weeks.',
      doctorIf: ['it comes back each night for more than 3 nights', 'fever lasts more than 3 days', 'the child drinks little or has few wet nappies', 'there is a harsh noise whenever the child is upset'],
      callIf: ['there is a harsh noise at rest, or the chest sucks in', 'the child drools, cannot swallow or must sit up to breathe', 'the lips or face turn blue or grey', 'the child is very tired, floppy or restless', 'it began suddenly after choking on something'],
    },
    sources: [
      { source: 'NHS: Croup', lookedUp: null },
      { source: 'CKS: Croup', lookedUp: null },
      { source: 'AAFP: Croup: diagnosis and management', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'hand-foot-mouth-disease': {
    home: [
      'Offer cool drinks often, in small sips. Cold milk, water and ice lollies soothe a sore mouth.',
      'Give soft, cool food such as yoghurt, mashed potato or soup that has cooled.',
      'Rinse the mouth with salt water a few times a day, if old enough to spit it out.',
      'Keep the blisters clean and dry. They heal on their own.',
    ],
    doctor: [
      { text: 'No doctor and no test are needed: it passes on its own, and nothing makes it shorter.', atHome: true },
      { text: 'If you are near the end of pregnancy, call your midwife or doctor. In early pregnancy the risk is very small, but tell them.', has: ['pregnant'] },
      { text: 'With a weak immune system, call a doctor today: it can get worse.', has: ['group:weak-defences'] },
    ],
    antibiotics: 'No. It is a virus. Antibiotics are needed only if a blister gets infected: hot, swollen and full of pus.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Give paracetamol for pain or fever, half an hour before meals, as the packet says for the age.', toYears: 16 },
      { ingredient: 'paracetamol', text: 'Take paracetamol for pain or fever, as the packet says.', fromYears: 16 },
      { ingredient: 'ibuprofen', text: 'Or give ibuprofen if drinking goes well, as the packet says for the age.', hasNot: ['group:nsaid-risk', 'dehydration-signs', 'wet-nappies-fewer', 'condition:chickenpox'], fromYears: 0.5, toYears: 16 },
    ],
    avoid: ['No orange juice and no sour, salty or spicy food: it stings.', 'Do not prick the blisters: the fluid is catching.', { text: 'No aspirin under 16.', toYears: 16 }, 'Do not share cups, spoons or towels.'],
    daily: {
      contagion: 'Yes, most in the first 5 days. It passes by coughs, blister fluid and stool, where it stays for weeks. Wash hands well after nappies and the toilet.',
      school: 'Back to school or nursery as soon as the child feels well. There is no need to wait until all blisters have healed.',
      work: 'Adults with it can work again when they feel well. Wash hands often.',
      sport: 'No swimming while blisters weep.',
    },
    expect: {
      course: 'The fever goes in 2 to 3 days, and the sores heal in 7 to 10 days. Skin can peel or a nail can come off weeks later. It grows again.',
      doctorIf: ['little is drunk, or the urine is dark and scant', 'fever lasts over 3 days', 'it is no better after 10 days', 'a blister gets hot, swollen and full of pus', { text: 'the baby is under 3 months old', toYears: 1 }],
      callIf: ['there is a stiff neck, a bad headache or light hurts', 'the child is drowsy, shaky, unsteady or hard to wake', 'there has been no water passed for 12 hours', 'breathing is hard or there is a fit'],
    },
    sources: [
      { source: 'NHS: Hand, foot and mouth disease', lookedUp: null },
      { source: 'CDC: Hand, foot and mouth disease', lookedUp: null },
      { source: 'CKS: Hand foot and mouth disease', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  bronchiolitis: {
    home: ['Offer smaller feeds more often: a blocked nose makes babies tire.', 'Put salt water drops in the nose before feeds and sleep.', 'Hold the baby upright while awake. For sleep lay the baby flat on the back.', 'Count wet nappies, and look at the breathing every few hours, also at night.'],
    doctor: [
      'Call a doctor today, so that the breathing and the oxygen can be checked. It gets worse until day 3 to 5.',
      'Most babies get well at home. Some need a few days in hospital with oxygen and help to feed.',
      'An X-ray, inhalers and steroids do not help here, so they are usually not given.',
      { text: 'Say at once if the baby was born early, has a weak heart or lungs, or a weak immune system. Then hospital is safer.', has: ['premature-birth', 'history-congenital-heart', 'group:weak-defences', 'down-syndrome'] },
    ],
    antibiotics: 'No. Bronchiolitis is caused by a virus, so antibiotics do not help.',
    medicines: [
      { ingredient: 'sodium chloride', text: 'Salt water drops for the nose clear it before feeds. Use them as the packet says.' },
      { ingredient: 'paracetamol', text: 'Give paracetamol if the baby is upset by fever, as the packet says for the age.', fromYears: 0.25 },
    ],
    avoid: ['Nobody should smoke or vape near the baby, not even in another room.', 'No cough or cold medicine: it can harm babies.', 'No steam: it does not help and can scald.', { text: 'No aspirin under 16.', toYears: 16 }, 'Do not raise the mattress or use pillows: the baby can slip and choke.'],
    daily: {
      contagion: 'Yes, like a cold, for about a week. Wash hands often, and keep away from newborn and premature babies and from the frail.',
      school: 'Keep the baby away from nursery until breathing and feeding are normal again.',
      food: 'Breast milk or formula is all a small baby needs. Do not thin the formula.',
    },
    expect: {
      course: 'It is worst on day 3 to 5, and most babies are better within 2 weeks. The cough can last 3 to 4 weeks.',
      doctorIf: ['the baby takes less than half of the usual feeds', 'there was no wet nappy for 12 hours', 'breathing gets faster or harder', { text: 'the baby is under 3 months old or was born early', toYears: 1 }, 'fever is high or lasts more than 2 days'],
      callIf: ['breathing has pauses, or the baby grunts with each breath', 'the chest sucks in deeply under or between the ribs', 'the lips or tongue turn blue', 'the baby is too tired to feed, floppy or hard to wake', 'a baby under 3 months has 38 °C or more'],
    },
    sources: [
      { source: 'NHS: Bronchiolitis', lookedUp: null },
      { source: 'NICE: Bronchiolitis in children', lookedUp: null },
      { source: 'AAP: Diagnosis, management and prevention of bronchiolitis', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'nappy-rash': {
    home: [
      'Change wet or soiled nappies at once, also at night if the baby wakes.',
      'Clean with plain water and cotton wool, from front to back. Pat dry, do not rub.',
      'Leave the nappy off on a towel for a few minutes after each change.',
      'Put a thin layer of barrier ointment on clean, dry skin at each change.',
      'Use nappies that soak up well, and do not close them too tightly.',
    ],
    doctor: [
      { text: 'No doctor is needed for a mild rash.', atHome: true },
      'A mild rash usually heals in a few days.',
      'If it is bright red with small spots around it, it may be thrush. A pharmacist or doctor can give something against the yeast.',
      'For very sore skin a doctor can add a mild steroid for a few days.',
    ],
    antibiotics: 'Usually not. They are needed only if the skin is infected with bacteria: crusts, pus or spreading redness. Thrush needs a yeast medicine.',
    medicines: [{ ingredient: 'zinc oxide', text: 'Zinc ointment from the pharmacy keeps the wet away. Put on a thin layer at each change, as the packet says.' }],
    avoid: ['No scented wipes, soap, bubble bath or lotion.', 'No talcum powder: it rubs, and babies can breathe it in.', 'Use no steroid unless a doctor says so: the skin there is thin.', 'No plastic pants.'],
    daily: {
      contagion: 'No, nappy rash is not catching.',
      school: 'The child can go to nursery. Send the ointment along.',
      food: 'Go on feeding as usual.',
    },
    expect: {
      course: 'A mild rash usually gets better in 3 to 4 days and is gone within a week.',
      doctorIf: ['it is no better in a few days or it spreads', 'it is bright red with spots around it', 'blisters, crusts or pus appear', 'a fever comes with it', 'the baby cries a lot with it or feeds badly'],
      callIf: ['the skin peels off in sheets or blisters all over', 'a baby under 3 months has 38 °C or more', 'the baby is floppy, very drowsy or hard to wake'],
    },
    sources: [
      { source: 'NHS: Nappy rash', lookedUp: null },
      { source: 'CKS: Nappy rash', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'infantile-colic': {
    home: [
      'Hold the baby close, rock gently, walk about or use a sling.',
      'Hold the baby upright for feeds, and let it bring up wind during and after.',
      'A warm bath, a soft steady sound or a ride in the pram can calm it.',
      'If it gets too much, lay the baby on the back in the cot, leave the room and breathe for 5 to 10 minutes. That is safe.',
      'Take turns, and ask family or friends to help, so that everybody gets some sleep.',
    ],
    doctor: [
      { text: 'A baby who feeds, grows and is well between the bouts needs no doctor and no tests.', atHome: true },
      'A health visitor can help.',
      'A doctor should look once if the parents are not sure, or if the crying is new and different.',
      'With eczema, much vomiting or blood in the stool it may be milk allergy. Then a doctor may try another milk.',
    ],
    antibiotics: 'No. Colic is not an infection.',
    medicines: [],
    avoid: [
      'Never shake a baby, not even for a moment: it can damage the brain.',
      'No herbal drops, gripe water or sugar water. They are not shown to help, and some can harm.',
      { text: 'No honey under 1 year: it can make a baby very ill.', toYears: 1 },
      'Do not change the milk or stop breastfeeding without asking.',
      'Do not let the baby sleep on the tummy, on a sofa or in a car seat.',
    ],
    daily: {
      contagion: 'No, colic is not catching.',
      food: 'Go on with breast milk or formula. A breastfeeding mother can eat as usual.',
    },
    expect: {
      course: 'It starts in the first weeks, is worst at about 6 weeks and usually stops by 4 to 5 months. It leaves no harm.',
      doctorIf: ['the baby feeds badly or gains no weight', 'it goes on after 5 months', 'there is much vomiting, diarrhoea or a rash', 'a parent cannot cope any more or feels low'],
      callIf: ['the cry is weak, high-pitched or not the usual one', 'the baby is floppy, very drowsy, or the soft spot bulges', 'the baby vomits green fluid, or there is blood in the stool', 'a baby under 3 months has 38 °C or more', 'somebody is afraid of hurting the baby'],
    },
    sources: [
      { source: 'NHS: Colic', lookedUp: null },
      { source: 'CKS: Colic - infantile', lookedUp: null },
      { source: 'AAP: Colic relief tips', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
