import type { Condition } from '../../schema.ts'

export const acuteInterstitialNephritis = {
  id: 'acute-interstitial-nephritis',
  name: 'Kidney inflammation from a medicine',
  aliases: ['acute interstitial nephritis', 'tubulointerstitial nephritis', 'drug induced nephritis', 'allergic interstitial nephritis'],
  icd10: 'N10.0',
  system: 'urological',
  summary: 'A medicine has set off an allergic inflammation of the kidneys.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['raised-creatinine', 'takes-new-medicine'],
    often: ['fever', 'rash', 'takes-antibiotic-recent', 'eosinophilia', 'fatigue', 'nausea', 'urine-little', 'takes-nsaid', 'takes-ppi'],
    some: ['joint-pain', 'flank-pain', 'urine-protein', 'malaise', 'urine-blood', 'appetite-loss', 'vomiting', 'urine-nitrites-leucocytes', 'skin-itch'],
    occasional: ['swelling-legs', 'dark-urine', 'eye-redness', 'confusion-new'],
    rare: ['high-blood-pressure', 'urination-painful', 'swelling-face', 'recent-sore-throat', 'urine-red-cell-casts', 'coughing-blood'],
  },
  discriminators: ['rash', 'takes-new-medicine', 'eosinophilia'],
  onset: ['days', 'weeks'],
  durationDays: { from: 2, to: 28 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today and bring all medicines.', 'Do not take the new medicine again before you have asked.'],
  comeBack: ['you pass little urine', 'your face or tongue swells', 'you are short of breath'],
  examination: ['kidney values and blood count', 'urine under the microscope', 'look at the skin'],
  presentation: 'One to three weeks after a new penicillin, cephalosporin, sulfonamide, NSAID or acid blocker: fever, rash, joint ache and eosinophilia with rising creatinine, white cells and casts without germs in the urine.',
  sources: ['StatPearls: Acute Interstitial Nephritis', 'Merck: Tubulointerstitial Nephritis', 'Textbook: Nephrology'],
  examples: [
    { age: 56, sex: 'female', text: 'Ten days after starting amoxicillin I have a fever, an itchy rash, aching joints, and my kidney values have jumped. I pee less.' },
    { age: 64, sex: 'male', text: 'New omeprazole three weeks ago; tired, nauseous, rash, raised creatinine and eosinophils.' },
  ],
} satisfies Condition
