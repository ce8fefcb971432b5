import type { Advice } from '../advice-schema.ts'

export const obstetricAdviceC = {
  'postnatal-depression': {
    home: [
      'Tell one person you trust today how you really feel. You are not a bad mother, and you are not alone.',
      'Let others cook, clean and hold the baby. Sleep when you can, if possible 4 hours in one go.',
      'Go outside for a short walk each day, with or without the baby.',
      'Eat something small every few hours, even without hunger.',
      'Meet other parents once a week, in a group or by phone.',
    ],
    doctor: [
      'Call your doctor, midwife or health visitor within a day. Treated early, it passes sooner, and it helps the baby too.',
      'Talking therapy helps most women. A doctor can arrange it fast after a birth.',
      'If it is stronger, there are tablets that suit breastfeeding. They take 2 to 4 weeks to work.',
      { text: 'Do not stop your mood tablet on your own. Call the doctor today about it.', has: ['takes-antidepressant'] },
      'Asking for help does not mean that somebody takes the baby away. It means support at home.',
    ],
    medicines: [],
    avoid: [
      'No alcohol or drugs to get through the day: they make the mood worse.',
      'Do not compare yourself with pictures of happy mothers. They show one moment.',
      { text: "No St John's wort without a doctor: it can clash with other tablets.", has: ['takes-antidepressant', 'breastfeeding', 'takes-oral-contraceptive', 'takes-blood-thinner'] },
    ],
    daily: {
      contagion: 'No, it is not catching. But partners can get low after a birth too, and may ask for help as well.',
      work: 'Take the time you need. A doctor can write a sick note.',
      sex: 'Take your time. Wanting no sex is common and comes back.',
      driving: 'Do not drive when you are very tired or if a tablet makes you sleepy.',
    },
    expect: {
      course: 'With help most women feel clearly better within a few weeks and well within months. Tears in the first 2 weeks after birth usually pass on their own.',
      doctorIf: ['low mood lasts more than 2 weeks', 'you cannot sleep even when the baby sleeps', 'you cannot feel anything for the baby', 'it gets worse or tablets do not help after 4 weeks'],
      callIf: ['you think of harming yourself or the baby', 'you hear voices or have strange beliefs', 'you are very restless, confused or hardly sleep and feel full of power', 'you cannot look after yourself or the baby'],
    },
    sources: [
      { source: 'NHS: Postnatal depression', lookedUp: null },
      { source: 'NICE: Antenatal and postnatal mental health', lookedUp: null },
      { source: 'CKS: Depression - antenatal and postnatal', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'pelvic-girdle-pain': {
    home: [
      'Keep your knees together when you turn in bed or get out of a car.',
      'Sleep on your side with a pillow between the knees.',
      'Take stairs one step at a time, and sit down to dress and put on shoes.',
      'Stay active within the limits of the pain, and rest often. Ask others to carry.',
      'Hold a warm (not hot) bottle on the sore place for 15 minutes.',
    ],
    doctor: ['Tell your midwife or doctor early. A physiotherapist can teach exercises and fit a belt, and early help works best.', 'You need no X-ray. It does not harm the baby.', 'Tell the birth team how far your legs can part without pain. Most women can give birth in the normal way.'],
    medicines: [{ ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says and for as short a time as you can.' }],
    avoid: ['No ibuprofen, naproxen or aspirin for pain in pregnancy: they can harm the baby.', 'Do not stand on one leg, cross your legs, or push heavy things.', 'Do not lift heavy things or carry a child on one hip.'],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work if you can change position often. Ask for lighter tasks and a chair.',
      sport: 'Swimming is good, but avoid breaststroke kicks. No jumping or running.',
      sex: 'Sex does no harm. Lying on your side or kneeling hurts least.',
      driving: 'Drive only if you can brake hard without pain.',
    },
    expect: {
      course: 'It can come and go until the birth, and usually gets better within weeks to months after it.',
      doctorIf: ['you can hardly walk or sleep with the pain', 'it burns to pass water', 'it is no better after 2 to 3 weeks of help', 'the pain is still there 3 months after the birth'],
      callIf: ['the pain comes in waves, or you bleed or lose fluid', 'you are numb between the legs, your legs get weak or you cannot hold your water', 'one leg gets swollen, red and sore', 'the baby moves less than usual'],
    },
    sources: [
      { source: 'NHS: Pelvic pain in pregnancy', lookedUp: null },
      { source: 'RCOG: Pelvic girdle pain and pregnancy', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'pregnancy-sickness': {
    home: [
      'Eat something small and dry every 1 to 2 hours, such as toast or crackers. Have one before you get up.',
      'Sip cold drinks often, between meals and not with them. Ice lollies count too.',
      'Cold food smells less than hot. Let others cook.',
      'Ginger in tea, biscuits or sweets can help.',
      'Rest a lot: being tired makes sickness worse.',
    ],
    doctor: [
      'Call your midwife or doctor if food and rest are not enough. There are tablets against sickness that are safe in pregnancy.',
      'The sooner you start with them, the less you lose weight and dry out.',
      'If you keep nothing down, a drip for a few hours helps a lot.',
      { text: 'Iron tablets can make sickness worse. Ask your midwife whether to pause them.', has: ['takes-iron'] },
      { text: 'Call today about your tablets or insulin if you cannot eat. Do not stop insulin.', has: ['history-diabetes', 'takes-insulin', 'takes-metformin'] },
      { text: 'Call today if you cannot keep down the tablets you need every day.', has: ['history-epilepsy', 'takes-anticonvulsant', 'takes-thyroid-hormone', 'takes-steroids'] },
    ],
    medicines: [],
    avoid: [
      'Take no sickness tablets from the shelf without asking a pharmacist, midwife or doctor.',
      'Keep away from smells, fat and spices that make you sick.',
      'Go on with folic acid if you can. Take it at the time of day when you are least sick.',
      { text: 'Ask before you take much ginger: it may add to your blood thinner.', has: ['takes-blood-thinner', 'class:anticoagulant'] },
    ],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work if you feel well enough. Breaks for snacks help, and a doctor can write a sick note.',
      food: 'Eat what stays down. The baby takes what it needs, even if you eat little for a few weeks.',
      driving: 'Do not drive if you feel faint or a tablet makes you sleepy.',
    },
    expect: {
      course: 'It begins at 4 to 7 weeks, is worst around 9 weeks and usually goes by 16 to 20 weeks. It does not harm the baby.',
      doctorIf: ['you cannot keep food or drinks down for a day (today)', 'you lose weight', 'your urine is dark or you have passed none for 8 hours (today)', 'it burns to pass water or you have a fever (today)', 'it begins only after 10 weeks'],
      callIf: ['you bleed or have strong tummy pain', 'you vomit blood', 'you are confused, faint or too weak to stand', { text: 'you have a bad headache or see flashes after week 20', has: ['pregnancy-second-half'] }],
    },
    sources: [
      { source: 'NHS: Vomiting and morning sickness', lookedUp: '2026-11-23' },
      { source: 'RCOG: The Management of Nausea and Vomiting in Pregnancy and Hyperemesis Gravidarum', lookedUp: null },
      { source: 'CKS: Nausea/vomiting in pregnancy', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'obstetric-cholestasis': {
    home: [
      'Keep cool: a lukewarm shower, loose cotton clothes and a cool room calm the itch, most of all before bed.',
      'Use a plain cream, or one with menthol that a pharmacist says is safe in pregnancy, as often as you like.',
      'Watch how your baby moves, and know its usual pattern.',
      'Cut your nails short, and press or pat instead of scratching.',
    ],
    doctor: [
      'Call your midwife or maternity unit today and ask for a blood test of bile acids and liver values. The itch can come before the values, so it is repeated if it is normal and the itch stays.',
      'With high bile acids you and the baby are checked more often, and birth is sometimes started some weeks early.',
      'A doctor can give an antihistamine for sleep. Ursodeoxycholic acid is seldom given now: it hardly eases the itch and has not been shown to protect the baby.',
      'Some women get vitamin K: ask for it if your stools are pale.',
    ],
    medicines: [],
    avoid: ['Take nothing for the itch that your midwife or pharmacist has not agreed to.', 'Leave out alcohol and herbs: the liver has enough to do.'],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work if you sleep enough.',
      food: 'No diet helps. Eat as usual in pregnancy.',
    },
    expect: {
      course: 'The itch stays until the birth and goes within days to weeks after it. Liver values are checked again at about 6 weeks. It comes back in many later pregnancies.',
      doctorIf: ['the itch gets worse or spreads', 'your urine gets dark or your stools pale', 'you feel sick or have pain under the right ribs'],
      callIf: ['the baby moves less than usual or not at all', 'your skin or eyes turn yellow', 'you bleed, your waters break or you have a bad headache with flashes before your eyes'],
    },
    sources: [
      { source: 'NHS: Itching and intrahepatic cholestasis of pregnancy', lookedUp: null },
      { source: 'RCOG: Intrahepatic cholestasis of pregnancy', lookedUp: null },
    ],
    reviewed: null,
  },
} satisfies Readonly<Record<string, Advice>>
