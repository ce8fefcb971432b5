import type { Advice } from '../advice-schema.ts'

export const immuneAdviceA = {
  'urticaria-acute': {
    home: [
      'Write down what you ate, took, touched or did in the 2 hours before. Keep away from a clear cause.',
      'Keep cool: a cool shower, loose cotton clothes and a cool bedroom.',
      'Lay a cool, damp cloth on the itchiest place for 10 minutes at a time.',
      'Mark one welt with a pen. In hives a single welt fades within 24 hours, while new ones come.',
    ],
    doctor: [
      'Most hives go away on their own within a few days, and no cause is ever found. Tests are not needed the first time.',
      'If an antihistamine is not enough, a doctor can raise it or give steroid tablets for a few days.',
      'If hives come on most days for more than 6 weeks, blood tests and a specialist can help.',
      { text: 'Call a doctor today if lips or face were swollen: this kind of blood pressure tablet can cause it, and it may come back worse.', has: ['takes-ace-inhibitor', 'class:ace-inhibitor'] },
      { text: 'In pregnancy ask a pharmacist or doctor first. Loratadine is the usual choice.', has: ['pregnant'] },
      { text: 'With your kidneys ask first which antihistamine and how much.', has: ['history-kidney-disease'] },
    ],
    antibiotics: 'No. Hives are a reaction of the body. In children a cold virus is the most common cause.',
    medicines: [
      { ingredient: 'cetirizine', text: 'Cetirizine once a day, as the packet says. Take it every day until a few days after the last welt.', hasNot: ['pregnant', 'history-kidney-disease'], fromYears: 6 },
      { ingredient: 'loratadine', text: 'Loratadine once a day is another choice, as the packet says. Take only one of them.', hasNot: ['pregnant', 'history-kidney-disease', 'history-liver-disease'], fromYears: 2 },
      { ingredient: 'calamine', text: 'Calamine lotion cools the itch, as the packet says.' },
    ],
    avoid: [
      'Avoid ibuprofen and aspirin for pain until it is over: they can make hives worse. Paracetamol is fine.',
      { text: 'Go on with the low dose of aspirin that your doctor ordered, and ask about it.', has: ['takes-aspirin'] },
      { text: 'Avoid alcohol, hot baths, tight clothes and scratching.', fromYears: 12 },
      'Do not cut whole foods out for long without a clear link.',
    ],
    daily: {
      contagion: 'No, hives are not catching. A cold behind them can be.',
      work: 'You can work if you feel well.',
      school: 'Children can go to school if they feel well.',
      driving: 'Do not drive if the tablets make you sleepy.',
    },
    expect: {
      course: 'Each welt goes within a day. The whole is over in a few days, nearly always within 6 weeks.',
      doctorIf: ['it is no better after 2 days of antihistamine', 'it goes on for more than a week or keeps coming back', 'single welts last over a day, hurt or leave a bruise', 'you also have a fever or sore joints'],
      callIf: ['your tongue, lips or throat swell', 'you wheeze or it is hard to breathe', 'you feel faint, very pale or confused', 'you vomit again and again after food, a sting or a medicine'],
    },
    sources: [
      { source: 'NHS: Hives', lookedUp: null },
      { source: 'CKS: Urticaria', lookedUp: null },
      { source: 'BAD: Urticaria and angioedema', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'drug-allergy-rash': {
    home: [
      'Ask a doctor or pharmacist today, before the next dose.',
      'Write down the name of the medicine, when you took the first and last dose and when the rash came. Take a photo.',
      'Keep cool and use plain moisturiser. A cool, damp cloth eases the itch.',
      'Look at your mouth, eyes and skin twice a day: sores or blisters there are a warning.',
    ],
    doctor: [
      'Call today. A doctor decides if you stop the medicine and what you take in its place.',
      'They look for signs of a bad reaction. Caught early it stops; under way it can need a hospital.',
      'Ask them to write the allergy into your notes, with the name of the medicine. Later allergy tests can show if it is real.',
      { text: 'Call before the next dose is due, today. A rash from an epilepsy medicine can turn bad, but stopping without a plan can bring fits.', has: ['takes-anticonvulsant'] },
      { text: 'Call before the next dose is due. Do not skip a blood thinner without a plan: a clot can form.', has: ['takes-blood-thinner', 'class:anticoagulant'] },
      { text: 'Do not stop steroid tablets without asking: the body needs them.', has: ['takes-steroids'] },
    ],
    antibiotics: 'No. Antibiotics are one of its most common causes. If you still need one, a doctor chooses another kind.',
    medicines: [
      { ingredient: 'cetirizine', text: 'Cetirizine eases the itch, as the packet says. If it makes you sleepy, do not drive.', hasNot: ['pregnant', 'history-kidney-disease'], fromYears: 6 },
      { ingredient: 'calamine', text: 'Calamine lotion cools the itch, as the packet says.' },
    ],
    avoid: ['Do not take the medicine again to see what happens: the next time can be worse.', 'Do not take medicines of the same family without asking.', 'Do not try other new medicines or herbs now.'],
    daily: {
      contagion: 'No, a rash from a medicine is not catching.',
      work: 'You can work if you feel well.',
      school: 'Children can go to school if they feel well and a doctor has agreed that it is not catching.',
    },
    expect: {
      course: 'It often begins 4 to 14 days after the first dose, sometimes within hours. It fades 1 to 2 weeks after the medicine is stopped, and the skin may peel.',
      doctorIf: ['nobody has yet advised about the next dose', 'it spreads, or is no better in 3 days', 'your face, glands or joints swell or hurt', 'your urine is dark or your skin yellow'],
      callIf: ['it gets hard to breathe, you wheeze or feel faint', 'your face, tongue or throat swells', 'the skin blisters, peels or is very painful', 'sores come in the mouth, eyes or genitals', 'you have a high fever and feel very ill'],
    },
    sources: [
      { source: 'NICE: Drug allergy: diagnosis and management', lookedUp: null },
      { source: 'NHS: Medicine allergy', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
