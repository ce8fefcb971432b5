import type { Advice } from '../advice-schema.ts'

export const neurologicalAdviceD = {
  'tension-headache': {
    home: [
      'Drink a glass of water, eat something and rest your eyes from the screen for 20 minutes.',
      'Put a warm pack on your neck and shoulders for 15 to 20 minutes, or rub your temples.',
      'Stretch the neck slowly to each side, several times a day.',
      'Sleep and eat at set times, and move for 30 minutes on most days. It makes headaches rarer.',
      'If they come often, keep a diary for 8 weeks, with the painkillers that you take.',
    ],
    doctor: [
      'A doctor is not needed for a headache now and then. A brain scan is not needed either.',
      'With headaches on more than half of the days, a doctor can offer acupuncture or a daily tablet to prevent them.',
      { text: 'A new kind of headache at this age should be looked at this week, with a blood test.', fromYears: 50 },
    ],
    medicines: [
      { ingredient: 'ibuprofen', text: 'Take ibuprofen with food, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Take paracetamol, as the packet says.' },
    ],
    avoid: ['Do not take painkillers on more than 2 days a week: more can cause headaches of their own.', 'Avoid painkillers with codeine: they bring the headache back.'],
    daily: {
      contagion: 'No, this headache is not catching.',
      work: 'You can work. Set the screen at eye level, and get up for a minute every half hour.',
      driving: 'You can drive if the pain does not distract you.',
      sport: 'Gentle sport often helps. It does not make this headache worse.',
      food: 'Do not skip meals. Cut down on coffee slowly: stopping at once can bring on a headache.',
    },
    expect: {
      course: 'It lasts from half an hour to a few days and does no harm. It comes back in busy or sleepless times.',
      doctorIf: ['headaches come on more than 2 days a week', 'they change, or get worse from week to week', 'you need painkillers on more than 2 days a week', { text: 'you are pregnant or gave birth a short time ago (call today)', has: ['pregnant', 'postpartum'] }],
      callIf: ['the headache reaches its worst within a minute', 'you have a fever with a stiff neck, a rash or confusion', 'you get weak on one side, or cannot speak or see properly', 'it follows a blow to the head', { text: 'your scalp is sore, your jaw hurts when you chew, or your sight goes', fromYears: 50 }],
    },
    sources: [
      { source: 'NHS: Tension headaches', lookedUp: null },
      { source: 'NICE: Headaches in over 12s: diagnosis and management', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'restless-legs-syndrome': {
    home: [
      'When it starts, get up and walk, stretch or rub your legs.',
      'A warm or cold pack, or a warm bath before bed, calms the legs.',
      { text: 'Avoid coffee, cola and energy drinks from noon on, and alcohol and smoking in the evening.', fromYears: 12 },
      'Move by day, but not hard in the last few hours before bed. Go to bed and rise at the same time.',
    ],
    doctor: [
      'Ask for a blood test of your iron stores: low iron is the cause that is easiest to mend. Iron then helps within weeks to months.',
      'The doctor also checks your kidneys and your tablets. Some sickness and allergy tablets and antidepressants make it worse.',
      { text: 'Ask whether your antidepressant can be the cause. Do not stop it on your own.', has: ['takes-antidepressant'] },
      { text: 'In pregnancy it is common. It usually goes within a month after the birth. Ask the midwife for an iron test.', has: ['pregnant'] },
      'If it is bad on many nights, there are tablets that calm the legs. They need watching: some can make it worse later.',
    ],
    medicines: [],
    avoid: ['Avoid sleep aids and old allergy tablets that make you drowsy: they stir the legs up.', 'Do not take iron without a blood test: too much does harm.', { text: 'Allergy tablets that make you drowsy can cause this. Ask the pharmacist for another kind.', has: ['takes-antihistamine'] }],
    daily: {
      contagion: 'No, restless legs are not catching. They often run in families.',
      work: 'Get up and walk for a minute every half hour. Ask for an aisle seat in long meetings.',
      driving: 'Do not drive while you are sleepy by day. Stop and walk every hour.',
      travel: 'Take an aisle seat and walk up and down on long flights.',
    },
    expect: {
      course: 'It comes and goes over years. With enough iron, or after a change of tablets, it often gets much better.',
      doctorIf: ['it spoils your sleep on several nights a week', 'your legs are weak or numb', 'one leg is swollen, hot and sore (see a doctor today)', 'you bleed a lot with your periods or lose blood elsewhere'],
      callIf: ['you feel so low that you think of ending your life'],
    },
    sources: [
      { source: 'NHS: Restless legs syndrome', lookedUp: null },
      { source: 'CKS: Restless legs syndrome', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'carpal-tunnel-syndrome': {
    home: [
      'Wear a wrist splint every night for at least 6 weeks. It keeps the wrist straight. Pharmacies have them.',
      'When the fingers wake you, hang the hand down and shake it.',
      'Cut down on bending the wrist, hard gripping and tools that shake.',
      'Type with straight wrists, and rest your hands for a minute every half hour.',
    ],
    doctor: [
      'A doctor can usually tell by your story and by tapping on the wrist. A nerve test is for doubt, or before an operation.',
      'If the splint has not helped after 6 weeks, a steroid injection into the wrist eases it for a few months.',
      'A small operation frees the nerve. Do not put it off if the thumb gets weak: a nerve that is pressed for long may not recover.',
      { text: 'In pregnancy it is common and usually goes within weeks after the birth. A splint is all you need.', has: ['pregnant'] },
      'Ask for a blood test of sugar and thyroid: both can cause it.',
    ],
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol can ease the ache for a short time, as the packet says. It does not free the nerve.' }],
    avoid: ['Do not wear the splint tight, and do not sleep with bent wrists or on your hands.', 'Save your money: vitamin B6 does not help, and too much harms nerves.', { text: 'Avoid ibuprofen: it can harm weak kidneys and does little here.', has: ['history-kidney-disease'] }],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work. Ask for fewer tools that shake, for breaks, and for a keyboard that keeps your wrists straight.',
      driving: 'Do not drive with a hand so numb that you cannot grip the wheel.',
      sport: 'Go on with sport that does not need a hard grip. Hold the handlebars of a bike loosely.',
    },
    expect: {
      course: 'One in three gets well without an operation, often within 6 months. Mild and new trouble does best.',
      doctorIf: ['the splint has not helped after 6 weeks', 'fingers stay numb all day', 'the thumb gets weak or thin, or you drop things', 'the neck or the whole arm hurts too'],
      callIf: ['the arm gets weak or numb all at once, or your face or speech changes', 'the hand goes numb after a fall on the wrist', 'hand or wrist is hot, red and very swollen'],
    },
    sources: [
      { source: 'NHS: Carpal tunnel syndrome', lookedUp: '2026-11-23' },
      { source: 'CKS: Carpal tunnel syndrome', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'medication-overuse-headache': {
    home: ['Keep a diary of headaches and of every tablet. Take it to the doctor.', 'Plan the stop for a quiet week, and tell your family: the first days are hard.', 'Drink enough, rest in a dark room, and use a cool cloth while it is worse.', 'Eat and sleep at set times, and walk every day.'],
    doctor: [
      'The cure is to stop the overused tablet for at least a month. A doctor helps you plan it, and it works for most people.',
      'Simple painkillers and triptans are stopped at once. Tablets with codeine or stronger ones are cut down step by step.',
      'The doctor can give you something to prevent the old headache or migraine, so that you need fewer tablets.',
      'A brain scan is not needed if the headache is an old one and has not changed.',
      { text: 'Do not stop your opioid all at once: that makes you ill. Ask for a plan this week.', has: ['takes-opioid', 'class:opioid'] },
    ],
    medicines: [],
    avoid: ['Take nothing for headache on more than 2 days a week from now on.', 'Do not swap to another painkiller: it keeps the headache going too.', 'Avoid codeine, caffeine tablets and mixed painkillers: they are the worst for it.'],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You may need a few days off in the first week after stopping.',
      driving: 'Do not drive with strong pain, or if your tablets make you sleepy.',
      sport: 'Gentle sport helps: a walk of 30 minutes on most days.',
    },
    expect: {
      course: 'The headache gets worse for 2 to 10 days after stopping, sometimes longer. Then it gets better within 2 months.',
      doctorIf: ['you take codeine or stronger tablets on most days', 'it is no better 4 weeks after you have stopped', 'the headache changes', 'you feel very low or anxious while you stop'],
      callIf: ['the headache reaches its worst within a minute', 'you get weak on one side, or cannot speak or see properly', 'you have a fever with a stiff neck or confusion', 'you have a fit', 'you have taken more paracetamol than the packet allows, even if you feel well'],
    },
    sources: [
      { source: 'NICE: Headaches in over 12s: diagnosis and management', lookedUp: null },
      { source: 'CKS: Headache - medication overuse', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
