import type { Advice } from '../advice-schema.ts'

export const dentalAdviceA = {
  gingivitis: {
    home: [
      'Brush for 2 minutes, last thing at night and once more in the day, with fluoride toothpaste. A soft electric brush is best.',
      'Brush along the gums too, even if they bleed. The bleeding stops as they heal.',
      'Clean between the teeth every day with small brushes or floss.',
      'Spit out after brushing and do not rinse.',
    ],
    doctor: [
      'See a dentist, not a doctor. Hard plaque must be scaled off: no brush can remove it.',
      'Go within a few weeks. At this stage it heals fully; later it eats the bone around the teeth.',
      { text: 'In pregnancy gums bleed more easily. Dental care is safe in pregnancy, so do go.', has: ['pregnant'] },
      { text: 'With diabetes, go soon: good sugar helps the gums, and healthy gums help the sugar.', has: ['history-diabetes'] },
    ],
    antibiotics: 'No. Cleaning cures it. Antibiotics are only for a rare kind with grey, very sore gums and fever.',
    medicines: [{ ingredient: 'chlorhexidine', text: 'Chlorhexidine mouthwash can help for a short time, as the packet says. Use it well apart from toothpaste. It can stain teeth.', fromYears: 12 }],
    avoid: ['Do not stop brushing where it bleeds.', { text: 'Do not smoke or vape: it hides the bleeding and stops healing.', fromYears: 12 }, 'Do not use mouthwash in place of brushing.'],
    daily: {
      contagion: 'No, gum disease is not catching.',
      work: 'You can work.',
      food: 'Have sweet food and drinks with meals only.',
    },
    expect: {
      course: 'With good brushing and a dental cleaning the gums stop bleeding in 1 to 2 weeks.',
      doctorIf: ['gums still bleed after 2 weeks of good brushing', 'teeth feel loose, or gums pull back', 'there is pus, a bad taste or a lump', 'gums bleed on their own or you bruise easily'],
      callIf: ['the mouth will not stop bleeding'],
    },
    sources: [
      { source: 'NHS: Gum disease', lookedUp: null },
      { source: 'CKS: Gingivitis and periodontitis', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'dental-caries': {
    home: [
      'Brush for 2 minutes twice a day with fluoride toothpaste. Spit it out and do not rinse.',
      'Chew on the other side, and keep food neither very hot nor very cold.',
      'Have sweet things with meals only, and water or milk between them.',
      'If a filling has come out, keep the hole clean with warm salt water. A pharmacy has a kit to cover it for a few days.',
    ],
    doctor: [
      'See a dentist, within a week or two if it does not hurt. A small hole needs a small filling, a deep one a root treatment or worse.',
      'Early white spots can still heal with strong fluoride paste or varnish.',
      'A small X-ray shows how deep it is. It is safe.',
      { text: 'Dental care is safe in pregnancy. Tell them that you are pregnant.', has: ['pregnant'] },
    ],
    antibiotics: 'No. A hole must be cleaned and filled. Antibiotics do not reach it, unless the infection spreads with swelling or fever.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food often works better for toothache, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
    ],
    avoid: ['Do not put aspirin on the tooth or gum: it burns them.', 'Avoid sweet drinks, juice and sticky sweets between meals and at bedtime.'],
    daily: {
      contagion: 'No, tooth decay is not catching. Still, do not lick a dummy or spoon before you give it to a baby.',
      work: 'You can work.',
      school: 'Children can go to school.',
      food: 'How often you eat sugar counts more than how much. Keep to meals.',
    },
    expect: {
      course: 'A hole does not heal on its own, it grows over months. Once it is filled, the pain goes in a few days.',
      doctorIf: ['it throbs or wakes you at night', 'heat or cold hurts for more than a few seconds', 'a lump or pus comes at the gum', 'you have toothache for more than 2 days'],
      callIf: ['the face, neck or floor of the mouth swells', 'you cannot open your mouth, swallow or breathe well', 'you have a fever and feel very ill'],
    },
    sources: [
      { source: 'NHS: Tooth decay', lookedUp: null },
      { source: 'WHO: Oral health', lookedUp: null },
      { source: 'StatPearls: Dental caries', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'aphthous-ulcers': {
    home: ['Use a soft toothbrush, and a paste without foam maker (SLS).', 'Rinse with warm salt water a few times a day: half a teaspoon in a glass. Spit it out.', 'Eat soft, cool food, and drink cold drinks through a straw.', 'Have a sharp tooth or rubbing brace smoothed.'],
    doctor: [
      { text: 'Most heal on their own, and you need no doctor or dentist.', atHome: true },
      'If they come often, a blood test can look for low iron, B12 or folate and for coeliac disease.',
      'Let a dentist or doctor see one that stays longer than 3 weeks. It can be something else.',
      { text: 'Ask whether your medicine can cause them.', has: ['takes-new-medicine', 'takes-nsaid', 'takes-beta-blocker'] },
      { text: 'Call your team today: sores under this treatment can mean that your defences are low.', has: ['takes-chemotherapy', 'takes-immunosuppressant'] },
    ],
    antibiotics: 'No. They are not an infection.',
    medicines: [
      { ingredient: 'lidocaine', text: 'Lidocaine mouth gel numbs them before meals, as the packet says. Ask for one that suits the age.', hasNot: ['pregnant'], fromYears: 12 },
      { ingredient: 'chlorhexidine', text: 'Chlorhexidine mouthwash can keep them clean, as the packet says.', fromYears: 12 },
      { ingredient: 'paracetamol', text: 'Take paracetamol if they hurt a lot, as the packet says.' },
    ],
    avoid: ['Avoid spicy, salty, sour and very hot food, crisps and nuts.', 'Avoid chewing gum and do not touch them.', { text: 'No gel with salicylate under 16: it can harm children.', toYears: 16 }],
    daily: {
      contagion: 'No, these mouth ulcers are not catching. Cold sores on the lip are something else.',
      work: 'You can work.',
      school: 'Children can go to school.',
    },
    expect: {
      course: 'They hurt most for 3 to 4 days and heal within 1 to 2 weeks. They tend to come back for a few years.',
      doctorIf: ['one lasts more than 3 weeks', 'they get bigger or come again and again', 'you also have a rash, fever, sore eyes or sores on the genitals', 'you lose weight or have diarrhoea'],
      callIf: ['you cannot drink or swallow your spit', 'sores come with blisters and peeling skin'],
    },
    sources: [
      { source: 'NHS: Mouth ulcers', lookedUp: null },
      { source: 'CKS: Aphthous ulcer', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  periodontitis: {
    home: [
      'Brush for 2 minutes twice a day along the gum line. Use a soft brush, best electric.',
      'Clean between all teeth once a day with small brushes that fit the gaps.',
      { text: 'Stop smoking. It is the strongest thing you can do. Ask for help: it makes it easier.', notDenied: ['smoker'], fromYears: 12 },
      'Keep all check-ups, every 3 months at first.',
    ],
    doctor: [
      'See a dentist within weeks. Bone that is lost does not come back, but cleaning under the gums can stop more loss.',
      'The gums are measured and X-rayed, cleaned under numbing and looked at again after about 3 months.',
      { text: 'Tell the dentist about your diabetes. Gums heal better when the sugar is well set.', has: ['history-diabetes'] },
      { text: 'Tell the dentist about this medicine before a tooth is pulled: the jaw bone may heal badly.', has: ['takes-bisphosphonate', 'class:bisphosphonate-tablet'] },
      { text: 'Tell the dentist about your blood thinner. Do not stop it yourself.', has: ['takes-blood-thinner', 'class:anticoagulant'] },
    ],
    antibiotics: 'Probably not. Cleaning under the gums is the cure. Antibiotics help only for a gum abscess that spreads or some bad forms.',
    medicines: [
      { ingredient: 'chlorhexidine', text: 'Chlorhexidine mouthwash can help for a few weeks, as the packet says. Use it well apart from toothpaste. It can stain teeth.', fromYears: 12 },
      { ingredient: 'paracetamol', text: 'Take paracetamol if the gums are sore, as the packet says.' },
    ],
    avoid: [{ text: 'Do not smoke or vape.', fromYears: 12 }, 'Do not stop cleaning because it bleeds.', 'Do not put off the dentist because it does not hurt: it rarely does.'],
    daily: {
      contagion: 'No, gum disease is not catching.',
      work: 'You can work.',
      food: 'Eat little sugar, and only with meals.',
    },
    expect: {
      course: 'Bleeding and bad breath get better within weeks of cleaning. It stays with you for life and needs care every few months.',
      doctorIf: ['a tooth gets loose or moves', 'there is pus or a lump at the gum', 'gums bleed in spite of 2 weeks of cleaning', 'chewing starts to hurt'],
      callIf: ['the face or neck swells with fever', 'you cannot swallow or open your mouth'],
    },
    sources: [
      { source: 'NHS: Gum disease', lookedUp: null },
      { source: 'CKS: Gingivitis and periodontitis', lookedUp: null },
      { source: 'StatPearls: Periodontal disease', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'dental-abscess': {
    home: ['Rinse with warm salt water every few hours and spit it out.', 'Eat soft, cool food and chew on the other side.', 'Sleep with the head raised on pillows: it throbs less.', 'Brush with a soft brush, and avoid floss at that tooth.'],
    doctor: [
      { text: 'See a dentist today. The pus has to come out through the tooth, the gum or by pulling it. Only that cures it, and it can spread while you wait.', hasNot: ['told:drained'] },
      { text: 'Without a regular dentist call an emergency dental line. A doctor cannot drain it.', hasNot: ['told:drained'] },
      { text: 'Now that the pus is out, finish any antibiotic and go back as planned: the tooth itself still has to be treated.', has: ['told:drained'] },
      { text: 'If the face swells or you have a fever, you need antibiotics as well.', hasNot: ['takes-antibiotic-recent'] },
      { text: 'Tell them about your diabetes or weak immune system: you need to be seen at once and may need antibiotics.', has: ['history-diabetes', 'group:weak-defences'] },
      { text: 'Tell them about your penicillin allergy. There are other antibiotics.', has: ['allergy:penicillin'] },
    ],
    antibiotics: 'Probably not alone. They do not drain pus, so it comes back. You need them if it spreads: face swelling, fever, or feeling ill.',
    medicines: [
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food helps this pain best, as the packet says. Adults may take paracetamol with it.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
    ],
    avoid: ['Do not put heat on the face, and do not lance it at home.', 'Do not put aspirin on the gum: it burns.', 'Do not use up old antibiotics instead of seeing the dentist.'],
    daily: {
      contagion: 'No, a dental abscess is not catching.',
      work: 'Get it treated first. Most people work again the next day.',
      school: 'Children should see a dentist today and can go back the next day.',
      travel: 'Do not fly or go far from help before it is treated.',
    },
    expect: {
      course: 'After draining the pain eases within a day or two. It never goes for good on its own, even if it bursts and stops hurting.',
      doctorIf: ['it is no better 2 days after treatment', 'the swelling grows', 'you get a fever', 'it bursts and tastes foul'],
      callIf: ['you cannot open your mouth, swallow or breathe well', 'the floor of the mouth, tongue or neck swells', 'the eye swells shut or sees badly', 'you have a fever and feel very ill or confused'],
    },
    sources: [
      { source: 'NHS: Dental abscess', lookedUp: '2026-11-23' },
      { source: 'CKS: Dental abscess', lookedUp: '2026-11-23' },
    ],
    reviewed: '2026-11-23',
  },
  pulpitis: {
    home: ['Keep off very hot, cold and sweet things, and chew on the other side.', 'Rinse with lukewarm salt water after each meal.', 'Sleep with the head raised: lying flat makes it throb.', 'Go on brushing with fluoride toothpaste, gently.'],
    doctor: ['See a dentist within a day. Early the tooth can be saved by a filling, later only by a root treatment or pulling.', 'The pain may stop on its own. Then the nerve has often died, and an abscess can follow, so go all the same.', 'A cold test and a small X-ray show whether the nerve can heal.'],
    antibiotics: 'No. The nerve is inflamed, and antibiotics do not ease that pain. They are needed only for swelling or fever.',
    medicines: [
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food helps this pain best, as the packet says. Adults may take paracetamol with it.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
    ],
    avoid: ['Do not put aspirin or alcohol on the tooth: they burn the gum.', 'Do not take more painkillers than the packet says. Too much paracetamol harms the liver.'],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work once the pain is under control.',
      school: 'Children should see a dentist first.',
    },
    expect: {
      course: 'After a filling a mild ache fades in 1 to 2 weeks. After a root treatment most pain goes in a few days.',
      doctorIf: ['it throbs on its own or wakes you', 'a lump or swelling comes', 'you get a fever', 'painkillers do not hold it'],
      callIf: ['the face, neck or floor of the mouth swells', 'you cannot open your mouth, swallow or breathe well'],
    },
    sources: [
      { source: 'NHS: Toothache', lookedUp: null },
      { source: 'StatPearls: Pulpitis', lookedUp: null },
      { source: 'Merck: Toothache and infection', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'tmj-disorder': {
    home: [
      'Rest the jaw: eat soft food in small bites for 2 weeks and chew on both sides.',
      'Let the teeth part and the tongue rest behind the upper teeth, many times a day.',
      'Put a warm cloth on it for 15 to 20 minutes twice a day, or ice in a cloth for 5 minutes at a time.',
      'Rub the cheek and temple muscles gently with your fingers. Open and close slowly, with no pain.',
      'Find ways to relax. Stress makes us clench.',
    ],
    doctor: [
      'Most cases settle at home. An X-ray or scan is rarely needed.',
      'A dentist can check your teeth and make a splint for the night. Physiotherapy helps too.',
      'Surgery is hardly ever needed.',
      { text: 'Over 50, jaw pain on chewing with a new headache needs a doctor today: it can be inflamed arteries that threaten sight.', fromYears: 50 },
    ],
    antibiotics: 'No. It is not an infection.',
    medicines: [
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food for a few days, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
    ],
    avoid: ['No chewing gum, nail biting, tough bread or big bites.', 'Do not open wide. Hold your chin with your hand when you yawn.', 'Do not rest your chin on your hand or hold the phone with your shoulder.'],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work. At a desk relax jaw and shoulders every hour.',
      sport: 'Sport is fine. Do not clench your teeth with weights.',
      food: 'Soft food for 2 weeks: soup, pasta, eggs, fish.',
    },
    expect: {
      course: 'Most people get better in a few weeks, some need 2 to 3 months. Clicks without pain are harmless.',
      doctorIf: ['it is no better after 2 to 3 weeks', 'you can hardly eat or open your mouth', 'a tooth hurts, or there is swelling or fever', { text: 'you have a new headache or a sore scalp', fromYears: 50 }],
      callIf: ['the jaw is stuck open or shut', 'you suddenly see badly or double', 'jaw pain comes with a tight chest, sweating or shortness of breath'],
    },
    sources: [
      { source: 'NHS: Temporomandibular disorder', lookedUp: null },
      { source: 'CKS: Temporomandibular disorders', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
} satisfies Readonly<Record<string, Advice>>
