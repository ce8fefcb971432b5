import type { Condition } from '../../schema.ts'

export const pneumocystisPneumonia = {
  id: 'pneumocystis-pneumonia',
  name: 'Pneumocystis pneumonia',
  aliases: ['PCP', 'PJP', 'Pneumocystis jirovecii pneumonia', 'pneumocystosis', 'Pneumocystis carinii pneumonia'],
  icd10: 'B59',
  system: 'respiratory',
  summary: 'A fungus infects the lungs of people with a weak immune system, above all with HIV.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['breathless', 'cough.dry', 'cough', 'low-oxygen', 'breathless.worse-exertion'],
    often: ['fever', 'hiv-positive', 'chest-xray-both-lungs', 'breathless.gradual', 'immune-suppressed', 'raised-ldh', 'positive-hiv-test', 'fatigue'],
    some: ['weight-loss', 'night-sweats', 'fast-breathing-rate', 'white-patches-mouth', 'chest-tightness', 'men-sex-with-men', 'injecting-drug-use', 'takes-steroids', 'history-hiv-risk', 'malaise'],
    occasional: ['chest-xray-pneumothorax', 'history-transplant', 'takes-chemotherapy', 'diarrhoea', 'lymph-nodes-swollen'],
    rare: ['sputum.green-yellow', 'chest-pain.worse-breathing', 'chest-xray-effusion', 'crackles-in-lungs', 'nose-runny', 'chest-xray-cavity'],
  },
  discriminators: ['hiv-positive', 'low-oxygen', 'cough.dry', 'white-patches-mouth'],
  onset: ['weeks', 'days'],
  durationDays: { from: 5, to: 42 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department.', 'Say if you could have HIV or take medicines that weaken the immune system.'],
  comeBack: ['you are breathless at rest', 'lips turn blue'],
  examination: ['oxygen at rest and walking', 'chest X-ray', 'HIV test', 'phlegm test'],
  presentation: 'Over weeks growing breathlessness on effort, dry cough and fever in HIV with low CD4 or long steroid use, oxygen falls on walking, few sounds in the lungs, ground glass shadows, high LDH, mouth thrush.',
  sources: ['CDC: Pneumocystis pneumonia', 'StatPearls: Pneumocystis jirovecii Pneumonia'],
  examples: [
    { age: 36, sex: 'male', text: 'For three weeks I have a dry cough, fever and get breathless with every step. I have white patches in my mouth and risk of HIV.' },
    { age: 48, sex: 'female', text: 'HIV positive without treatment, slowly more breathless, dry cough, low oxygen, ground glass on the scan.' },
  ],
} satisfies Condition
