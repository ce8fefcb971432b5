import type { Advice } from '../advice-schema.ts'

export const injuryAdviceE = {
  'wrist-sprain': {
    home: [
      'Rest the wrist for 2 days, then move it gently several times a day: stiff joints heal more slowly.',
      'Hold something cold in a cloth on it for 15 minutes, every 2 to 3 hours on the first 2 days.',
      'Hold the hand above the level of the heart when you sit, and take off rings and bracelets before it swells.',
      'A soft bandage or splint may help for a few days, by day only.',
    ],
    doctor: ['A doctor presses on the bones, above all in the hollow behind the thumb, and has it X-rayed if one is tender.', 'A small bone behind the thumb can break without much to see: pain there that stays after a few days needs an X-ray, also if the first one was normal.'],
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol if it hurts, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'An ibuprofen gel on the sore place helps too, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 14 },
    ],
    avoid: ['No heat, alcohol, running or massage of it for the first 3 days.', 'Do not lift or lean on the hand while that hurts.'],
    daily: { contagion: 'No, it is not catching.', work: 'You can work if you spare the hand.', driving: 'Drive only when you can hold and turn the wheel firmly without pain.', sport: 'Sport with the hand again when it moves fully without pain, usually after 2 to 4 weeks.' },
    expect: {
      course: 'Most wrists are much better within a week, and well after 2 to 6 weeks.',
      doctorIf: ['it is swollen, or you cannot move or grip', 'the thumb side stays sore after a few days', 'it is no better after a week'],
      callIf: ['the wrist or hand is bent or out of shape', 'the fingers are numb, cold or blue', 'the pain gets unbearable'],
    },
    sources: [
      { source: 'NHS: Sprains and strains', lookedUp: null },
      { source: 'NHS: Broken arm or wrist', lookedUp: null },
    ],
    reviewed: null,
  },
  'wrist-fracture': {
    home: ['Keep the wrist still: rest the forearm on a rolled magazine or a cushion, and hold it in a sling or a scarf until it was looked at.', 'Take off rings, watch and bracelets now, before it swells.', 'Hold something cold in a cloth on it for 15 minutes at a time, and keep the hand up.'],
    doctor: ['An X-ray today or tomorrow shows whether it is broken. A straight break needs a splint or cast for 3 to 6 weeks; a bent one is set first, with a numbing injection.', 'Some need an operation. Over 50, and after a small fall, the bones are tested for thinning.'],
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol takes the edge off, as the packet says.' }],
    avoid: ['Do not try to straighten it.', 'Do not lift, push or lean on that hand.'],
    daily: { contagion: 'No, it is not catching.', driving: 'Do not drive with a cast or splint on the hand, or while you cannot grip the wheel.', work: 'You can work if you do not need that hand. Heavy work takes 2 to 3 months.' },
    expect: {
      course: 'The bone knits in 6 to 8 weeks. Strength and movement come back over 3 to 6 months.',
      doctorIf: ['the cast is loose, wet, broken or too tight', 'pain or swelling grows after 2 days', 'the fingers stay stiff after the cast is off'],
      callIf: ['the wrist is bent, or bone or a wound shows', 'the fingers are numb, cold, pale or blue', 'the pain is unbearable, also with painkillers'],
    },
    sources: [
      { source: 'NHS: Broken arm or wrist', lookedUp: null },
      { source: 'NICE: Fractures (non-complex): assessment and management', lookedUp: null },
    ],
    reviewed: null,
  },
} as const satisfies Record<string, Advice>
