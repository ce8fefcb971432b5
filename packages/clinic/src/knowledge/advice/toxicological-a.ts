import type { Advice } from '../advice-schema.ts'

export const toxicologicalAdviceA = {
  'antidepressant-start-effects': {
    home: [
      'Go on taking it as prescribed: most of this eases within 1 to 2 weeks, before the good effect comes.',
      'Take it with or after food. If it keeps you awake, take it in the morning; if it makes you drowsy, in the evening.',
      'Eat small, plain meals, sip water, and leave out coffee and energy drinks while you feel jittery.',
      'Tell somebody close to you that you have started it, and ask them to look in on you in these weeks.',
    ],
    doctor: ['The doctor who started it should see or call you within 2 weeks; within 1 week if you are under 25 or have had thoughts of ending your life.', 'If it is too much, a lower dose, a slower start or another medicine is possible: ring and ask before you stop.'],
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol helps the headache, as the packet says.' }],
    avoid: ['Do not stop it from one day to the next.', 'Avoid ibuprofen and aspirin with it unless a doctor says so: together they make bleeding likelier.', "Avoid St John's wort, tramadol and migraine tablets of the triptan kind until a pharmacist has looked.", 'Alcohol makes the drowsiness and the low mood worse.'],
    daily: { contagion: 'No, it is not catching.', driving: 'Do not drive while you are dizzy, drowsy or short of sleep.', work: 'You can work if you feel up to it.' },
    expect: {
      course: 'The sick feeling, loose stools, headache and jitters ease within 1 to 2 weeks. The mood lifts after 2 to 4 weeks, sometimes 6.',
      doctorIf: ['it is no better after 2 weeks', 'you cannot keep food or the tablets down', 'you feel much more anxious or restless than before'],
      callIf: ['you think of harming yourself or ending your life', 'you have a fever, stiff or jerking muscles, or are confused', 'your face or throat swells, or a rash spreads'],
    },
    sources: [
      { source: 'NICE: Depression in adults: treatment and management', lookedUp: null },
      { source: 'NHS: Side effects of sertraline', lookedUp: null },
    ],
    reviewed: null,
  },
} as const satisfies Record<string, Advice>
