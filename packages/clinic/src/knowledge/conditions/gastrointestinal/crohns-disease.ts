import type { Condition } from '../../schema.ts'

export const crohnsDisease = {
  id: 'crohns-disease',
  name: "Crohn's disease",
  aliases: ['crohn disease', 'crohns', 'regional enteritis', 'regional ileitis', "crohn's", 'inflammatory bowel disease crohn'],
  icd10: 'K50.90',
  system: 'gastrointestinal',
  summary: 'Parts of the gut are inflamed for years, in bouts.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'very-rare', toddler: 'very-rare', child: 'rare', older: 'rare' } },
  findings: {
    usual: ['abdominal-pain', 'diarrhoea'],
    often: ['abdominal-pain.right-lower', 'weight-loss', 'fatigue', 'abdominal-pain.cramping', 'diarrhoea.long-standing', 'raised-crp-esr', 'raised-faecal-calprotectin', 'appetite-loss', 'low-haemoglobin', 'colonoscopy-inflamed', 'abdominal-tenderness'],
    some: ['fever', 'stool-bloody', 'stool-mucus', 'mouth-ulcers', 'smoker', 'anal-lump', 'rectal-pain', 'anal-discharge', 'family-autoimmune', 'diarrhoea.night', 'abdominal-mass', 'nausea', 'joint-pain', 'low-b12', 'low-ferritin', 'malaise', 'growth-poor', 'night-sweats', 'bowel-urgency', 'diarrhoea-bloody'],
    occasional: ['skin-nodules-tender-shins', 'eye-redness', 'vomiting', 'bloating', 'clubbing', 'passed-stone', 'delayed-puberty', 'history-abdominal-surgery', 'air-in-urine', 'back-pain'],
    rare: ['abdominal-pain.relieved-bowel-movement', 'recent-travel-abroad', 'sick-contact', 'jaundice', 'heartburn'],
  },
  discriminators: ['weight-loss', 'abdominal-pain.right-lower', 'raised-faecal-calprotectin'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 1825 },
  course: ['recurrent', 'worsening', 'episodic'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Do not smoke.', 'Eat what you tolerate and watch your weight.', 'Avoid ibuprofen and the like.'],
  comeBack: ['you have strong pain with vomiting and a swollen belly', 'you have a high fever or a painful lump at the anus', 'you bleed a lot'],
  examination: ['check weight, belly, mouth and anus', 'blood and stool tests', 'a camera test and a scan of the small bowel'],
  presentation:
    'Young person with months of crampy pain, often in the right lower belly, diarrhoea (mostly without visible blood), weight loss, tiredness, low fever, mouth ulcers, sore anus with fissures, tags, fistulas or abscess. Joints, eyes and shins (erythema nodosum) may be inflamed. Skip lesions, cobblestones, granulomas; worse with smoking.',
  sources: ["NICE: Crohn's disease: management", "NHS: Crohn's disease", 'StatPearls: Crohn Disease'],
  examples: [
    { age: 23, sex: 'female', text: 'For four months I have had cramps in the lower right belly, diarrhoea several times a day and I have lost 8 kg. I have mouth ulcers, feel drained and have a sore spot at my anus.' },
    { age: 31, sex: 'male', text: 'I smoke; crampy abdominal pain and loose stools for half a year, slight fevers, weight loss, and a lump in the right lower belly. The calprotectin is raised.' },
  ],
} satisfies Condition
