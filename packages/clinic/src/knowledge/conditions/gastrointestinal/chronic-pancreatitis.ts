import type { Condition } from '../../schema.ts'

export const chronicPancreatitis = {
  id: 'chronic-pancreatitis',
  name: 'Chronic pancreatitis',
  aliases: ['chronic inflammation of the pancreas', 'calcific pancreatitis', 'alcoholic chronic pancreatitis', 'pancreatic insufficiency', 'exocrine pancreatic insufficiency'],
  icd10: 'K86.1',
  system: 'gastrointestinal',
  summary: 'Long inflammation has scarred the pancreas. It hurts and no longer makes enough juice and insulin.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'very-rare', adult: 'uncommon' } },
  findings: {
    usual: ['abdominal-pain', 'abdominal-pain.epigastric'],
    often: ['abdominal-pain.radiates-back', 'alcohol-heavy', 'weight-loss', 'stool-greasy', 'abdominal-pain.recurrent', 'abdominal-pain.after-meals', 'smoker', 'history-pancreatitis', 'scan-pancreas-inflamed', 'abdominal-pain.long-standing', 'abdominal-pain.severe'],
    some: ['nausea', 'history-diabetes', 'abdominal-pain.relieved-leaning-forward', 'history-alcohol-dependence', 'diarrhoea', 'vomiting', 'raised-glucose', 'bloating', 'abdominal-pain.dull', 'abdominal-pain.constant', 'appetite-loss', 'flatulence'],
    occasional: ['jaundice', 'raised-lipase', 'low-vitamin-d', 'bruising-easy', 'takes-opioid'],
    rare: ['fever', 'stool-bloody', 'abdominal-pain.sudden', 'stool-mucus', 'joint-pain', 'abdominal-pain.right-lower'],
  },
  discriminators: ['stool-greasy', 'alcohol-heavy', 'abdominal-pain.radiates-back'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 3650 },
  course: ['recurrent', 'episodic', 'worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Stop alcohol and smoking completely.', 'Eat small meals; ask about enzyme capsules.'],
  comeBack: ['you have sudden much stronger pain', 'your skin turns yellow', 'you are very thirsty and pass much urine'],
  examination: ['check weight and press the belly', 'a stool elastase test and blood sugar', 'a CT scan'],
  presentation: 'Years of attacks or constant epigastric pain going to the back, worse after meals and alcohol, with weight loss, greasy, foul, floating stools (steatorrhoea) and later diabetes, in a heavy drinker and smoker. Calcifications in the pancreas on X-ray or CT. Lipase often normal.',
  sources: ['NICE: Pancreatitis', 'StatPearls: Chronic Pancreatitis', 'NHS: Chronic pancreatitis'],
  examples: [
    { age: 52, sex: 'male', text: 'For two years I have had pain in the upper belly going to the back, worse after meals. My stools are greasy and float, I have lost 10 kg. I used to drink heavily.' },
    { age: 47, sex: 'male', text: 'Again and again I get upper abdominal pain through to my back, foul greasy stools, and now they found diabetes. I smoke and drink.' },
  ],
} satisfies Condition
