import type { Condition } from '../../schema.ts'

export const antidepressantStartEffects = {
  id: 'antidepressant-start-effects',
  name: 'Starting effects of an antidepressant',
  aliases: ['SSRI start-up effects', 'antidepressant side effects on starting', 'jitteriness syndrome'],
  icd10: 'T43.225A',
  system: 'toxicological',
  summary: 'In the first one to two weeks an antidepressant can make you sick, shaky, restless and sleepless before it helps.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'uncommon' } },
  findings: {
    always: ['antidepressant-just-started', 'takes-antidepressant'],
    often: ['nausea', 'headache', 'insomnia', 'anxiety', 'diarrhoea', 'tremor'],
    some: ['palpitations', 'agitation', 'dizziness', 'mouth-dry', 'sweating', 'fatigue', 'appetite-loss', 'takes-new-medicine', 'low-mood', 'libido-low'],
    occasional: ['vomiting', 'panic-attacks', 'nightmares', 'suicidal-thoughts', 'indigestion'],
    rare: ['fever', 'muscle-rigidity-generalised', 'rash', 'confusion-new', 'medicine-stopped-suddenly'],
  },
  discriminators: ['antidepressant-just-started', 'nausea', 'agitation'],
  requires: ['antidepressant-just-started'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.1, to: 21 },
  course: ['improving'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Keep taking it as prescribed; do not stop suddenly.', 'Take it with food.', 'Take it in the morning if it keeps you awake.', 'Eat small, plain meals and drink plenty.'],
  comeBack: ['you have thoughts of ending your life, or feel agitated and cannot be still', 'you get a fever, stiff or jerking muscles, or confusion', 'you have a rash or swelling', 'it is no better after 2 weeks'],
  examination: ['list of medicines', 'mood and thoughts of suicide', 'pulse'],
  presentation:
    'Days after the first tablets of sertraline, citalopram, fluoxetine, escitalopram, paroxetine, venlafaxine or a higher dose: feeling sick, loose stools, headache, jittery, heart going fast, cannot sleep, more anxious; settles within one to two weeks, mood lifts after two to four. Under 30, watch for thoughts of suicide in the first weeks.',
  sources: ['NICE: Depression in adults: treatment and management', 'NHS: Side effects of sertraline', 'EMC: Sertraline'],
  examples: [
    { age: 27, sex: 'female', text: 'I started citalopram four days ago and feel sick, jittery and cannot sleep.' },
    { age: 39, sex: 'male', text: 'First week on fluoxetine, headache, loose stools and more anxious than before.' },
  ],
} satisfies Condition
