import type { Condition } from '../../schema.ts'

export const liverCancer = {
  id: 'liver-cancer',
  name: 'Liver cancer',
  aliases: ['hepatocellular carcinoma', 'hcc', 'hepatoma', 'primary liver cancer'],
  icd10: 'C22.0',
  system: 'cancer',
  summary: 'A cancer that starts in the liver, usually in a scarred liver.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['weight-loss'],
    often: ['abdominal-pain.right-upper', 'abdominal-pain', 'history-hepatitis', 'history-liver-disease', 'appetite-loss', 'fatigue'],
    some: ['jaundice', 'ascites', 'abdominal-swelling', 'liver-enlarged', 'abdominal-mass', 'alcohol-heavy', 'early-fullness', 'raised-liver-enzymes', 'nausea'],
    occasional: ['fever', 'itching-general', 'spider-naevi', 'swelling-legs', 'confusion-new', 'dark-urine', 'vomiting-blood'],
    rare: ['diarrhoea'],
  },
  discriminators: ['abdominal-pain.right-upper', 'history-liver-disease', 'weight-loss'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 240 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['feel the liver', 'liver blood tests and alpha-fetoprotein', 'an ultrasound and scan'],
  presentation: 'A person with cirrhosis, hepatitis B or C or heavy drinking whose state worsens: weight loss, right upper abdominal pain or mass, ascites, jaundice, raised alpha-fetoprotein, a hard irregular liver, sometimes a bruit.',
  sources: ['NICE: Cirrhosis in over 16s', 'NHS: Liver cancer', 'Merck: Hepatocellular carcinoma'],
  examples: [
    { age: 62, sex: 'male', text: 'I have cirrhosis from hepatitis C. In two months I lost weight, my belly is swollen and the right upper side aches.' },
    { age: 58, sex: 'male', text: 'Known hepatitis B, now a dull ache under the right ribs, no appetite, a hard lump there and yellow eyes.' },
  ],
} satisfies Condition
