import type { Condition } from '../../schema.ts'

export const acuteRespiratoryDistressSyndrome = {
  id: 'acute-respiratory-distress-syndrome',
  name: 'Acute respiratory distress syndrome',
  aliases: ['ARDS', 'acute lung injury', 'shock lung', 'adult respiratory distress syndrome'],
  icd10: 'J80',
  system: 'respiratory',
  summary: 'The lungs fill with fluid after a severe illness. It needs intensive care.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['breathless', 'low-oxygen', 'fast-breathing-rate', 'chest-xray-both-lungs', 'breathless.at-rest'],
    often: ['crackles-in-lungs', 'fast-heart-rate', 'cyanosis', 'breathless.worsening', 'looks-very-ill', 'fever', 'recent-infection'],
    some: ['confusion-new', 'breathless.severe', 'raised-white-cells', 'cough', 'low-blood-pressure', 'recent-surgery', 'cannot-speak-full-sentences', 'raised-lipase', 'sweating', 'injury-recent'],
    occasional: ['drowsy-hard-to-wake', 'choking-episode', 'near-drowning', 'smoke-inhaled', 'overdose-taken'],
    rare: ['raised-bnp', 'raised-neck-veins', 'swelling-legs', 'history-heart-failure', 'wheeze', 'sputum-frothy-pink'],
  },
  discriminators: ['low-oxygen', 'chest-xray-both-lungs', 'recent-infection', 'raised-bnp'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.2, to: 7 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Sit upright.'],
  comeBack: ['lips turn blue', 'the person gets drowsy'],
  examination: ['oxygen and blood gases', 'chest X-ray', 'heart ultrasound'],
  presentation: 'Within a week of sepsis, pneumonia, pancreatitis, burns, inhaled vomit or severe injury: rapidly growing breathlessness, fast breathing, blue lips, oxygen that stays low even with a mask; white shadows in both lungs with a normal heart.',
  sources: ['StatPearls: Acute Respiratory Distress Syndrome', 'Merck: Acute Respiratory Failure'],
  examples: [
    { age: 58, sex: 'male', text: 'In hospital with pancreatitis, since yesterday more and more breathless, oxygen low despite a mask, white out of both lungs.' },
    { age: 45, sex: 'female', text: 'After severe sepsis she breathes very fast, is blue, bilateral infiltrates, BNP normal.' },
  ],
} satisfies Condition
