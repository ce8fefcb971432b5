import type { Condition } from '../../schema.ts'

export const acuteLiverFailure = {
  id: 'acute-liver-failure',
  name: 'Acute liver failure',
  aliases: ['fulminant hepatitis', 'fulminant hepatic failure', 'acute hepatic failure', 'fulminant liver failure'],
  icd10: 'K72.00',
  system: 'gastrointestinal',
  summary: 'The liver stops working within days.',
  commonness: { usual: 'very-rare', ages: { 'young-adult': 'rare', adult: 'rare' } },
  findings: {
    usual: ['jaundice', 'confusion-new', 'raised-liver-enzymes', 'prolonged-clotting'],
    often: ['nausea', 'vomiting', 'drowsy-hard-to-wake', 'asterixis', 'malaise', 'raised-bilirubin', 'appetite-loss', 'abdominal-pain', 'abdominal-pain.right-upper', 'dark-urine', 'takes-paracetamol-much', 'bruising-easy'],
    some: ['low-blood-sugar', 'overdose-taken', 'fatigue', 'positive-hepatitis-test', 'takes-new-medicine', 'raised-creatinine', 'low-blood-pressure', 'bleeding-gums', 'fever', 'suicidal-thoughts', 'nosebleed'],
    occasional: ['ascites', 'seizure', 'pregnant', 'recent-travel-abroad', 'liver-enlarged', 'history-autoimmune'],
    rare: ['spider-naevi', 'history-alcohol-dependence', 'spleen-enlarged', 'stool-pale', 'murphy-sign'],
  },
  discriminators: ['jaundice', 'confusion-new', 'prolonged-clotting'],
  onset: ['days', 'hours'],
  durationDays: { from: 0.5, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Take no more medicines; bring all packets.'],
  comeBack: ['the person cannot be woken', 'there is bleeding', 'breathing changes'],
  examination: ['check awareness, sugar and clotting', 'liver tests and paracetamol level', 'transfer to a liver unit'],
  presentation: 'Within days to weeks of a paracetamol overdose, viral hepatitis, a new medicine, mushrooms or unknown cause: nausea, jaundice, then confusion, sleepiness, flapping tremor, bruising and bleeding in a person without earlier liver disease. INR over 1.5, very high transaminases, low sugar.',
  sources: ['StatPearls: Acute Liver Failure', 'Merck: Acute Liver Failure', 'NHS: Liver disease'],
  examples: [
    { age: 26, sex: 'female', text: 'Three days ago she took too much paracetamol; now she is yellow, vomits, bruises and is confused and sleepy.' },
    { age: 41, sex: 'male', text: 'He has been yellow for a week with nausea and dark urine, and today he is muddled, cannot stay awake and his gums bleed.' },
  ],
} satisfies Condition
