import type { Advice } from '../advice-schema.ts'

export const musculoskeletalAdviceE = {
  bunion: {
    home: ['Wear wide, soft shoes with a low heel and room for the toes. This helps more than anything else.', 'Put a bunion pad from the pharmacy over the sore spot.', 'Hold a wrapped cold pack on it for up to 15 minutes after a long day.', 'Shoe inserts can take weight off the joint. Give them a few weeks.'],
    doctor: ['A doctor can see a bunion without an X-ray. An X-ray is taken when an operation is planned.', 'An operation is for pain that stays in good shoes, not for looks. Full recovery can take a few months.'],
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol on sore days, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food eases a flare, as the packet says.', hasNot: ['group:nsaid-risk'], toYears: 65 },
    ],
    avoid: ['Avoid high heels and pointed shoes.', { text: 'With diabetes or numb feet do not treat sore skin there on your own: show it to a doctor or foot clinic this week.', has: ['history-diabetes'] }],
    daily: { contagion: 'No, a bunion is not catching. It runs in families.', work: 'You can work. Ask for other shoes if work shoes press on it.', sport: 'Walk, swim and cycle as you like. Choose sports shoes with a wide toe box.' },
    expect: {
      course: 'It does not go away on its own and often grows slowly over years. Good shoes stop the pain for most people.',
      doctorIf: ['it still hurts after 6 weeks in wide shoes', 'the big toe pushes over the next one', 'the skin over it breaks open', { text: 'you have any sore on the foot (today)', has: ['history-diabetes'] }],
      callIf: ['the joint gets red, hot and swollen and you feel ill or have a fever'],
    },
    sources: [
      { source: 'NHS: Bunions', lookedUp: null },
      { source: 'CKS: Bunions', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'ganglion-cyst': {
    home: ['Leave it alone if it does not bother you. It does no harm.', 'Rest the wrist from what makes it ache for 2 to 4 weeks. A soft splint can help.'],
    doctor: ['A doctor can usually tell by looking, feeling and shining a light through it. A scan is only for doubt.', 'It can be drained with a needle or taken out. It comes back in about half after a needle, less often after an operation.'],
    medicines: [{ ingredient: 'paracetamol', text: 'Take paracetamol if it aches, as the packet says.' }],
    avoid: ['Do not hit it with a book or prick it yourself: that can hurt bone and skin and lets germs in.'],
    daily: { contagion: 'No, it is not catching and it is not cancer.', work: 'You can work. Change your grip or take breaks if it aches.', sport: 'Sport is fine if it does not hurt.' },
    expect: { course: 'About half go away on their own, but that can take a year or more.', doctorIf: ['it grows fast or gets hard', 'it hurts or your grip gets weak', 'your fingers tingle or go numb'], callIf: ['the skin over it turns hot and red and you have a fever'] },
    sources: [{ source: 'NHS: Ganglion cyst', lookedUp: null }],
    reviewed: '2026-11-26',
  },
  'shin-splints': {
    home: [
      'Stop running and jumping for at least 2 weeks. Walk, swim or cycle if that does not hurt.',
      'Hold a wrapped cold pack on the shin for up to 20 minutes, every 2 to 3 hours on the first days.',
      'Stretch the calves for a minute, twice a day.',
      'Then start again slowly: soft ground, good shoes, and a tenth more each week.',
    ],
    doctor: ['You need no X-ray at first. One is taken when a single spot of bone hurts, for a fine crack.'],
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food helps too, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
    ],
    avoid: ['Do not run through the pain: it can turn into a crack of the bone.'],
    daily: { contagion: 'No, it is not catching.', work: 'You can work. Sit when you can if you stand all day.', sport: 'Back to running when you can walk fast and hop without pain.' },
    expect: {
      course: 'With rest it settles in 2 to 6 weeks. It comes back when training goes up too fast.',
      doctorIf: ['it is no better after 4 weeks of rest', 'one small spot of bone hurts when you press it', 'it hurts at night or at rest', 'your foot goes numb when you run'],
      callIf: ['the leg turns tight, very painful and numb', 'one calf swells and hurts, or you get short of breath'],
    },
    sources: [{ source: 'NHS: Shin splints', lookedUp: null }],
    reviewed: '2026-11-26',
  },
  'patellofemoral-pain': {
    home: ['Cut down on stairs, squats and kneeling for a few weeks, but keep moving.', 'Strengthen the thigh and hip muscles every day: straight leg raises, small squats, side steps. Give it 6 to 12 weeks.', 'Hold a wrapped cold pack on the knee for up to 20 minutes after exercise.'],
    doctor: ['You need no X-ray or scan for this at first. A physiotherapist can show you the right exercises; they work better than anything else.'],
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol on bad days, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food helps too, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
    ],
    avoid: ['Do not rest the knee completely: weak muscles make it worse.'],
    daily: { contagion: 'No, it is not catching.', work: 'You can work. Stand up and stretch the leg now and then.', sport: 'Swim or cycle with a high seat. Go back to running when stairs no longer hurt.' },
    expect: {
      course: 'Most get better within 3 to 6 months of exercise. It can take longer in young people who grow.',
      doctorIf: ['it is no better after 6 weeks of exercises', 'the knee locks, gives way or swells', 'it hurts at night'],
      callIf: ['you cannot put weight on it after a fall', 'the knee is hot and red and you have a fever'],
    },
    sources: [{ source: 'NHS: Knee pain', lookedUp: null }],
    reviewed: '2026-11-26',
  },
  'greater-trochanteric-pain-syndrome': {
    home: [
      'Sleep on the other side or your back, with a pillow between the knees.',
      'Stand with weight on both legs. Do not cross your legs when you sit.',
      'Exercise the muscles at the side of the hip every day for 8 to 12 weeks, as a physiotherapist shows.',
      'Hold a wrapped cold pack on the sore spot for up to 20 minutes.',
    ],
    doctor: ['A doctor can usually tell by pressing the spot and moving the hip. A scan is only for doubt.', 'Physiotherapy works best in the long run. A steroid injection helps some people for a few weeks.'],
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food helps too, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
    ],
    avoid: ['Avoid long walks uphill, low chairs and stretching over the sore side for now.'],
    daily: { contagion: 'No, it is not catching.', work: 'You can work. Change between sitting and standing.', sport: 'Walk on flat ground, swim or cycle gently.' },
    expect: {
      course: 'It gets better slowly, over a few months. Most people are free of it within a year.',
      doctorIf: ['it is no better after 6 weeks', 'the pain is in the groin, or the hip gets stiff', 'you have lost weight or feel ill'],
      callIf: ['you cannot stand on the leg after a fall', 'the hip hurts badly and you have a fever', 'you lose control of bladder or bowel, or get numb between the legs'],
    },
    sources: [
      { source: 'NHS: Hip pain in adults', lookedUp: null },
      { source: 'CKS: Greater trochanteric pain syndrome', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} as const satisfies Record<string, Advice>
