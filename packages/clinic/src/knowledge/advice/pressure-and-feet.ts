import type { Advice } from '../advice-schema.ts'

export const pressureAndFeetAdvice = {
  'pressure-ulcer': {
    home: [
      'Take all weight off the sore place now. For a heel: lay a pillow under the calf, so that the heel hangs free and touches nothing.',
      'For the tailbone or hip: turn to the other side, with a pillow behind the back and one between the knees.',
      'Turn at least every 4 hours in bed, by day and by night, and shift every 15 minutes in a chair.',
      'Keep the skin clean and dry. Change wet sheets or pads at once, and lay no creases or tubes under the body.',
      'Cover an open sore with a clean, dry dressing until the nurse comes. Leave a blister or a black scab whole.',
    ],
    doctor: [
      'A nurse or doctor should look at it today: dark, soft skin or a black scab can hide a deep wound, and each day of pressure makes it deeper.',
      'The nurse judges how deep it is, dresses it, and can order a special mattress and heel protection.',
      { text: 'With diabetes a sore on the foot or heel goes to the foot team within one working day.', has: ['history-diabetes'] },
    ],
    antibiotics: 'Only if it is infected: spreading redness, pus with a fever, or infection in the bone. A clean sore heals without them.',
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol eases the pain, as the packet says.' }],
    avoid: ['Do not rub or massage it, not even gently: that tears the damaged skin further.', 'Do not use a ring cushion, a water-filled glove or sheepskin alone under the heel.', 'Do not drag somebody up the bed: lift, or use a slide sheet.'],
    daily: { contagion: 'No, it is not catching.', food: 'Enough protein helps it to heal: eggs, dairy, fish, beans, or the drinks a nurse or dietitian suggests.' },
    expect: {
      course: 'Redness alone fades in a few days once the weight is off. A deep sore takes weeks to months.',
      doctorIf: ['it gets bigger, deeper or darker', 'it smells or weeps', 'another place turns red and stays red'],
      callIf: ['there is a fever, shaking or new confusion', 'redness or swelling spreads, or the skin crackles', 'the skin turns black and wet'],
    },
    sources: [
      { source: 'NICE: Pressure ulcers: prevention and management', lookedUp: null },
      { source: 'NHS: Pressure ulcers', lookedUp: null },
    ],
    reviewed: null,
  },
  'diabetic-foot-infection': {
    home: [
      'Take all weight off the foot: sit or lie, and use crutches or a chair to get about.',
      'Rinse the sore with clean water, pat it dry and cover it with a dry dressing. Change it every day.',
      'Look at both feet today, the soles with a mirror, and between the toes.',
      'Keep your sugar as near to your target as you can, and go on with your diabetes medicines.',
    ],
    doctor: ['Any new sore, blister, colour or swelling of a foot in diabetes goes to the foot clinic within one working day: it can get deep without hurting.', 'They judge depth, infection and blood flow, take the pressure off with a special shoe or cast, and may X-ray the bone.'],
    antibiotics: 'Yes, if it is infected, and soon. A clean sore needs the pressure off, not antibiotics.',
    medicines: [],
    avoid: ['Do not walk on it, barefoot or in tight shoes.', 'Do not soak, cut or burst anything, and use no corn plasters.', 'Do not warm the foot with a bottle or heater: you may burn it without feeling it.'],
    daily: { contagion: 'No, it is not catching.', work: 'Only sitting, with the foot off the floor.' },
    expect: {
      course: 'With the weight off, a shallow sore heals in 6 to 12 weeks.',
      doctorIf: ['it is no smaller after 2 weeks', 'a new sore or blister comes'],
      callIf: ['the skin turns black, wet or mushy, or smells rotten', 'redness spreads or the foot swells', 'you get a fever, shake or feel very ill'],
    },
    sources: [
      { source: 'NICE: Diabetic foot problems: prevention and management', lookedUp: null },
      { source: 'NHS: Diabetes and foot problems', lookedUp: null },
    ],
    reviewed: null,
  },
  'limb-threatening-ischaemia': {
    home: ['Let the foot hang lower than your body: sleep in a chair or raise the head of the bed.', 'Keep it warm with a loose sock, dry, and free of any pressure.', { text: 'Stop smoking today: every cigarette narrows the vessels further.', notDenied: ['smoker'], fromYears: 12 }],
    doctor: ['A team for blood vessels should see you within days: a balloon or a bypass can save the foot while the skin is alive.', 'They measure the pressure in ankle and toe, and look at the arteries with a scan.'],
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol may take the edge off, as the packet says. Stronger pain relief needs a doctor.' }],
    avoid: ['Do not raise the leg or wear support stockings: both take blood away.', 'Do not use a hot-water bottle, and do not soak the foot.', 'Do not cut corns or sores yourself.'],
    daily: { contagion: 'No, it is not catching.', work: 'Not standing or walking work until the blood flow has been mended.' },
    expect: {
      course: 'It does not get better on its own. With blood flow restored the pain goes and most sores heal.',
      doctorIf: ['a sore appears or grows', 'the pain keeps you awake'],
      callIf: ['the leg suddenly turns cold, white, numb or weak', 'skin turns black', 'you get a fever, or redness spreads'],
    },
    sources: [
      { source: 'NICE: Peripheral arterial disease: diagnosis and management', lookedUp: null },
      { source: 'CKS: Peripheral arterial disease', lookedUp: null },
    ],
    reviewed: null,
  },
} as const satisfies Record<string, Advice>
