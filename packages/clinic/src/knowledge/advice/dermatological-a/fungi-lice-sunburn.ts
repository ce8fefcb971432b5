import type { Advice } from '../../advice-schema.ts'

export const fungiLiceSunburnAdvice = {
  paronychia: {
    home: ['Soak the finger or toe in warm water for 10 to 15 minutes, 3 to 4 times a day.', 'Dry it well and put a clean, dry dressing on it.', 'Keep the hand raised when it throbs.', 'Wear gloves for wet work while it heals.'],
    doctor: [
      'Have it seen within a day or so. If there is pus, a small cut lets it out and the pain goes at once.',
      'If redness spreads, antibiotics for about 5 to 7 days can stop it from getting deeper.',
      { text: 'Go today: with diabetes or a weak immune system it spreads faster.', has: ['history-diabetes', 'group:weak-defences'] },
    ],
    antibiotics: 'Probably not, if it is small: soaks, or a cut for the pus, are enough. You need them if redness spreads, you have a fever or your immune system is weak.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food helps too, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
    ],
    avoid: ['Do not bite nails, pull loose skin or push back the skin at the nail.', 'Do not cut or prick it at home.', 'If there are small clear blisters, do not open them: it can be a cold sore virus.'],
    daily: {
      contagion: 'No, not by being near. But keep it covered and wash hands, since pus carries germs.',
      work: 'You can work. Keep it dry, and do not handle food while there is pus.',
      school: 'Children can go to school.',
    },
    expect: {
      course: 'It gets better in 2 to 4 days once the pus is out and heals within a week or two. The nail may look odd until it has grown out.',
      doctorIf: ['pus gathers under the skin or nail', 'redness spreads along the finger', 'it is no better in 2 days', 'it lasts more than 6 weeks or comes back'],
      callIf: ['the pad of the finger is tense and very sore', 'the whole finger swells, and it hurts to bend or stretch it', 'red streaks run up the arm with fever or shivers'],
    },
    sources: [
      { source: 'CKS: Paronychia - acute', lookedUp: null },
      { source: 'NHS: Paronychia', lookedUp: null },
      { source: 'DermNet: Paronychia', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'tinea-corporis': {
    home: ['Wash the place every day and dry it well, the folds of the skin too.', 'Put antifungal cream on the ring and a finger wide around it.', 'Go on for 1 to 2 weeks after it looks clear, unless the packet says otherwise.', 'Wash towels and bedding often. Have a vet see any pet with bald patches.'],
    doctor: [
      { text: 'Most rings clear with a cream from the pharmacy, so you need no doctor.', atHome: true },
      'See one for a ring on the scalp: there only tablets or syrup work, for a few weeks, and hair can be lost if you wait.',
      'If it is wide or no better in 2 weeks, a doctor can take a skin scraping and give tablets.',
      { text: 'With a weak immune system, see a doctor sooner: creams may not be enough.', has: ['group:weak-defences'] },
    ],
    antibiotics: 'No. A fungus causes it, so antibiotics do not help. Antifungal cream does.',
    medicines: [
      { ingredient: 'clotrimazole', text: 'Clotrimazole cream 2 to 3 times a day, as the packet says.' },
      { ingredient: 'terbinafine', text: 'Terbinafine cream works faster, once or twice a day for 1 to 2 weeks as the packet says.', hasNot: ['pregnant', 'breastfeeding'], fromYears: 16 },
    ],
    avoid: ['No steroid cream alone: it hides the ring and lets the fungus grow.', 'Do not share towels, clothes or sheets.', 'Do not scratch: it carries the fungus to other places.'],
    daily: {
      contagion: 'Yes, by touch, shared towels and pets. Once you have started the cream it spreads much less.',
      school: 'Children can go to school once treatment has begun.',
      work: 'You can work.',
      sport: 'No wrestling or other contact sport until you have treated it for a few days and it is covered.',
    },
    expect: {
      course: 'The itch eases in a few days, and the ring fades in 2 to 4 weeks. A pale or dark patch can stay for a while.',
      doctorIf: ['it is no better after 2 weeks of cream', 'it is on the scalp, beard or nails', 'it spreads, oozes or gets sore', 'you had used a steroid cream on it'],
      callIf: [],
    },
    sources: [
      { source: 'NHS: Ringworm', lookedUp: null },
      { source: 'CKS: Fungal skin infection - body and groin', lookedUp: null },
      { source: 'DermNet: Tinea corporis', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'head-lice': {
    home: [
      'Wash the hair and put on plenty of conditioner. Comb it wet with a fine lice comb, from the roots to the ends.',
      'Do this on days 1, 5, 9 and 13, and look again on day 17. It takes 10 to 30 minutes.',
      'Comb everybody at home on day 1. Treat only those with live lice, all on the same day.',
      'Or ask a pharmacist for a dimeticone lotion. Use it again after 7 days, as the packet says.',
    ],
    doctor: [
      { text: 'You need no doctor for lice: combing or a lotion from the pharmacy is enough.', atHome: true },
      'Ask a pharmacist first for babies under 6 months. Wet combing is safe for all.',
      { text: 'In pregnancy wet combing is best, or ask a pharmacist about dimeticone.', has: ['pregnant', 'breastfeeding'] },
    ],
    antibiotics: 'No. Lice are insects. Antibiotics help only if a scratched scalp gets infected.',
    medicines: [],
    avoid: ['Do not treat heads without live lice: it does not prevent them.', 'Do not use permethrin, plant oils, vinegar or electric combs: they do not work well.', 'Keep lotions and wet hair away from flames, cigarettes and heaters: some burn.', 'You need not cut the hair or wash all the bedding.'],
    daily: {
      contagion: 'Yes, when heads touch. Lice crawl, they do not jump or fly. They have nothing to do with dirt.',
      school: 'Children stay at school. Tell the school and close friends so that they can check.',
      work: 'You can work.',
    },
    expect: {
      course: 'With wet combing they are gone in about 2 weeks. Empty eggs can stick to the hair, and the itch can last 2 to 3 weeks longer.',
      doctorIf: ['the scalp is sore, crusted or has pus', 'live lice are still there after two full rounds', 'the glands in the neck swell'],
      callIf: [],
    },
    sources: [
      { source: 'NHS: Head lice and nits', lookedUp: null },
      { source: 'CKS: Head lice', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'herpes-labialis': {
    home: ['Start treatment at the first tingle, before the blister.', 'Dab it with a cool, damp cloth for a few minutes, several times a day.', 'Wash hands before and after each touch.', 'Use lip balm with sun filter, since sun and cold set it off.', 'Drink enough and choose cool, soft food.'],
    doctor: [
      { text: 'Most cold sores heal without a doctor.', atHome: true },
      'If they are very bad or come more than 6 times a year, a doctor can give antiviral tablets. They work best within 48 hours.',
      { text: 'With a weak immune system, see a doctor today: you need antiviral tablets.', has: ['group:weak-defences'] },
      { text: 'With eczema see a doctor today if it spreads: it can run over the skin.', has: ['history-eczema'] },
      { text: 'Tell your midwife if it is your first ever, or near the birth.', has: ['pregnant'] },
    ],
    antibiotics: 'No. Cold sores are a virus. Antiviral cream or tablets can help if you start early.',
    medicines: [
      { ingredient: 'aciclovir', text: 'Aciclovir cream 5 times a day for 4 to 5 days, as the packet says. Start at the first tingle, for it does little later. Dab it on.' },
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
    ],
    avoid: ['Do not touch, pick or burst the blisters.', 'Do not share cups, lipstick, razors or towels.', 'Do not touch your eyes or contact lenses with unwashed hands.', 'Do not kiss babies: for a newborn the virus can be deadly.'],
    daily: {
      contagion: 'Yes, from the first tingle until it has fully healed, by kissing and touch. Keep away from newborn babies and people with a weak immune system.',
      school: 'Children can go to school.',
      work: 'You can work. If you care for newborns or very ill people, ask first.',
      sex: 'No oral sex until it has healed: it can cause sores on the genitals.',
    },
    expect: {
      course: 'It tingles for a day, blisters, crusts and heals within 10 days without a scar. The virus stays and can come back.',
      doctorIf: ['it is not healing after 10 days', 'sores spread inside the mouth and you can hardly drink', 'they come back often', 'it gets very red, hot or full of pus'],
      callIf: ['your eye gets red, sore or sees badly', 'you get a bad headache with confusion or a stiff neck', 'a baby under 4 weeks gets blisters, a fever or will not feed'],
    },
    sources: [
      { source: 'NHS: Cold sores', lookedUp: null },
      { source: 'CKS: Herpes simplex - oral', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'tinea-pedis': {
    home: ['Wash your feet every day and dry well between the toes, with a towel for the feet only.', 'Put the cream between all toes and on the skin around, on both feet.', 'Change cotton socks every day, and let shoes dry for 2 days before you wear them again.', 'Go barefoot or in open shoes at home.'],
    doctor: [
      { text: 'Most people need no doctor: a cream from the pharmacy cures it.', atHome: true },
      'A doctor can take a scraping and give tablets if it is no better in a month, or the sole is thick.',
      { text: 'With diabetes, have your feet seen within days: a crack can turn into a sore or a deep infection.', has: ['history-diabetes'] },
      { text: 'With a weak immune system, see a doctor this week.', has: ['group:weak-defences'] },
    ],
    antibiotics: 'No. It is a fungus, and antifungal cream helps. You need antibiotics only if the foot gets red, hot and swollen.',
    medicines: [
      { ingredient: 'terbinafine', text: 'Terbinafine cream once or twice a day for 1 week, as the packet says.', hasNot: ['pregnant', 'breastfeeding'], fromYears: 16 },
      { ingredient: 'clotrimazole', text: 'Clotrimazole cream 2 to 3 times a day, as the packet says. Go on for at least 2 weeks after it looks clear.' },
    ],
    avoid: ['Do not scratch it and then touch other skin.', 'Do not share towels, socks or shoes.', 'No steroid cream alone: it feeds the fungus.'],
    daily: {
      contagion: 'Yes, by wet floors, towels and shoes. Wear flip-flops in changing rooms and showers.',
      work: 'You can work. In safety boots change socks at midday.',
      school: 'Children can go to school.',
      sport: 'Sport and swimming are fine. Dry your feet well and wear flip-flops there.',
    },
    expect: {
      course: 'The itch eases in a few days and the skin heals in 2 to 4 weeks. It comes back if the feet stay damp.',
      doctorIf: ['it is no better after a month of treatment', 'the nails get thick and yellow', 'there are painful cracks or blisters', { text: 'you feel little in your feet', has: ['history-diabetes'] }],
      callIf: ['redness and swelling run up the leg with fever or shivers'],
    },
    sources: [
      { source: "NHS: Athlete's foot", lookedUp: null },
      { source: 'CKS: Fungal skin infection - foot', lookedUp: null },
      { source: 'DermNet: Tinea pedis', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  psoriasis: {
    home: [
      'Use plenty of plain moisturiser every day, and 30 minutes before other creams. It softens scales and eases the itch.',
      'Put treatment creams on the patches every day for at least 4 weeks, as you were told.',
      'A little sun helps, but never let your skin burn.',
      'Find time to rest. Stress is a common cause of flares.',
    ],
    doctor: [
      'A doctor can give a steroid cream together with a vitamin D cream, and look again after 4 weeks.',
      'If creams fail, skin doctors have light treatment, tablets and injections that work well.',
      'Tell them about sore or stiff joints soon: early treatment saves the joints.',
      { text: 'Ask about your medicines: some, such as lithium and beta blockers, can make it worse. Do not stop them yourself.', has: ['takes-lithium', 'takes-beta-blocker', 'class:beta-blocker'] },
      { text: 'Tell them that you are pregnant: some treatments harm the baby.', has: ['pregnant'] },
    ],
    antibiotics: 'No. It is not an infection. A sore throat can set off a flare of small spots, and that throat may need treatment.',
    medicines: [{ ingredient: 'coal tar', text: 'Coal tar shampoo can help a scaly scalp, as the packet says. It can stain.', hasNot: ['pregnant'], fromYears: 12 }],
    avoid: ['Do not pick scales or scratch: new patches grow where skin is hurt.', 'Keep moisturiser, and clothes or sheets it has soaked into, away from flames: they burn fast.', 'Do not stop strong steroid creams or steroid tablets all at once: a bad flare can follow.'],
    daily: {
      contagion: 'No, psoriasis is not catching. People may touch you and swim with you.',
      work: 'You can work.',
      sport: 'Sport is good for you and your joints. Moisturise before you swim.',
      food: 'No special diet. Lose weight if you carry too much, drink little alcohol and do not smoke: all three calm it.',
    },
    expect: {
      course: 'It comes and goes for years. Creams need 4 to 6 weeks to show, and most people get it under control.',
      doctorIf: ['joints or heels hurt, swell or are stiff in the morning', 'creams do not help after 4 weeks', 'it is on the face, genitals or nails', 'it makes you feel low'],
      callIf: ['nearly the whole skin turns red, and you shiver or feel ill', 'pus spots come with a fever'],
    },
    sources: [
      { source: 'NHS: Psoriasis', lookedUp: null },
      { source: 'NICE: Psoriasis: assessment and management', lookedUp: null },
      { source: 'CKS: Psoriasis', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  impetigo: {
    home: ['Wash the sores with soap and warm water and soften the crusts. Then put on the cream.', 'Cover sores with loose clothes or a dressing.', 'Wash hands often, and after each touch of the sores.', 'Keep a towel and flannel apart for this. Wash them and the bedding at 60 °C.'],
    doctor: [
      'A pharmacist or doctor can start treatment, best within a day or two. It heals faster and spreads less.',
      'A few sores need only an antiseptic or antibiotic cream for 5 days. Many sores or blisters need antibiotic tablets or syrup.',
      { text: 'A baby under 4 weeks must be seen today.', toYears: 0.08 },
      { text: 'With a weak immune system, see a doctor today: you need tablets.', has: ['group:weak-defences'] },
      { text: 'Tell them about your penicillin allergy. There are other antibiotics.', has: ['allergy:penicillin'] },
    ],
    antibiotics: 'Often yes. For a few sores hydrogen peroxide cream works as well. Antibiotic cream comes next, and tablets or syrup if there are many sores or you feel ill.',
    medicines: [
      { ingredient: 'hydrogen peroxide', text: 'For a few sores ask a pharmacist about hydrogen peroxide cream. Use it 2 to 3 times a day for 5 days, as the packet says. Not near the eyes.' },
      { ingredient: 'paracetamol', text: 'Paracetamol helps if the sores hurt, as the packet says.' },
    ],
    avoid: ['Do not touch, scratch or pick the sores.', 'Do not share towels, flannels, toys or bedding.', 'Keep away from newborn babies until it is no longer catching.', 'Do not put steroid cream on it alone.'],
    daily: {
      contagion: 'Yes, very, by touch. It stops when the sores have dried and crusted, or 48 hours after antibiotics were started.',
      school: 'Children stay at home until the sores are dry and crusted or for 48 hours after the first antibiotic.',
      work: 'Stay off work for the same time. Those who handle food must tell their boss.',
      sport: 'No contact sport, gym or swimming until the sores have healed.',
    },
    expect: {
      course: 'With treatment it heals in 7 to 10 days, without it in 2 to 3 weeks. It leaves no scar as a rule.',
      doctorIf: ['it is no better after 3 days of treatment, or still there after 7', 'it spreads, or big blisters come', 'you get a fever or feel ill', 'the urine turns dark or the face is puffy in the weeks after'],
      callIf: [{ text: 'a newborn has it and will not feed or is floppy', toYears: 1 }, 'the skin peels in sheets and is very sore', 'redness spreads within hours with shivers or confusion'],
    },
    sources: [
      { source: 'NHS: Impetigo', lookedUp: null },
      { source: 'NICE: Impetigo: antimicrobial prescribing', lookedUp: null },
      { source: 'CKS: Impetigo', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'sunburn-condition': {
    home: [
      'Get out of the sun now and stay out until all redness is gone.',
      'Cool the skin with a cool shower, bath or damp towel for 10 to 20 minutes, several times a day.',
      'Put plain moisturiser, aloe vera gel or after-sun on it while the skin is damp.',
      'Drink more than usual, in small sips, for 2 days.',
      'Wear loose cotton that covers the burn.',
    ],
    doctor: [
      { text: 'Most sunburn needs no doctor.', atHome: true },
      'A doctor can dress large or broken blisters, so that they do not get infected.',
      { text: 'A baby or small child with sunburn should be seen today: they dry out fast.', toYears: 3 },
      { text: 'Ask about your medicines if you burnt after very little sun: some make the skin burn.', has: ['takes-antibiotic-recent', 'takes-diuretic', 'takes-amiodarone', 'takes-new-medicine'] },
    ],
    antibiotics: 'No. Sunburn is no infection. Only burst blisters with pus may need them.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food for a day or two eases pain and swelling, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
    ],
    avoid: ['Do not use ice, butter, petroleum jelly or numbing creams.', 'Do not pop blisters or peel off skin.', 'Do not drink alcohol: it dries out the body.'],
    daily: {
      contagion: 'No, sunburn is not catching.',
      work: 'You can work in the shade or indoors. Cover up outdoors.',
      school: 'Children can go to school if they feel well and stay in the shade.',
      sport: 'No sport in the sun and no hard training until you feel well.',
    },
    expect: {
      course: 'It is worst after 12 to 24 hours, eases in 2 to 3 days and heals within a week. The skin may peel for a few days more.',
      doctorIf: ['large blisters come, or the skin swells', 'a blister gets full of pus', 'it is no better in 3 days', 'you feel sick, dizzy or have a headache'],
      callIf: ['you get confused, very drowsy or faint', 'you have a high fever, shiver or keep being sick', 'you pass hardly any water'],
    },
    sources: [
      { source: 'NHS: Sunburn', lookedUp: null },
      { source: 'DermNet: Sunburn', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
} satisfies Readonly<Record<string, Advice>>
