import type { Advice } from '../advice-schema.ts'

export const paediatricAdviceA = {
  'teething-discomfort': {
    home: [
      'Give a teething ring that was cooled in the fridge. Stay close while the baby chews it.',
      'Rub the gum with a clean finger for a minute or two.',
      { text: 'Let the baby chew a cool piece of cucumber or a crust, and stay beside.', fromYears: 0.5 },
      'Wipe the chin dry often and put plain moisturiser on it against soreness.',
      'Comfort and play help as much as anything.',
    ],
    doctor: [{ text: 'Teething needs no doctor.', atHome: true }, 'It does not cause a high fever, diarrhoea or a rash on the body. If these come, look for another cause.', 'Take the baby to a dentist when the first tooth shows, at the latest by the first birthday.'],
    antibiotics: 'No. Teething is no infection.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Give paracetamol for babies if pain keeps the baby awake, as the packet says for the age.', fromYears: 0.25, toYears: 4 },
      { ingredient: 'ibuprofen', text: 'Ibuprofen for babies is another choice, as the packet says. Give one of them, not both.', hasNot: ['group:nsaid-risk', 'condition:chickenpox'], fromYears: 0.5, toYears: 4 },
    ],
    avoid: ['No gels that numb with lidocaine or benzocaine, unless a pharmacist says so: they can harm babies.', 'No aspirin and no gel with salicylate.', 'No teething necklaces or bracelets: babies can choke on them.', 'Do not freeze the ring: it hurts the gum. Do not dip it in honey or sugar.'],
    daily: {
      contagion: 'No, teething is not catching.',
      school: 'The child can go to nursery.',
      food: 'Give cool, soft food. Go on with breast or bottle as usual.',
    },
    expect: {
      course: 'Each tooth is sore for a few days, usually 3 to 5 days before and after it comes. All are through by about 3 years.',
      doctorIf: ['the baby has a fever of 39 or more, or of 38 or more for over a day', 'diarrhoea or vomiting comes', 'the baby drinks less than half of the usual', 'the baby cries for hours and cannot be comforted'],
      callIf: ['the baby is floppy, hard to wake or breathes hard', 'a baby under 3 months has a fever of 38 or more', 'spots come that do not fade under a glass'],
    },
    sources: [
      { source: 'NHS: Baby teething symptoms', lookedUp: null },
      { source: 'CKS: Teething', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'scarlet-fever': {
    home: ['Offer cool drinks and soft food often: the throat is sore.', 'Keep the child at home, with plenty of rest.', 'Cut nails short and dress in loose cotton against the itch.', 'Wash hands often. Keep cups, towels and toothbrush apart, and buy a new toothbrush after 2 days of antibiotics.'],
    doctor: [
      'See a doctor within a day for antibiotics. They shorten the illness, stop it spreading and protect heart, kidneys and ears.',
      'Call before the visit, so that nobody in the waiting room catches it.',
      'A throat swab is often not needed: the look is enough.',
      { text: 'Tell them about the penicillin allergy. There are other antibiotics.', has: ['allergy:penicillin'] },
      { text: 'Call your midwife or doctor too: near the birth the germ can harm mother and baby.', has: ['pregnant'] },
    ],
    antibiotics: 'Yes. Usually penicillin for 10 days. Give every dose to the end, even when the child is well after 2 or 3 days.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Give paracetamol for fever or a sore throat, as the packet says for the age.', fromYears: 0.25, toYears: 16 },
      { ingredient: 'paracetamol', text: 'Take paracetamol for fever or a sore throat, as the packet says.', fromYears: 16 },
      { ingredient: 'ibuprofen', text: 'Ibuprofen can be given in its place, as the packet says for the age.', hasNot: ['group:nsaid-risk', 'condition:chickenpox'], fromYears: 0.5, toYears: 65 },
      { ingredient: 'calamine', text: 'Calamine lotion eases the itch, as the packet says.' },
    ],
    avoid: [{ text: 'No aspirin under 16: it can cause a rare brain and liver disease.', toYears: 16 }, 'Do not share cups, cutlery, towels or beds.', 'Keep away from newborn babies, women near the birth, people with a weak immune system and children with chickenpox.'],
    daily: {
      contagion: 'Yes, by coughs, sneezes and touch. It stops 24 hours after the first dose of antibiotic. Without one it goes on for 2 to 3 weeks.',
      school: 'No school or nursery until 24 hours after the first dose of antibiotic, and only when the child feels well. Tell the school.',
      work: 'Adults who have it stay off work until 24 hours after the first dose.',
      sport: 'No swimming or sport until the child is well.',
    },
    expect: {
      course: 'The fever goes within 1 to 2 days of antibiotics and the rash in about a week. Skin on fingers and toes may peel for a few weeks, which is harmless.',
      doctorIf: ['the fever lasts more than 2 days after the first dose', 'the child drinks little or passes little urine', 'the ear, joints or one side of the neck swells or hurts', 'the urine turns dark or the face is puffy in the next weeks', 'fever comes back after the child was well'],
      callIf: ['the child cannot swallow spit or breathes hard', 'the child is very drowsy, floppy or confused', 'an arm or leg hurts very badly', 'lips are blue or the skin is mottled and cold'],
    },
    sources: [
      { source: 'NHS: Scarlet fever', lookedUp: null },
      { source: 'CKS: Scarlet fever', lookedUp: null },
      { source: 'CDC: Scarlet fever', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'infant-reflux': {
    home: [
      'Give smaller feeds more often, and burp the baby halfway through and at the end.',
      'Feed with the head higher than the bottom, and hold the baby upright for 30 minutes afterwards.',
      'Check that the hole of the teat is not too large and the feeds not too big.',
      'Always lay the baby flat on the back to sleep, on a firm mattress.',
      'Breastfeeding mothers go on as before. Ask a midwife or health visitor to watch a feed.',
    ],
    doctor: [
      'A baby who spits up, but feeds well and gains weight, needs no tests and no medicine.',
      'If it is hard for the baby, try smaller feeds first. Then thicker milk, or a powder called alginate for 1 to 2 weeks.',
      'Acid blockers do not stop milk coming up. They are only for babies with clear pain or poor growth.',
      'With blood in the stool, eczema or bad tummy trouble cow milk allergy is possible. Ask before a change of milk.',
    ],
    antibiotics: 'No. It is no infection.',
    medicines: [],
    avoid: [
      'Do not raise the head of the cot. Do not let the baby sleep in a car seat or on the belly: that is not safe.',
      'Do not add cereal to the bottle or change milk again and again.',
      'No smoke near the baby, no tight nappies, and no bouncing after feeds.',
      'Do not give honey, tea, gripe water or medicine from adults.',
    ],
    daily: {
      contagion: 'No, reflux is not catching.',
      travel: 'Take breaks on long drives, at least every 2 hours: the seat presses on the belly. Small babies need more.',
      food: 'Start solid food at about 6 months as usual. It often helps.',
    },
    expect: {
      course: 'It usually begins before 8 weeks. In 9 of 10 babies it is gone by the first birthday.',
      doctorIf: ['the baby gains little weight or has few wet nappies', 'the baby cries, arches or refuses feeds', 'it begins after 6 months or goes on after a year', 'it gets more often or more forceful'],
      callIf: ['the vomit is green or bloody', 'milk shoots out after every feed in a baby under 3 months', 'the baby stops breathing, goes blue or floppy', 'the belly is swollen and hard, or there is a fever under 3 months', 'the soft spot on the head bulges'],
    },
    sources: [
      { source: 'NHS: Reflux in babies', lookedUp: null },
      { source: 'NICE: Gastro-oesophageal reflux disease in children and young people', lookedUp: null },
      { source: 'CKS: GORD in children', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
} satisfies Readonly<Record<string, Advice>>
