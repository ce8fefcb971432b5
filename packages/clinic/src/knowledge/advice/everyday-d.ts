import type { Advice } from '../advice-schema.ts'

export const everydayAdviceD = {
  'chronic-sinusitis': {
    home: ['Rinse your nose with salt water once or twice a day, for at least 6 weeks. Use boiled, cooled water.', 'Sleep with your head raised, and stay out of smoke.', { text: 'Stop smoking: it keeps the lining swollen.', has: ['smoker'] }],
    doctor: ['A steroid nose spray every day for 6 to 12 weeks is the main treatment. Point it away from the middle of the nose.', 'A scan and a look inside the nose are for when sprays and rinses fail after 12 weeks, or if it is on one side only.'],
    antibiotics: 'Usually not: after 12 weeks swelling, not germs, keeps it going.',
    medicines: [{ ingredient: 'paracetamol', text: 'Take paracetamol for face pain, as the packet says.' }],
    avoid: ['Do not use a decongestant nose spray for more than 5 days: after that it makes the nose swell more.', { text: 'Avoid decongestant tablets: they are bad for your blood pressure and heart.', has: ['history-hypertension', 'history-coronary-disease', 'history-heart-failure'] }],
    daily: { contagion: 'No, it is not catching.', work: 'You can work as usual.', travel: 'Flying or diving can hurt while it is blocked.' },
    expect: {
      course: 'It eases over 6 to 12 weeks of treatment, and comes back in many people.',
      doctorIf: ['it is no better after 12 weeks of rinses and spray', 'only one side is blocked or bleeds', 'you have lost your sense of smell', 'you get a fever or strong face pain'],
      callIf: ['an eye swells, hurts or sees double', 'you get a bad headache with a stiff neck, or get confused'],
    },
    sources: [
      { source: 'NHS: Sinusitis (sinus infection)', lookedUp: null },
      { source: 'CKS: Sinusitis', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'otitis-media-effusion': {
    home: [
      { text: 'Wait: in most children the fluid drains on its own within 3 months.', toYears: 16 },
      { text: 'Wait: the fluid mostly drains on its own within 3 months.', fromYears: 16 },
      { text: 'Face the child when you speak, turn off background noise, and tell the nursery or school.', toYears: 16 },
      { text: 'A balloon blown up with the nose (Otovent) 3 times a day can help from about 4 years on.', fromYears: 4, toYears: 12 },
    ],
    doctor: ['Hearing is tested again after 3 months. If it is still poor on both sides, small tubes in the eardrums are talked about.', { text: 'In a grown-up with fluid on one side only, a specialist looks behind the nose within weeks.', fromYears: 18 }],
    antibiotics: 'No: there is fluid, but no infection.',
    medicines: [],
    avoid: ['Antihistamines, decongestants and steroid sprays do not help glue ear.', 'Keep the child out of cigarette smoke: it makes it last longer.'],
    daily: { contagion: 'No, it is not catching.', school: 'The child can go to school. Ask for a seat near the front.', sport: 'Swimming is fine.', travel: 'Flying is fine; sucking or drinking at take-off and landing eases the pressure.' },
    expect: { course: 'Half the children hear well again after 3 months, nearly all after a year.', doctorIf: ['hearing is no better after 3 months', 'speech is late or gets worse', 'the ear hurts or runs'], callIf: ['the skin behind the ear is red and swollen, or the child is very ill'] },
    sources: [
      { source: 'NHS: Glue ear', lookedUp: null },
      { source: 'NICE: Otitis media with effusion in under 12s', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'orthostatic-hypotension': {
    home: [
      'Get up in steps: sit on the edge of the bed for 1 to 2 minutes, move your feet, then stand and hold on.',
      { text: 'Drink about 6 to 8 glasses a day, and a large glass of water before you get up.', hasNot: ['history-heart-failure', 'history-kidney-disease'] },
      'Cross your legs and tense them when you feel light-headed, or sit down at once.',
      'Raise the head of your bed a little, and eat small meals.',
    ],
    doctor: [
      'Your blood pressure is measured lying, and again after 1 and 3 minutes of standing.',
      'A doctor goes through your medicines: those for blood pressure, the prostate, mood and water are common causes.',
      { text: 'Ask this week whether one of your blood pressure or water tablets should be changed.', has: ['takes-diuretic', 'takes-ace-inhibitor', 'takes-beta-blocker', 'takes-calcium-channel-blocker'] },
    ],
    medicines: [],
    avoid: ['Do not stop a medicine on your own.', { text: 'Avoid alcohol, hot baths and long standing in the heat.', fromYears: 12 }],
    daily: { contagion: 'No, it is not catching.', driving: 'Do not drive while you feel faint on sitting up or have fainted. Ask a doctor first.', work: 'Sit for what you can, and do not climb ladders while you are dizzy.' },
    expect: {
      course: 'If a medicine or too little water is behind it, it is better within days of the change. Otherwise it comes and goes.',
      doctorIf: ['you fall, or nearly fall', 'it is no better after a week', 'you feel dizzy when you sit as well'],
      callIf: ['you faint with chest pain, shortness of breath or a racing heart', 'you pass black stool or vomit blood', 'you are weak on one side or confused'],
    },
    sources: [
      { source: 'ESC: Guidelines for the diagnosis and management of syncope', lookedUp: null },
      { source: 'CKS: Blackouts and syncope', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'hyperventilation-syndrome': {
    home: ['Breathe in through the nose for 4 seconds and out slowly for 6, with a hand on your belly. Go on for 5 minutes.', 'Sit down, drop your shoulders, and say to yourself that it passes.', 'Practise slow breathing twice a day for 10 minutes; then it works when you need it.'],
    doctor: ['The first time, and with any chest pain, a doctor listens to heart and lungs and may do a heart tracing: other causes are ruled out first.', 'Breathing lessons from a physiotherapist and talking therapy help most people within a few weeks.'],
    medicines: [],
    avoid: ['Do not breathe into a bag: if it is something else, it is dangerous.', 'Cut down on coffee, energy drinks and nicotine.'],
    daily: { contagion: 'No, it is not catching.', work: 'You can work when you feel well.', driving: 'Pull over and wait until it has passed.' },
    expect: {
      course: 'An attack peaks within minutes and passes within half an hour. It does no harm to heart or brain.',
      doctorIf: ['it comes back', 'you stay away from places for fear of it', 'you are short of breath between the attacks'],
      callIf: ['it lasts more than 30 minutes, or your lips are blue', 'you have chest pain, faint, or cough blood', 'one leg is swollen, or one side of your body is weak'],
    },
    sources: [{ source: 'NHS: Panic disorder', lookedUp: null }],
    reviewed: '2026-11-26',
  },
  balanitis: {
    home: ['Wash under the foreskin with warm water once a day, and dry it gently. Use a moisturiser in place of soap.', 'Wash your hands before and after you pass urine.'],
    doctor: [
      'A doctor may take a swab, and gives a cream against yeast, germs or inflammation. It usually clears within 7 days.',
      'Sugar in urine or blood is checked, as diabetes can show itself this way.',
      { text: 'If you have a new partner, a test for sexual infections is part of it.', has: ['sexual-new-partner', 'sexual-unprotected'] },
    ],
    medicines: [{ ingredient: 'clotrimazole', text: 'If it itches and looks like thrush, clotrimazole cream from the pharmacy can help, as the packet says, for up to 2 weeks.', fromYears: 18 }],
    avoid: ['Use no soap, shower gel or wipes on it.', 'Never pull back a tight foreskin by force, least of all in a child.'],
    daily: { contagion: 'Usually not. Thrush and some germs can pass to a partner by sex.', sex: 'Avoid sex until it has healed. A condom protects after that.', work: 'You can work as usual.' },
    expect: {
      course: 'It is usually better within 3 to 7 days of washing and cream.',
      doctorIf: ['it is no better after a week', 'it keeps coming back', 'there is a sore, a hard lump or bleeding', 'the foreskin gets tight'],
      callIf: ['the foreskin is stuck behind the head and swells', 'you cannot pass urine', 'the penis or scrotum is very painful, dark or swollen and you have a fever'],
    },
    sources: [
      { source: 'NHS: Balanitis', lookedUp: null },
      { source: 'CKS: Balanitis', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'erectile-dysfunction': {
    home: ['Walk briskly for 30 minutes on most days: it helps as much as it helps the heart.', 'Sleep enough, and talk with your partner; take the pressure off by not having sex for 2 to 3 weeks.', { text: 'Stop smoking: it narrows the vessels that an erection needs.', has: ['smoker'] }],
    doctor: ['See a doctor within a few weeks, even if you feel well: it can be the first sign of heart disease or diabetes, years ahead.', 'Blood pressure, sugar, cholesterol and testosterone are checked, and your medicines gone through.', 'Tablets such as sildenafil work in about two of three men.'],
    medicines: [],
    avoid: ['Buy no tablets from unknown websites: many are fake or too strong.', 'Never take sildenafil or the like with nitrates (a heart spray or tablets) or with poppers: your blood pressure can drop dangerously.', 'Do not stop blood pressure or mood tablets on your own.'],
    daily: { contagion: 'No, it is not catching.', sex: 'Sex is safe for most men who can climb two flights of stairs without trouble.', work: 'You can work as usual.' },
    expect: {
      course: 'From stress it often passes within weeks. From vessels or diabetes it stays, but can be treated.',
      doctorIf: ['it lasts more than a few weeks', 'you have no morning erections any more', 'the penis is bent or painful', 'your mood is low'],
      callIf: ['an erection lasts more than 4 hours', 'your chest hurts during sex (say if you took sildenafil or the like)'],
    },
    sources: [
      { source: 'NHS: Erectile dysfunction (impotence)', lookedUp: null },
      { source: 'CKS: Erectile dysfunction', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  burnout: {
    home: [
      'Take 2 weeks off from what wears you out if you can; ask a doctor for a sick note if you need one.',
      'Go to bed and get up at the same times, and leave the work phone outside the bedroom.',
      'Walk outside for 30 minutes a day, and do one thing a day that you like.',
      'Write down what drains you and what gives you strength, and talk about it with your manager or somebody you trust.',
    ],
    doctor: ['A doctor asks about mood, sleep and alcohol, and may take blood for thyroid, iron and sugar: they tire people too.', 'Talking therapy helps. Go back to work step by step, over a few weeks, with fewer tasks at first.'],
    medicines: [],
    avoid: ['Do not use alcohol or sleeping tablets to come down.', 'Make no big decisions in the worst weeks.'],
    daily: { contagion: 'No, it is not an illness you can pass on.', work: 'Rest first, then return by steps. If nothing changes at work, it comes back.', driving: 'Do not drive when you are so tired that your eyes close.' },
    expect: {
      course: 'Sleep and strength come back over weeks to a few months, with ups and downs.',
      doctorIf: ['it is no better after 2 weeks of rest', 'you feel low or hopeless on most days', 'you drink more than before', 'you cannot sleep for more than 2 weeks'],
      callIf: ['you think of harming yourself or of ending your life'],
    },
    sources: [
      { source: 'WHO: Burn-out an occupational phenomenon', lookedUp: null },
      { source: 'NHS: Stress', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'social-anxiety-disorder': {
    home: ['Do one small thing a day that you would rather avoid, such as a short phone call, and stay until the fear falls, usually within 20 to 30 minutes.', 'Write down what you fear will happen, and afterwards what did.', 'Breathe out slowly for a few minutes before you go in.'],
    doctor: ['Talking therapy (CBT) made for social anxiety is the best treatment: about 14 to 16 sessions. You can ask for it yourself in many places.', 'A tablet of the SSRI kind is the second choice. It takes 4 to 12 weeks to work.'],
    medicines: [],
    avoid: ['Do not drink alcohol or take calming tablets to get through: the fear comes back stronger.'],
    daily: { contagion: 'No, it is not catching.', work: 'Keep working if you can: staying away makes the fear grow.', school: 'Keep going to school; ask a teacher for a quiet way in and for small steps.' },
    expect: { course: 'Without treatment it often lasts for years. With therapy most people are clearly better in 3 to 6 months.', doctorIf: ['you stay away from school, work or friends', 'you drink to cope', 'your mood is low'], callIf: ['you think of harming yourself or of ending your life'] },
    sources: [
      { source: 'NICE: Social anxiety disorder: recognition, assessment and treatment', lookedUp: null },
      { source: 'NHS: Social anxiety (social phobia)', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} as const satisfies Record<string, Advice>
