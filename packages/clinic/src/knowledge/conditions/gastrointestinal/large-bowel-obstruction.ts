import type { Condition } from '../../schema.ts'

export const largeBowelObstruction = {
  id: 'large-bowel-obstruction',
  name: 'Blocked large bowel',
  aliases: ['large bowel obstruction', 'colonic obstruction', 'sigmoid volvulus', 'volvulus', 'caecal volvulus', 'cecal volvulus', 'colon obstruction', 'twisted bowel'],
  icd10: 'K56.69',
  system: 'gastrointestinal',
  summary: 'The large bowel is blocked, by a growth, a twist or scarring.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'very-rare', older: 'uncommon' } },
  findings: {
    usual: ['abdominal-swelling', 'constipation', 'abdominal-pain', 'absolute-constipation'],
    often: ['abdominal-pain.cramping', 'xray-bowel-dilated', 'abdominal-tenderness', 'nausea', 'abdominal-pain.lower', 'bowel-habit-change', 'bloating'],
    some: ['vomiting', 'weight-loss', 'bowel-sounds-tinkling', 'abdominal-mass', 'stool-bloody', 'low-haemoglobin', 'nursing-home-resident', 'history-cancer', 'appetite-loss', 'abdominal-pain.severe', 'history-parkinson', 'takes-antipsychotic', 'abdominal-pain.sudden', 'history-diverticular', 'rectal-mass'],
    occasional: ['fever', 'abdominal-guarding-rigid', 'vomiting-persistent', 'vomiting.bilious'],
    rare: ['diarrhoea', 'heartburn', 'jaundice', 'flank-pain'],
  },
  discriminators: ['absolute-constipation', 'abdominal-swelling', 'xray-bowel-dilated'],
  onset: ['days', 'hours'],
  durationDays: { from: 0.5, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Take no laxatives.', 'Do not eat or drink.'],
  comeBack: ['the pain becomes strong and constant', 'you have a fever', 'the belly becomes hard'],
  examination: ['press and listen to the belly', 'an X-ray or CT scan', 'a finger examination'],
  presentation: 'Older person whose belly swells massively with crampy lower pain and no stool or wind for days, vomiting late. Before that weeks of changed bowel habit, blood or weight loss (cancer), or sudden onset in a care home resident (sigmoid volvulus: coffee-bean sign). Tinkling bowel sounds, tympanic belly.',
  sources: ['StatPearls: Large Bowel Obstruction', 'StatPearls: Sigmoid Volvulus', 'Merck: Intestinal Obstruction'],
  examples: [
    { age: 74, sex: 'male', text: 'For four days I have passed no stool or wind, my belly is hugely swollen with cramps. In the last months my bowel habits had changed and I lost weight.' },
    { age: 82, sex: 'female', text: 'In the care home her belly blew up suddenly like a drum with pain and absolute constipation; she vomited late. She takes antipsychotics.' },
  ],
} satisfies Condition
