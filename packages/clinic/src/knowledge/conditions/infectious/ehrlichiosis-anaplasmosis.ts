import type { Condition } from '../../schema.ts'

export const ehrlichiosisAnaplasmosis = {
  id: 'ehrlichiosis-anaplasmosis',
  name: 'Ehrlichiosis and anaplasmosis',
  aliases: ['anaplasmosis', 'ehrlichiosis', 'human granulocytic anaplasmosis', 'human monocytic ehrlichiosis'],
  icd10: 'A79.82',
  system: 'infectious',
  summary: 'Tick-borne bacteria that live in white blood cells and give a flu-like illness in summer.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'headache', 'tick-bite', 'malaise'],
    often: ['body-aches', 'chills', 'low-white-cells', 'low-platelets', 'raised-liver-enzymes', 'tick-exposure', 'fever-high', 'fatigue'],
    some: ['nausea', 'vomiting', 'appetite-loss', 'sweating', 'rigors', 'joint-pain', 'diarrhoea'],
    occasional: ['rash', 'cough', 'confusion-new', 'abdominal-pain'],
    rare: ['skin-expanding-ring-tick', 'rash-palms-soles', 'jaundice', 'eschar', 'low-haemoglobin', 'nose-runny'],
  },
  discriminators: ['tick-bite', 'low-white-cells', 'low-platelets', 'skin-expanding-ring-tick'],
  onset: ['days'],
  durationDays: { from: 2, to: 14 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today and tell about the tick.'],
  comeBack: ['you get confused', 'you bleed', 'you get breathless'],
  examination: ['blood count with film', 'liver values', 'PCR'],
  presentation: 'One to two weeks after a tick bite in spring or summer: fever, chills, bad headache, muscle ache, nausea, mostly without rash; low white cells, low platelets, raised liver values.',
  sources: ['CDC: Anaplasmosis', 'CDC: Ehrlichiosis', 'StatPearls: Ehrlichiosis'],
  examples: [
    { age: 60, sex: 'male', text: 'Ten days after a tick bite in Minnesota: fever, chills, headache and aches, no rash, white cells and platelets low.' },
    { age: 53, sex: 'female', text: 'Flu-like illness in July with fever and headache after picking off a tick, liver enzymes raised.' },
  ],
} satisfies Condition
