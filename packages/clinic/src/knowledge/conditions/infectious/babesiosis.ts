import type { Condition } from '../../schema.ts'

export const babesiosis = {
  id: 'babesiosis',
  name: 'Babesiosis',
  aliases: ['babesia infection', 'piroplasmosis'],
  icd10: 'B60.00',
  system: 'infectious',
  summary: 'Tick-borne parasites in the red blood cells, like malaria.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'fatigue'],
    often: ['tick-exposure', 'tick-bite', 'chills', 'sweating', 'malaise', 'body-aches', 'haemolysis', 'low-haemoglobin', 'headache', 'low-platelets'],
    some: ['dark-urine', 'jaundice', 'history-splenectomy', 'spleen-enlarged', 'nausea', 'appetite-loss', 'joint-pain', 'immune-suppressed', 'raised-ldh', 'raised-bilirubin'],
    occasional: ['breathless', 'confusion-new', 'low-blood-pressure'],
    rare: ['rash', 'recent-travel-tropics', 'skin-expanding-ring-tick', 'eschar', 'malaria-parasites'],
  },
  discriminators: ['haemolysis', 'tick-bite', 'history-splenectomy', 'recent-travel-tropics'],
  onset: ['days', 'weeks'],
  durationDays: { from: 3, to: 40 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today', 'Go to the hospital if you have no spleen.'],
  comeBack: ['urine turns dark', 'you turn yellow', 'you get breathless'],
  examination: ['blood film', 'blood count', 'Lyme test too'],
  presentation: 'Weeks after a tick bite in the north-east of the United States: gradual fever, sweats, tiredness, dark urine, anaemia from broken red cells; severe without spleen, in old age or weak defences. Rings and crosses in red cells on the film.',
  sources: ['CDC: Babesiosis', 'StatPearls: Babesiosis'],
  examples: [
    { age: 66, sex: 'male', text: 'No spleen since an accident, tick bite on Nantucket. Now fever, sweats, dark urine and very weak.' },
    { age: 58, sex: 'female', text: 'Fever, fatigue and drenching sweats three weeks after a tick bite, blood tests show haemolysis.' },
  ],
} satisfies Condition
