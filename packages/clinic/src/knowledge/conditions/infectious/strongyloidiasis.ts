import type { Condition } from '../../schema.ts'

export const strongyloidiasis = {
  id: 'strongyloidiasis',
  name: 'Strongyloides and hookworm infection',
  aliases: ['strongyloidiasis', 'hookworm', 'hookworm infection', 'ancylostomiasis', 'ascariasis', 'roundworm infection', 'Loeffler syndrome'],
  icd10: 'B78.9',
  system: 'infectious',
  summary: 'Worms that enter through bare feet or dirty food and live in the gut.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['eosinophilia', 'recent-travel-tropics'],
    often: ['skin-itch', 'abdominal-pain', 'rash', 'diarrhoea', 'fatigue'],
    some: ['cough', 'wheeze', 'low-haemoglobin', 'low-ferritin', 'bloating', 'stool-worms', 'hives', 'weight-loss', 'nausea', 'rash.buttock-site', 'abdominal-pain.epigastric', 'pallor', 'positive-stool-test', 'takes-steroids', 'rash.feet-site'],
    occasional: ['breathless', 'chest-xray-both-lungs', 'vomiting', 'growth-poor', 'fever', 'coughing-blood', 'immune-suppressed'],
    rare: ['jaundice', 'stool-bloody', 'urine-blood', 'night-sweats', 'history-asthma'],
  },
  discriminators: ['eosinophilia', 'recent-travel-tropics', 'low-ferritin'],
  onset: ['weeks', 'gradual'],
  durationDays: { from: 14, to: 5000 },
  course: ['constant', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['See a doctor', { text: 'A short course of tablets helps.', fromYears: 2, medicine: true }, 'Wear shoes', 'Wash salad.'],
  comeBack: ['you take steroids and get fever', 'you get strong belly pain', 'you get black stools'],
  examination: ['stool tests', 'antibodies', 'eosinophils and iron'],
  presentation: 'Walked barefoot in the tropics, even many years ago: itchy winding rash on feet or buttocks, cough and wheeze for some weeks, then belly pain, diarrhoea, itch, iron lack; high eosinophils. Danger under steroids.',
  sources: ['CDC: Strongyloides', 'CDC: Hookworm', 'WHO: Soil-transmitted helminth infections'],
  examples: [
    { age: 39, sex: 'male', text: 'Walked barefoot in Thailand; an itchy snaking rash on my foot, belly pain and diarrhoea, eosinophils high.' },
    { age: 50, sex: 'female', text: 'From Ghana, tired with low iron, belly ache, eosinophilia for years.' },
  ],
} satisfies Condition
