import type { Condition } from '../../schema.ts'

export const primarySclerosingCholangitis = {
  id: 'primary-sclerosing-cholangitis',
  name: 'Primary sclerosing cholangitis',
  aliases: ['psc', 'sclerosing cholangitis'],
  icd10: 'K83.01',
  system: 'gastrointestinal',
  summary: 'The bile ducts become scarred and narrow, often together with ulcerative colitis.',
  commonness: { usual: 'very-rare', ages: { 'young-adult': 'rare', adult: 'rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['raised-liver-enzymes'],
    often: ['history-ibd', 'fatigue', 'itching-general', 'jaundice', 'scan-bile-duct-wide', 'abdominal-pain', 'abdominal-pain.right-upper'],
    some: ['weight-loss', 'fever', 'diarrhoea', 'stool-bloody', 'dark-urine', 'liver-enlarged', 'raised-bilirubin', 'spleen-enlarged', 'chills', 'positive-anca', 'stool-pale'],
    occasional: ['ascites', 'rigors', 'stool-greasy', 'night-sweats'],
    rare: ['alcohol-heavy', 'skin-yellow-plaques', 'positive-hepatitis-test', 'eye-dry', 'history-gallstones'],
  },
  discriminators: ['history-ibd', 'itching-general', 'scan-bile-duct-wide'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 3650 },
  course: ['worsening', 'episodic'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['No alcohol.', 'Keep the regular checks of bowel and liver.'],
  comeBack: ['you have fever with shivers', 'your skin turns yellow', 'you lose weight'],
  examination: ['liver tests', 'a scan of the bile ducts', 'a camera test of the bowel'],
  presentation: 'Man of 30 to 50 with ulcerative colitis who has itching, tiredness, right upper discomfort and jaundice on and off, sometimes with fever. Raised alkaline phosphatase, p-ANCA, beaded bile ducts on MRCP.',
  sources: ['StatPearls: Primary Sclerosing Cholangitis', 'Merck: Primary Sclerosing Cholangitis (PSC)', 'NHS: Primary sclerosing cholangitis'],
  examples: [
    { age: 38, sex: 'male', text: 'I have ulcerative colitis; for some months I itch all over, am tired, and now my eyes look yellow. Liver tests are raised.' },
    { age: 44, sex: 'male', text: 'Known IBD, and the scan shows beaded bile ducts. I have itching and discomfort under the right ribs.' },
  ],
} satisfies Condition
