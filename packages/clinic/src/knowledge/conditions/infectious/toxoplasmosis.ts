import type { Condition } from '../../schema.ts'

export const toxoplasmosis = {
  id: 'toxoplasmosis',
  name: 'Toxoplasmosis',
  aliases: ['Toxoplasma gondii infection', 'toxoplasma'],
  icd10: 'B58.9',
  system: 'infectious',
  summary: 'A parasite from cat dirt or raw meat. Mostly harmless, but not in pregnancy or with a weak immune system.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['lymph-nodes-neck'],
    often: ['lymph-nodes-swollen', 'fatigue', 'animal-contact', 'malaise', 'raw-food', 'lymph-nodes-neck.painless'],
    some: ['fever', 'body-aches', 'headache', 'hiv-positive', 'sore-throat', 'pregnant', 'lymphocytosis', 'night-sweats', 'immune-suppressed'],
    occasional: ['vision-blurred', 'floaters', 'eye-pain', 'spleen-enlarged', 'rash', 'weakness-one-side', 'seizure', 'confusion-new', 'brain-scan-abnormal'],
    rare: ['tonsil-exudate', 'positive-monospot', 'weight-loss', 'rash-palms-soles', 'cat-scratch'],
  },
  discriminators: ['lymph-nodes-neck.painless', 'raw-food', 'animal-contact', 'positive-monospot'],
  onset: ['weeks', 'gradual'],
  durationDays: { from: 7, to: 120 },
  course: ['constant', 'improving'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Pregnant: no raw meat, and let others clean the cat tray.', 'Wash salad and hands.'],
  comeBack: ['you are pregnant', 'you see worse', 'you have a bad headache, fit or weakness'],
  examination: ['antibodies', 'eye check', 'a brain scan if the immune system is weak'],
  presentation: 'Painless swollen neck glands for weeks with tiredness, like mild glandular fever, after raw meat or cat contact. Eye inflammation with floaters. In HIV: headache, fits, weakness with ring-enhancing spots in the brain.',
  sources: ['CDC: Toxoplasmosis', 'NHS: Toxoplasmosis', 'StatPearls: Toxoplasmosis'],
  examples: [
    { age: 27, sex: 'female', text: 'I have had painless swollen glands in my neck for a month and feel tired. We have cats and I eat raw beef.' },
    { age: 36, sex: 'male', text: 'HIV positive, headache, weakness on one side and a fit, ring enhancing lesions in the brain.' },
  ],
} satisfies Condition
