import type { Advice } from '../advice-schema.ts'

export const musculoskeletalAdvice = {
  'nonspecific-low-back-pain': {
    home: [
      'Keep moving as best you can, a little more each day. Bed rest makes it last longer.',
      'Use a warm pack for 15 to 20 minutes at a time. Some people like cold better in the first 2 days.',
      'Sleep on your side with a pillow between your knees, or on your back with one under them.',
      'Start gentle stretches and walking from the first days. They do no harm even if they hurt a little.',
    ],
    doctor: [
      'An X-ray or scan is not needed: it shows worn discs in most people without pain too, and does not change the treatment.',
      'If it still stops you after 4 to 6 weeks, physiotherapy or a guided exercise course helps.',
      { text: 'A doctor should look sooner, since you take steroids or have thin bones: a small break is possible.', has: ['takes-steroids', 'history-osteoporosis'] },
      { text: 'A doctor should look this week, since you have had cancer.', has: ['history-cancer'] },
    ],
    medicines: [
      { ingredient: 'ibuprofen', text: 'Take ibuprofen with food for a few days, as the packet says. It helps back pain better than paracetamol.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Paracetamol alone does little for back pain, but is safe to add, as the packet says.' },
    ],
    avoid: ['Do not lie in bed for days, and do not wait until all pain is gone before you move.', { text: 'Avoid ibuprofen in pregnancy. Paracetamol and a support belt are the usual choice.', has: ['pregnant'] }],
    daily: {
      contagion: 'No, back pain is not catching.',
      work: 'Work as soon as you can, even if it still hurts a bit. Ask for lighter tasks for a week or two, and change position every half hour.',
      driving: 'Drive only when you can brake hard without being held back by pain. Stop and walk every hour.',
      sport: 'Walk and swim from the start. Go back to your sport step by step over a few weeks.',
    },
    expect: {
      course: 'Most people are clearly better within 2 weeks and nearly well in 4 to 6 weeks. It often comes back, but exercise makes that less likely.',
      doctorIf: ['it is no better after 3 weeks', 'pain wakes you every night or you lose weight', 'pain shoots below the knee and gets worse', 'you have a fever'],
      callIf: ['you go numb between your legs or around the bottom', 'you cannot pass water, or leak urine or stool', 'one or both legs get weak', 'it follows a bad fall or crash'],
    },
    sources: [
      { source: 'NICE: Low back pain and sciatica in over 16s: assessment and management', lookedUp: '2026-11-22' },
      { source: 'NHS: Back pain', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  gout: {
    home: ['Rest the joint, keep it raised and bare: even a sheet can hurt.', 'Put ice in a towel on it for up to 20 minutes at a time, several times a day.', { text: 'Drink plenty of water.', hasNot: ['history-heart-failure', 'history-kidney-disease'] }],
    doctor: [
      'A doctor can give an anti-inflammatory, colchicine or a short course of steroid tablets. The sooner it starts, the sooner the pain goes, best within a day.',
      { text: 'With weak kidneys steroids, or colchicine in a low dose, are the usual choice.', has: ['history-kidney-disease'] },
      { text: 'Ask whether your water tablets can be changed: they raise uric acid.', has: ['takes-diuretic'] },
      'A first attack needs a look today or tomorrow: an infected joint can look the same. Blood is tested again 2 to 4 weeks later.',
      'After two attacks in a year a daily tablet such as allopurinol can prevent more. If you take it already, go on with it.',
    ],
    antibiotics: 'No, gout comes from crystals and not from germs. But a hot joint with fever can be infected, and then antibiotics are needed at once.',
    medicines: [
      { ingredient: 'ibuprofen', text: 'Take ibuprofen with food as soon as it starts, as the packet says, until a day or two after the pain is gone.', hasNot: ['group:nsaid-risk', 'takes-diuretic', 'history-hypertension'], fromYears: 16, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Paracetamol can be added for the pain, as the packet says.' },
    ],
    avoid: [
      { text: 'Avoid alcohol, beer most of all, and sweet drinks until it is over.', fromYears: 12 },
      { text: 'Take no ibuprofen or naproxen with your water tablets before a doctor has agreed: together they strain the kidneys.', has: ['takes-diuretic'] },
      { text: 'Take no ibuprofen or naproxen with heart failure: they make the body hold water.', has: ['history-heart-failure'] },
      'Do not take aspirin for the pain: it can make gout worse. Go on with a low dose that a doctor ordered.',
    ],
    daily: {
      contagion: 'No, gout is not catching.',
      work: 'Most people can stand and walk again after a few days. Ask for work that you can do sitting down.',
      driving: 'Do not drive while you cannot press the pedals hard.',
      food: 'Eat less red meat, offal and shellfish, drink less beer and sweet drinks, and lose weight slowly. No crash diets: they set off attacks.',
    },
    expect: {
      course: 'It is worst in the first day and goes within 5 to 7 days with treatment, 1 to 2 weeks without.',
      doctorIf: ['it is no better after 2 days of treatment', 'it is your first attack', 'you have two or more attacks a year', 'lumps form under the skin'],
      callIf: ['the joint is hot and you have a fever or shivers', 'you feel very ill', 'a cut, bite or injection in the joint came before'],
    },
    sources: [
      { source: 'NICE: Gout: diagnosis and management', lookedUp: '2026-11-22' },
      { source: 'NHS: Gout', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
