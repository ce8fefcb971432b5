import type { CloserFact, Known } from './closer-entry.ts'

/** When a value is measured again where nobody is ill with it, by test (NICE, CKS and BSH guidance). */
const again: readonly (readonly [told: RegExp, when: string])[] = [
  [
    /\b(?:hba1c|a1c|pre-?diabet\w*)\b/i,
    'HbA1c: after 3 months if it is in the range of diabetes or treatment was changed; with prediabetes once a year',
  ],
  [
    /\b(?:alt|ast|sgpt|sgot|ggt|liver)\b/i,
    'liver values (ALT or SGPT): a mildly raised one after about 3 months, with less alcohol and weight; sooner if it is over three times the limit or you feel ill',
  ],
  [
    /\b(?:triglycerides?|cholesterol|ldl|hdl|lipids?)\b/i,
    'cholesterol and triglycerides: after about 3 months of changed food or tablets, then once a year; very high triglycerides within 1 to 2 weeks',
  ],
  [/\b(?:tsh|thyroid)\b/i, 'TSH: after about 3 months, with free T4 and antibodies; 6 to 8 weeks after a change of the dose'],
  [/\b(?:ferritin|ha?emoglobin|hb|iron|anaemi\w*|anemi\w*)\b/i, 'haemoglobin on iron: after 2 to 4 weeks, ferritin after 3 months'],
  [/\b(?:egfr|creatinine|kidneys?)\b/i, 'kidney values: a new low one within 2 weeks, then after 3 months, and at least once a year'],
  [/\bvitamin d\b/i, 'vitamin D: mostly not needed; at the earliest after 3 to 6 months of taking it'],
  [/\bb-?12\b/i, 'B12: not needed once treated; a blood count after 8 weeks'],
  [/\b(?:uric|urate)\b/i, 'uric acid: 4 weeks after an attack of gout or a change of the dose'],
  [/\bcrp\b/i, 'CRP: within a few days to 2 weeks if you are still ill; when well, mostly not'],
  [/\bpotassium\b/i, 'potassium: within days, as your doctor plans'],
  [/\bpsa\b/i, 'PSA: after 6 weeks if an infection may have raised it'],
]

const told = ({ story }: Known): string[] => again.filter(([test]) => test.test(story)).map(([, when]) => when)

/** "When should I repeat the tests?": by the tests that were told of. */
export const ofRepeatTests: readonly CloserFact[] = [
  {
    asked:
      /\b(?:when|how (?:soon|often|long))\b[^?]{0,40}\b(?:repeat\w*|re-?test\w*|re-?check\w*|again|next (?:blood )?test)\b|\b(?:repeat|re-?do|re-?check|re-?test)\b[^?]{0,30}\b(?:tests?|it|them|bloods?)\b[^?]{0,20}\bwhen\b/i,
    holds: (known) => !known.isEmergency && told(known).length > 0 && !/\bprescription\b/i.test(known.text),
    answer: (known) =>
      `As a rule:\n\n${told(known)
        .map((when) => `- ${when}`)
        .join('\n')}\n\nThe one who ordered them may want it sooner, by what else they know.`,
    sources: [
      'NICE: Type 2 diabetes: prevention in people at high risk',
      'CKS: Abnormal liver function tests',
      'CKS: Hypertriglyceridaemia',
    ],
  },
]
