import type { Condition } from '../../schema.ts'

export const infectiousMononucleosis = {
  id: 'infectious-mononucleosis',
  name: 'Glandular fever (infectious mononucleosis)',
  aliases: ['infectious mononucleosis', 'mononucleosis', 'mono', 'glandular fever', 'EBV infection', 'Epstein-Barr virus infection', 'kissing disease', 'Pfeiffer disease'],
  icd10: 'B27.90',
  system: 'infectious',
  summary: 'A virus infection of young people with sore throat, swollen glands and long tiredness.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'very-rare', toddler: 'rare', child: 'uncommon', adolescent: 'common', 'young-adult': 'common', adult: 'rare', older: 'very-rare' } },
  findings: {
    usual: ['fatigue', 'sore-throat', 'lymph-nodes-neck', 'fever'],
    often: ['tonsils-swollen', 'tonsil-exudate', 'malaise', 'lymph-nodes-swollen', 'swallowing-painful', 'lymphocytosis', 'appetite-loss', 'headache', 'spleen-enlarged'],
    some: ['raised-liver-enzymes', 'positive-monospot', 'body-aches', 'night-sweats', 'eyelid-swelling', 'chills', 'sick-contact', 'nausea'],
    occasional: ['rash', 'takes-antibiotic-recent', 'jaundice', 'abdominal-pain.left-upper', 'liver-enlarged', 'trismus', 'muffled-voice', 'low-platelets', 'abdominal-pain', 'swelling-face', 'weight-loss'],
    rare: ['cough', 'nose-runny', 'positive-strep-test', 'diarrhoea', 'rigors', 'breathless', 'sneezing'],
  },
  discriminators: ['lymph-nodes-neck', 'fatigue', 'tonsil-exudate', 'spleen-enlarged', 'positive-monospot', 'positive-strep-test'],
  onset: ['days', 'weeks', 'gradual'],
  durationDays: { from: 3, to: 28 },
  course: ['constant', 'improving'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Rest, drink, painkillers as the packet says.', 'No contact sport for a month: the spleen could burst.', 'Do not share cups.'],
  comeBack: ['you cannot swallow fluids or breathe freely', 'you have sudden pain in the left upper belly', 'you turn yellow'],
  examination: ['look at the throat', 'feel glands and spleen', 'blood count and mono test'],
  presentation: 'Teenager or student with great tiredness, fever, very sore throat with grey-white coated tonsils, swollen glands at the back of the neck, puffy eyelids, large spleen, for one to three weeks. Itchy rash after amoxicillin. Atypical lymphocytes, raised liver values, monospot positive.',
  sources: ['CKS: Glandular fever (infectious mononucleosis)', 'NHS: Glandular fever', 'StatPearls: Mononucleosis'],
  examples: [
    { age: 18, sex: 'female', text: 'For ten days I have had a very sore throat, swollen glands in my neck and I am so tired that I sleep all day. Fever too.' },
    { age: 20, sex: 'male', text: 'Sore throat with white tonsils, fever, fatigue; I got a rash after amoxicillin.' },
  ],
} satisfies Condition
