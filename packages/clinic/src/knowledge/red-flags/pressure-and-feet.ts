import type { RedFlag } from '../schema.ts'

/** Skin that dies from pressure, and feet that lose their blood or are infected (NICE CG179, NG19, CG147). */
export const pressureAndFeetRules = [
  {
    id: 'pressure-damage',
    name: 'a pressure sore',
    level: 'within-24-hours',
    plain: true,
    all: ['skin-pressure-damage'],
    askWith: [],
    sources: ['NICE: Pressure ulcers: prevention and management'],
    examples: {
      fires: ['Mum has a bedsore.', 'Her heel feels boggy.', 'The skin over his tailbone is dusky.', 'There is a deep hole in his bottom, he lives in a wheelchair.', 'A grade three ulcer on the sacrum.'],
      silent: ['I have a blister on my heel from new boots.', 'My heel hurts with the first steps.'],
    },
  },
  {
    id: 'pressure-damage-infected',
    name: 'a pressure sore with signs of infection',
    level: 'emergency-department',
    all: ['skin-pressure-damage', ['fever', 'rigors', 'chills', 'skin-redness-spreading', 'confusion-new', 'looks-very-ill', 'low-blood-pressure', 'fast-breathing-rate', 'skin-crepitus']],
    askWith: ['skin-pressure-damage'],
    sources: ['NICE: Pressure ulcers: prevention and management', 'NICE: Suspected sepsis: recognition, diagnosis and early management'],
    examples: {
      fires: ['Mum has a bedsore and a fever.', 'Her pressure sore is smelly and she is shivering all over.', 'The redness around his bedsore is spreading.', 'Nan has a pressure ulcer and is suddenly confused.', 'He has a bedsore and looks very ill.'],
      silent: ['Mum has a bedsore. No fever.'],
    },
  },
  {
    id: 'dark-heel-lying',
    name: 'a dark heel in somebody who lies a lot',
    level: 'within-24-hours',
    plain: true,
    all: ['heel-dark', ['recent-immobility', 'nursing-home-resident', 'history-stroke', 'history-dementia', 'history-diabetes', 'history-parkinson']],
    askWith: [],
    sources: ['NICE: Pressure ulcers: prevention and management'],
    examples: { fires: ['Dad is bedridden and his heel went purple.'], silent: ['My heel is purple after a jump.'] },
  },
  {
    id: 'dark-heel-old',
    name: 'a dark heel in an old person',
    level: 'within-24-hours',
    plain: true,
    all: ['heel-dark'],
    unless: ['injury-recent'],
    age: { fromYears: 75 },
    askWith: [],
    sources: ['NICE: Pressure ulcers: prevention and management'],
    examples: { fires: ['She is 84 and her heel went maroon.'], silent: ['I am 24 and my heel is purple after a jump.'] },
  },
] as const satisfies readonly RedFlag[]
