import type { Condition } from '../../schema.ts'

export const acuteLymphoblasticLeukaemia = {
  id: 'acute-lymphoblastic-leukaemia',
  name: 'Acute lymphoblastic leukaemia',
  aliases: ['acute lymphoblastic leukemia', 'acute lymphocytic leukemia', 'b cell acute lymphoblastic leukemia'],
  icd10: 'C91.0',
  system: 'cancer',
  summary: 'A fast cancer of lymph cells in the marrow, the most common cancer of children.',
  commonness: { usual: 'very-rare', ages: { toddler: 'rare', child: 'rare' } },
  findings: {
    usual: ['fatigue', 'pallor', 'low-haemoglobin'],
    often: ['bruising-easy', 'fever', 'bone-pain', 'low-platelets', 'recent-infection', 'lymph-nodes-swollen'],
    some: ['limp', 'refuses-to-walk-child', 'spleen-enlarged', 'liver-enlarged', 'skin-purple-spots', 'raised-white-cells', 'weight-loss', 'nosebleed', 'bleeding-gums', 'appetite-loss', 'leg-pain'],
    occasional: ['headache', 'testicle-swelling', 'cough', 'breathless', 'joint-pain', 'swelling-face', 'vomiting', 'weakness-face', 'night-sweats'],
    rare: ['gum-swelling', 'nose-runny', 'diarrhoea'],
  },
  discriminators: ['bone-pain', 'pallor', 'lymph-nodes-swollen'],
  onset: ['days', 'weeks'],
  durationDays: { from: 3, to: 60 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['See a doctor today for a blood count.'],
  comeBack: ['you bleed and it does not stop', 'you have fever with shivering', 'you become very breathless'],
  examination: ['look for bruises, glands, spleen', 'a full blood count today'],
  presentation: 'A child of two to six, or an older adult, pale and tired for weeks, with fevers that come back, bruises, tiny red spots, aching bones or a limp, painless glands, large liver and spleen, sometimes a mass in the chest; lymphoblasts in blood and marrow.',
  sources: ['NHS: Acute lymphoblastic leukaemia', 'NICE: Suspected cancer: recognition and referral'],
  examples: [
    { age: 5, sex: 'male', text: 'My son is pale and tired for three weeks, has bruises, a fever that comes back, swollen glands and his legs ache so he will not walk.' },
    { age: 62, sex: 'female', text: 'Exhausted, bruises everywhere, glands in the neck and fevers for a month.' },
  ],
} satisfies Condition
