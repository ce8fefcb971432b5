import type { Condition } from '../../schema.ts'

export const acuteMyeloidLeukaemia = {
  id: 'acute-myeloid-leukaemia',
  name: 'Acute myeloid leukaemia',
  aliases: ['acute myeloid leukemia', 'aml', 'acute promyelocytic leukaemia', 'acute myelogenous leukemia'],
  icd10: 'C92.0',
  system: 'cancer',
  summary: 'A fast cancer of the blood-forming cells, usually of adults.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fatigue', 'pallor', 'low-haemoglobin'],
    often: ['bruising-easy', 'fever', 'recent-infection', 'low-platelets', 'bleeding-gums', 'breathless'],
    some: ['gum-swelling', 'nosebleed', 'weight-loss', 'skin-purple-spots', 'raised-white-cells', 'bone-pain', 'mouth-ulcers', 'sore-throat', 'vaginal-bleeding-heavy-periods', 'night-sweats'],
    occasional: ['history-cancer', 'takes-chemotherapy', 'spleen-enlarged', 'headache', 'skin-lump', 'lymph-nodes-swollen', 'appetite-loss', 'dizziness', 'bleeding-wont-stop'],
    rare: ['limp', 'testicle-swelling', 'nose-runny'],
  },
  discriminators: ['gum-swelling', 'bruising-easy', 'pallor'],
  onset: ['days', 'weeks'],
  durationDays: { from: 3, to: 60 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['See a doctor today for a blood count.'],
  comeBack: ['you bleed and it does not stop', 'you have fever with shivering', 'you become very breathless'],
  examination: ['look for bruises, gums, spleen', 'a full blood count today'],
  presentation: 'An adult, often over sixty, who within weeks is exhausted, pale and breathless, bruises and bleeds from gums and nose, has infections and fever, swollen gums; blasts with Auer rods; clotting trouble in the promyelocytic kind.',
  sources: ['NHS: Acute myeloid leukaemia', 'NICE: Suspected cancer: recognition and referral'],
  examples: [
    { age: 66, sex: 'male', text: 'Within a month I am pale and breathless, my gums are swollen and bleed, bruises everywhere and one infection after the other.' },
    { age: 45, sex: 'female', text: 'Fever, exhaustion, bleeding gums, tiny red dots on the legs.' },
  ],
} satisfies Condition
