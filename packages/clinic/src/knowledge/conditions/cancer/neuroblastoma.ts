import type { Condition } from '../../schema.ts'

export const neuroblastoma = {
  id: 'neuroblastoma',
  name: 'Neuroblastoma',
  aliases: ['adrenal neuroblastoma'],
  icd10: 'C74.9',
  system: 'cancer',
  summary: 'A cancer of nerve tissue in small children.',
  commonness: { usual: 'very-rare', ages: { adolescent: 'never', 'young-adult': 'never', adult: 'never', older: 'never', toddler: 'rare' } },
  findings: {
    usual: ['abdominal-mass'],
    often: ['abdominal-swelling', 'fatigue', 'pallor', 'irritability-child', 'weight-gain-poor', 'abdominal-mass.hard'],
    some: ['fever', 'bone-pain', 'weight-loss', 'appetite-loss', 'limp', 'low-haemoglobin', 'abdominal-pain', 'refuses-to-walk-child', 'bruising-easy'],
    occasional: ['eye-bulging', 'diarrhoea', 'high-blood-pressure', 'weakness-both-legs', 'skin-lump', 'bruises-unexplained-child', 'sweating', 'eyelid-droop', 'involuntary-movements'],
    rare: ['urine-blood', 'rash'],
  },
  discriminators: ['abdominal-mass', 'pallor', 'bone-pain'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 120 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['feel the belly', 'urine hormones', 'a scan'],
  presentation: 'A child under five with a hard irregular belly mass that crosses the midline, pallor, irritability, poor growth, bone pain, bruising around the eyes (raccoon eyes), fever; dancing eyes and feet. Raised urine catecholamines (VMA, HVA).',
  sources: ['NICE: Suspected cancer: recognition and referral', 'NHS: Neuroblastoma'],
  examples: [
    { age: 2, sex: 'male', text: 'My two-year-old is pale and cross, his belly is swollen with a hard lump, and he has dark rings like bruises round his eyes.' },
    { age: 3, sex: 'female', text: 'She does not want to walk, has fevers, lost weight, and I feel a hard mass in her belly.' },
  ],
} satisfies Condition
