import type { Condition } from '../../schema.ts'

export const primaryBiliaryCholangitis = {
  id: 'primary-biliary-cholangitis',
  name: 'Primary biliary cholangitis',
  aliases: ['primary biliary cirrhosis', 'pbc'],
  icd10: 'K74.3',
  system: 'gastrointestinal',
  summary: "The small bile ducts in the liver are slowly destroyed by the body's own defence.",
  commonness: { usual: 'very-rare', ages: { adult: 'rare', older: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['itching-general', 'fatigue', 'raised-liver-enzymes'],
    often: ['eye-dry', 'mouth-dry', 'skin-yellow-plaques', 'itching-general.night', 'history-autoimmune', 'history-thyroid', 'raised-cholesterol'],
    some: ['jaundice', 'abdominal-pain', 'abdominal-pain.right-upper', 'skin-dark-patch', 'liver-enlarged', 'joint-pain', 'spleen-enlarged', 'dark-urine', 'stool-greasy', 'raised-bilirubin', 'history-osteoporosis', 'weight-loss', 'finger-colour-change-cold'],
    occasional: ['ascites', 'spider-naevi', 'stool-pale', 'low-vitamin-d', 'positive-ana'],
    rare: ['fever', 'alcohol-heavy', 'rash', 'positive-hepatitis-test', 'abdominal-pain.severe', 'history-ibd'],
  },
  discriminators: ['itching-general', 'fatigue', 'skin-yellow-plaques'],
  onset: ['gradual'],
  durationDays: { from: 90, to: 3650 },
  course: ['worsening', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Cool baths and moisturiser ease the itch.', 'No alcohol.'],
  comeBack: ['your skin turns yellow', 'your belly swells', 'you vomit blood'],
  examination: ['liver tests and antimitochondrial antibodies', 'an ultrasound'],
  presentation: 'Middle-aged woman with itching all over, worse at night, and deep tiredness, dry eyes and mouth, yellow fat deposits around the eyes, later jaundice. Raised alkaline phosphatase, antimitochondrial antibodies, high cholesterol. Goes with Sjögren, thyroid disease.',
  sources: ['StatPearls: Primary Biliary Cholangitis', 'Merck: Primary Biliary Cholangitis (PBC)', 'NHS: Primary biliary cholangitis'],
  examples: [
    { age: 52, sex: 'female', text: 'I itch all over, worst at night, without a rash, and I am so tired. My eyes and mouth are dry and I have yellow spots around my eyelids.' },
    { age: 48, sex: 'female', text: 'Itching everywhere for months and fatigue; blood tests show a raised alkaline phosphatase and high cholesterol. I have thyroid disease.' },
  ],
} satisfies Condition
