import type { Advice } from '../advice-schema.ts'

export const neurologicalAdvice = {
  migraine: {
    home: ['Lie down in a dark, quiet room as soon as it starts. Sleep often ends it.', 'Take the painkiller early, in the first hour. Later it works less well.', 'Sip water, and put something cool on your forehead or neck.', 'Keep a diary of attacks, food, sleep and periods for 8 weeks: it shows what sets them off.'],
    doctor: [
      'For attacks that painkillers do not stop, a doctor can give a triptan. It is taken when the headache starts.',
      'With four or more bad days a month, daily tablets can prevent attacks. Give them 8 to 12 weeks to work.',
      { text: 'Some of these tablets (topiramate, valproate) can harm an unborn baby. Say if you could get pregnant.', sex: 'female', fromYears: 12, toYears: 55 },
      { text: 'Triptans are not for you after heart trouble or a stroke. Ask about other tablets.', has: ['history-heart-attack', 'history-coronary-disease', 'history-stroke', 'history-atherosclerosis'] },
      'A brain scan is not needed for typical migraine when you are well in between.',
      { text: 'Ask for another kind of contraception this week if you see zigzags or get tingling before the headache: with the combined pill that raises the risk of a stroke.', has: ['takes-oral-contraceptive', 'class:combined-contraceptive'] },
    ],
    medicines: [
      { ingredient: 'ibuprofen', text: 'Take ibuprofen with food at the first sign, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Take paracetamol at the first sign, as the packet says.' },
    ],
    avoid: [
      'Do not take painkillers on more than 10 days a month (15 for paracetamol or ibuprofen alone): they can cause headaches of their own.',
      { text: 'Do not take the combined pill with aura (zigzags, blind spots, tingling): call whoever prescribes it this week. The mini-pill is fine.', has: ['aura-visual'], sex: 'female' },
      { text: 'Codeine makes the sickness worse and the headaches come back. Leave it out.', has: ['takes-opioid', 'takes-painkiller-often'] },
    ],
    daily: {
      contagion: 'No, migraine is not catching. It often runs in families.',
      work: 'Rest until the attack is over. A screen filter, regular breaks and meals help to prevent the next one.',
      driving: 'Do not drive during an attack, while you see zigzags or if your tablets make you sleepy.',
      food: 'Eat and sleep at regular times. Missed meals, too little water and alcohol are common triggers.',
    },
    expect: {
      course: 'An attack lasts 4 hours to 3 days. You may feel washed out for a day after. Attacks often become less frequent after 50.',
      doctorIf: ['you have attacks on 4 or more days a month', 'an attack lasts longer than 3 days', 'the attacks change', { text: 'it is your first migraine', fromYears: 50 }, { text: 'you are pregnant or gave birth a short time ago', has: ['pregnant', 'postpartum'] }],
      callIf: ['the headache reaches its worst within a minute', 'you get weak on one side, or cannot speak or see properly', 'you have a fever with a stiff neck, a rash or confusion', 'it follows a blow to the head'],
    },
    sources: [
      { source: 'NHS: Migraine', lookedUp: null },
      { source: 'NICE: Headaches in over 12s: diagnosis and management', lookedUp: null },
      { source: 'WHO: Medical eligibility criteria for contraceptive use', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
