import type { Condition } from '../../schema.ts'

export const hepaticEncephalopathy = {
  id: 'hepatic-encephalopathy',
  name: 'Hepatic encephalopathy',
  aliases: ['portosystemic encephalopathy', 'liver coma', 'hepatic coma', 'liver encephalopathy'],
  icd10: 'K76.82',
  system: 'gastrointestinal',
  summary: 'The sick liver no longer cleans the blood, which clouds the mind.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare' } },
  findings: {
    usual: ['confusion-new', 'history-liver-disease'],
    often: ['asterixis', 'drowsy-hard-to-wake', 'jaundice', 'ascites', 'alcohol-heavy', 'daytime-sleepiness', 'constipation', 'spider-naevi', 'insomnia', 'speech-slurred', 'personality-change', 'disorientation'],
    some: ['stool-black', 'bad-breath', 'tremor', 'fever', 'irritability', 'low-potassium', 'takes-diuretic', 'memory-loss', 'history-alcohol-dependence', 'low-sodium', 'gait-unsteady', 'prolonged-clotting'],
    occasional: ['vomiting-blood', 'takes-opioid', 'reflexes-brisk', 'aggression', 'seizure'],
    rare: ['weakness-one-side', 'neck-stiffness', 'headache-thunderclap', 'chest-pain', 'low-blood-sugar'],
  },
  discriminators: ['asterixis', 'history-liver-disease', 'confusion-new'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.2, to: 14 },
  course: ['episodic', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department; do not drive.', 'Bring all medicines.'],
  comeBack: ['the person cannot be woken', 'there is bleeding or black stool', 'there is fever'],
  examination: ['test awareness and look for flapping hands', 'blood tests with sugar and salts', 'look for infection and bleeding'],
  presentation: 'Known cirrhosis; over hours to days confusion, sleeping by day and waking at night, slowness, changed behaviour, slurred speech and flapping tremor (asterixis), musty breath, down to coma. Set off by constipation, bleeding, infection, sedatives, diuretics or low potassium. High ammonia.',
  sources: ['StatPearls: Hepatic Encephalopathy', 'NICE: Cirrhosis in over 16s: assessment and management', 'Merck: Portosystemic Encephalopathy'],
  examples: [
    { age: 60, sex: 'male', text: 'My husband has cirrhosis and since yesterday he is confused, sleeps all day, and his hands flap when he holds them out. He has been constipated.' },
    { age: 56, sex: 'female', text: 'She has liver disease from alcohol, is drowsy and disoriented with slurred speech, yellow eyes and a flapping tremor.' },
  ],
} satisfies Condition
