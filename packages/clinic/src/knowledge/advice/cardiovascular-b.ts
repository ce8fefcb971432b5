import type { Advice } from '../advice-schema.ts'

export const cardiovascularAdviceB = {
  'stable-angina': {
    home: [
      'When the pain comes, stop, sit down and rest. It should go within 5 minutes.',
      'If you have a nitrate spray, use it at once, sitting. If the pain is still there after 5 minutes, use it a second time.',
      'If it is still there 5 minutes after the second time, or 10 minutes after it began, call an ambulance.',
      'Carry the spray always, and use it before effort that you know brings the pain.',
      { text: 'Stop smoking: your risk of a heart attack falls clearly within a year. Ask for help with it.', has: ['smoker'] },
    ],
    doctor: [
      'Chest pain on effort that is new needs a doctor within a day, also if it has gone. An ECG and blood tests come first.',
      'A spray, daily tablets and a statin ease the pain and make a heart attack less likely. That is why early treatment counts.',
      'A scan of the heart arteries shows whether a small tube (stent) or an operation would help.',
      { text: 'Say that you use tablets such as sildenafil: a nitrate must not go with them.', has: ['takes-sildenafil'] },
      { text: 'Good blood sugar and blood pressure protect the heart. Ask to have both checked.', has: ['history-diabetes', 'history-hypertension'] },
    ],
    medicines: [],
    avoid: [
      'Do not push on through the pain.',
      'Avoid ibuprofen and the like: they raise the risk of a heart attack. Paracetamol is safer.',
      { text: 'Do not stop your beta blocker suddenly: the angina can get much worse.', has: ['takes-beta-blocker', 'class:beta-blocker'] },
      { text: 'Never use a nitrate spray within a day of sildenafil, or within two days of tadalafil: your blood pressure could crash.', has: ['takes-sildenafil', 'medicine:sildenafil', 'medicine:tadalafil'] },
      { text: 'Go on with your low dose of aspirin unless a doctor tells you to stop.', has: ['takes-aspirin'] },
    ],
    daily: {
      contagion: 'No, angina is not catching.',
      work: 'Until a doctor has seen you, avoid heavy work. Later most people can work.',
      driving: 'Do not drive if pain comes at rest, with upset or at the wheel. If it is well controlled, most can drive a car. Ask about lorries and buses.',
      sport: 'Walk at a pace that brings no pain, on most days. Avoid sprints, heavy lifting and effort in cold wind until a doctor agrees.',
      food: 'Eat more vegetables, fruit, fish and nuts, and less fat meat, salt and sugar. After a big meal rest for an hour.',
      sex: 'If you can climb two flights of stairs with ease, sex is usually safe. Never take tablets for erections together with a nitrate.',
      travel: 'Take the spray and a list of your tablets with you. Ask before you fly if the angina is new or worse.',
    },
    expect: {
      course: 'With tablets, no smoke and daily walks most people have few attacks for years.',
      doctorIf: ['the pain is new, even if it has gone', 'attacks come more often or with less effort', 'tablets make you dizzy or you faint', 'you need the spray more than usual'],
      callIf: ['the pain lasts more than 10 minutes, or 5 minutes after the second spray', 'it comes at rest or wakes you', 'you sweat, feel sick, faint or struggle to breathe with it', 'it is stronger than any before'],
    },
    sources: [
      { source: 'NICE: Stable angina', lookedUp: null },
      { source: 'NHS: Angina', lookedUp: null },
    ],
    reviewed: '2026-11-23',
  },
  'vasovagal-syncope': {
    home: [
      'When you feel it coming, lie down at once with your legs raised. If you cannot, sit with your head between your knees.',
      'Cross your legs and squeeze legs, bottom and fists hard for half a minute. It lifts the blood pressure and can stop a faint.',
      { text: 'Drink plenty over the day, more in heat.', hasNot: ['history-heart-failure', 'history-kidney-disease'] },
      'After a faint lie for 10 minutes, sit up first, and then stand slowly.',
      'For blood tests and injections, ask to lie down.',
    ],
    doctor: [
      'See a doctor after a first faint, in the next few days: a heart tracing (ECG) makes sure that the heart is fine.',
      'If the ECG is normal and the cause is clear, you need no brain scan and no more tests.',
      { text: 'Ask whether your tablets lower your blood pressure too much.', has: ['takes-diuretic', 'takes-ace-inhibitor', 'takes-beta-blocker', 'takes-calcium-channel-blocker', 'history-prostate'] },
      { text: 'Since a young person in your family died suddenly, or you have a heart illness, see a doctor today.', has: ['family-sudden-death', 'history-heart-failure', 'history-coronary-disease', 'history-congenital-heart'] },
    ],
    medicines: [],
    avoid: ['Do not stand still for long, most of all in heat or a crowd. Shift your weight and move your calves.', 'Avoid long hot baths, big meals and too much alcohol.', { text: 'In later pregnancy lie on your left side and not flat on your back.', has: ['pregnant'] }],
    daily: {
      contagion: 'No, fainting is not catching.',
      driving: 'Do not drive until you have been checked if you fainted sitting, at the wheel, without warning or more than once. After one plain faint while standing most people may drive.',
      work: 'You can work. Stay off ladders, roofs and dangerous machines until it is clear why you fainted.',
      sport: 'Sport is fine if you did not faint during it. Do not swim alone for now, and cool down slowly.',
      food: 'Eat regularly, and do not go without breakfast.',
    },
    expect: {
      course: 'You wake up within a minute and are well again within half an hour, perhaps tired. It can come again but is not dangerous in itself.',
      doctorIf: ['it was your first faint', 'it comes again', 'it comes without a trigger or warning', { text: 'you are over 60', fromYears: 60 }, { text: 'you are pregnant', has: ['pregnant'] }],
      callIf: ['you faint during effort or lying down', 'you have chest pain, a racing heart or shortness of breath', 'you do not wake within a minute, or have a fit', 'you stay confused, or speech, an arm or a leg is weak', 'you hurt your head badly'],
    },
    sources: [
      { source: 'NHS: Fainting', lookedUp: '2026-11-23' },
      { source: "NICE: Transient loss of consciousness ('blackouts') in over 16s", lookedUp: null },
      { source: 'ESC: Syncope', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'varicose-veins-disease': {
    home: [
      'Walk every day, and move your feet up and down when you must sit or stand for long.',
      'Raise your legs above your hips for 15 minutes, three or four times a day.',
      'Rub a plain moisturiser into dry, itchy skin once or twice a day.',
      'If a vein bleeds, lie down, raise the leg high, and press hard with a clean cloth for 10 minutes.',
      { text: 'Losing some weight takes load off the veins.', has: ['obesity', 'weight-gain'] },
    ],
    doctor: [
      'If they ache, itch or swell, a doctor can order an ultrasound. Then a vein can be closed by heat or foam, or taken out.',
      'That is often done in a day without full sleep. Veins that only look bad need no treatment.',
      'Brown, hard or sore skin at the ankle should be seen in the next weeks: treatment can prevent an open sore (ulcer).',
      { text: 'In pregnancy stockings help. Veins are treated only a few months after birth, as many get better on their own.', has: ['pregnant'] },
      { text: 'Have the blood flow in your feet measured before you wear stockings: with narrow arteries they can harm.', has: ['history-atherosclerosis', 'history-diabetes'] },
    ],
    medicines: [{ ingredient: 'paracetamol', text: 'Take paracetamol for aching legs if you need it, as the packet says.' }],
    avoid: ['Do not stand or sit still for more than half an hour at a time.', 'Avoid hot baths and tight bands round the leg.', { text: 'Wear no support stockings before your arteries were checked.', has: ['history-atherosclerosis'] }],
    daily: {
      contagion: 'No, varicose veins are not catching.',
      work: 'You can work. If you stand all day, walk about each half hour and ask for a stool. Support stockings by day ease the ache.',
      sport: 'Walking, cycling and swimming are best.',
      travel: 'On trips over 4 hours walk about, drink water and move your feet. Support stockings can help.',
    },
    expect: {
      course: 'They do not go away on their own and often get slowly worse. Treatment helps well, but new ones may come after years. After pregnancy many shrink within months.',
      doctorIf: ['the skin turns brown, hard, itchy or breaks open', 'a vein gets hard, red and sore', 'aching or swelling bothers you most days', 'a vein has bled'],
      callIf: ['a vein bleeds on after 10 minutes of pressing with the leg raised', 'one leg swells or hurts suddenly', 'you get chest pain or are suddenly short of breath'],
    },
    sources: [
      { source: 'NICE: Varicose veins: diagnosis and management', lookedUp: '2026-11-23' },
      { source: 'NHS: Varicose veins', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
