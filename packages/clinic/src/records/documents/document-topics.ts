import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'

/** What a part of the body or of life is called, the tests that tell of it and the words a report uses for it. */
export const topics: readonly { asked: RegExp; tests: readonly string[]; words: RegExp }[] = [
  {
    asked: /\bliver|hepat/i,
    tests: ['ALT', 'AST', 'Alkaline phosphatase', 'GGT', 'Bilirubin', 'Direct bilirubin', 'Albumin'],
    words: /\bliver|hepat|biliary|bile|cirrho/i,
  },
  {
    asked: /\bkidneys?|renal/i,
    tests: [
      'Creatinine',
      'Urea',
      'Urea nitrogen',
      'Kidney function (eGFR)',
      'Potassium',
      'Urine albumin to creatinine',
      'Urine protein to creatinine',
    ],
    words: /\bkidney|renal|nephr/i,
  },
  { asked: /\bthyroid/i, tests: ['TSH', 'Free T4', 'Free T3', 'Total T4', 'Total T3', 'TPO antibodies'], words: /\bthyroid/i },
  {
    asked: /\b(?:blood )?sugar|diabet|glucose/i,
    tests: ['HbA1c', 'HbA1c (IFCC)', 'Glucose', 'Fasting glucose'],
    words: /\bsugar|diabet|glyc|gluc/i,
  },
  {
    asked: /\bcholesterol|lipids?|blood fats?/i,
    tests: ['Total cholesterol', 'LDL cholesterol', 'HDL cholesterol', 'Non-HDL cholesterol', 'Triglycerides'],
    words: /\bcholesterol|lipid|triglycer/i,
  },
  {
    asked: /\bana?emi|blood count|red cells?|white cells?|platelets?/i,
    tests: ['Haemoglobin', 'Haematocrit', 'Red blood cells', 'White blood cells', 'Platelets', 'Mean cell volume', 'Ferritin'],
    words: /\bana?emi|blood count|cells?\b/i,
  },
  {
    asked: /\biron\b/i,
    tests: ['Iron', 'Ferritin', 'Transferrin', 'Transferrin saturation', 'Iron-binding capacity'],
    words: /\biron\b|ferr/i,
  },
  { asked: /\bvitamins?/i, tests: ['Vitamin B12', '25-OH vitamin D', 'Folate'], words: /\bvitamin|folate|folic/i },
  {
    asked: /\binflamm|infection/i,
    tests: ['C-reactive protein', 'Blood sedimentation rate', 'White blood cells', 'Procalcitonin'],
    words: /\binflamm|infect/i,
  },
  { asked: /\bheart|cardiac/i, tests: ['Troponin I', 'Troponin T', 'BNP', 'NT-proBNP', 'CK-MB'], words: /\bheart|cardi|coronary|ventric/i },
  {
    asked: /\bsalts?\b|electrolytes?/i,
    tests: ['Sodium', 'Potassium', 'Chloride', 'Calcium', 'Magnesium', 'Bicarbonate'],
    words: /\belectrolyte/i,
  },
]
/** What kinds of findings are called in questions. */
export const kinds: readonly { asked: RegExp; kind: DocumentFinding['kind']; name: string }[] = [
  {
    asked:
      /\b(?:x-?rays?|scans?|ct|mri|ultrasounds?|ecg|ekg|heart tracings?|echo(?:cardiograms?)?|imaging|mammograms?|dexa|glasses|spectacles|eye tests?)\b/i,
    kind: 'study',
    name: 'scans and other examinations',
  },
  { asked: /\b(?:medicines?|medications?|drugs?|tablets?|pills?|prescri\w+)\b/i, kind: 'medication', name: 'medicines' },
  { asked: /\b(?:vaccin\w*|immuni[sz]\w+|jabs?)\b/i, kind: 'immunisation', name: 'immunisations' },
  { asked: /\ballerg/i, kind: 'allergy', name: 'allergies' },
  { asked: /\b(?:diagnos\w+|conditions?|illness\w*)\b/i, kind: 'diagnosis', name: 'diagnoses' },
  { asked: /\b(?:operations?|operated|procedures?|surger\w+|taken out|removed)\b/i, kind: 'procedure', name: 'procedures' },
  { asked: /\b(?:follow[- ]?ups?|next appointment|appointments?|come back|go back)\b/i, kind: 'follow-up', name: 'follow-up' },
]
