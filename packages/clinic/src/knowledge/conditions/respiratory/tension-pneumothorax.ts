import type { Condition } from '../../schema.ts'

export const tensionPneumothorax = {
  id: 'tension-pneumothorax',
  name: 'Tension pneumothorax',
  aliases: ['tension pneumothorax', 'valve pneumothorax'],
  icd10: 'J93.0',
  system: 'respiratory',
  summary: 'Air under pressure pushes lung and heart aside. It kills within minutes without help.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['breathless', 'reduced-breath-sounds', 'low-blood-pressure', 'fast-heart-rate', 'breathless.worsening'],
    often: ['trachea-shifted', 'raised-neck-veins', 'chest-pain', 'low-oxygen', 'chest-injury', 'cyanosis', 'chest-pain.one-sided', 'breathless.sudden', 'breathless.at-rest'],
    some: ['drowsy-hard-to-wake', 'sweating', 'pallor', 'subcutaneous-air', 'anxiety', 'fast-breathing-rate', 'chest-xray-pneumothorax', 'history-copd', 'cold-clammy-skin'],
    occasional: ['faint-or-collapse', 'history-asthma', 'recent-surgery', 'confusion-new'],
    rare: ['fever', 'muffled-heart-sounds', 'crackles-in-lungs', 'sputum', 'wheeze'],
  },
  discriminators: ['trachea-shifted', 'low-blood-pressure', 'reduced-breath-sounds', 'raised-neck-veins', 'muffled-heart-sounds'],
  onset: ['sudden'],
  durationDays: { from: 0.005, to: 0.5 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Sit the person up if awake.'],
  comeBack: ['the person stops responding'],
  examination: ['listen and tap both sides', 'needle relief at once', 'then a chest drain'],
  presentation: 'After a chest wound, rib fracture or on a ventilator: rapidly worse breathlessness, blue lips, low pressure, fast pulse, bulging neck veins, windpipe pushed to the other side, no breath sounds and a hollow note on one side.',
  sources: ['StatPearls: Tension Pneumothorax', 'RCEM: Major trauma'],
  examples: [
    { age: 34, sex: 'male', text: 'After a blow to the ribs he can hardly breathe, is turning blue, no breath sounds on the left and his pressure is falling.' },
    { age: 27, sex: 'female', text: 'Car accident, worsening breathlessness, trachea deviated, distended neck veins, low blood pressure.' },
  ],
} satisfies Condition
