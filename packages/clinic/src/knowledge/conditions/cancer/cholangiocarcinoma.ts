import type { Condition } from '../../schema.ts'

export const cholangiocarcinoma = {
  id: 'cholangiocarcinoma',
  name: 'Bile duct cancer',
  aliases: ['bile duct carcinoma', 'cholangiocarcinoma', 'klatskin tumour', 'klatskin tumor'],
  icd10: 'C24.0',
  system: 'cancer',
  summary: 'A cancer of the bile ducts.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare' } },
  findings: {
    usual: ['jaundice'],
    often: ['dark-urine', 'stool-pale', 'itching-general', 'weight-loss', 'raised-bilirubin', 'raised-liver-enzymes'],
    some: ['abdominal-pain.right-upper', 'fatigue', 'appetite-loss', 'abdominal-pain', 'history-ibd', 'nausea', 'liver-enlarged'],
    occasional: ['fever', 'chills', 'history-gallstones', 'abdominal-mass', 'night-sweats'],
    rare: ['diarrhoea'],
  },
  discriminators: ['jaundice', 'itching-general', 'stool-pale'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 7, to: 120 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['blood tests of the liver', 'an ultrasound and scan'],
  presentation: 'Painless progressive obstructive jaundice with pale stools, dark urine and strong itching in an older person, weight loss, sometimes primary sclerosing cholangitis or ulcerative colitis before. High alkaline phosphatase and bilirubin.',
  sources: ['NHS: Bile duct cancer (cholangiocarcinoma)', 'Merck: Cholangiocarcinoma'],
  examples: [
    { age: 71, sex: 'female', text: 'I have turned yellow over three weeks, I itch all over, my urine is like tea and my stool like clay.' },
    { age: 60, sex: 'male', text: 'I have had colitis for years. Now I itch, I am yellow and I lost weight, with a mild ache under the right ribs.' },
  ],
} satisfies Condition
