import type { Condition } from '../../schema.ts'

export const colorectalCancer = {
  id: 'colorectal-cancer',
  name: 'Bowel cancer',
  aliases: ['colorectal cancer', 'colon cancer', 'rectal cancer', 'colorectal carcinoma', 'cancer of the colon', 'bowel cancer', 'colon carcinoma', 'carcinoma of colon'],
  icd10: 'C18.9',
  system: 'cancer',
  summary: 'A cancer of the large bowel or rectum.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare' } },
  findings: {
    usual: ['bowel-habit-change'],
    often: ['stool-bloody', 'weight-loss', 'fatigue', 'abdominal-pain', 'low-haemoglobin'],
    some: ['constipation', 'diarrhoea', 'tenesmus', 'appetite-loss', 'stool-bloody.mixed-in-stool', 'pallor', 'low-ferritin', 'bloating', 'stool-black', 'abdominal-mass'],
    occasional: ['family-cancer-bowel', 'history-ibd', 'vomiting', 'absolute-constipation', 'rectal-pain', 'abdominal-pain.left-lower', 'abdominal-pain.right-lower', 'jaundice', 'stool-mucus'],
    rare: ['fever', 'anal-itch', 'stool-bloody.fresh-red'],
  },
  discriminators: ['bowel-habit-change', 'stool-bloody', 'weight-loss'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 21, to: 365 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['press the belly and examine the back passage', 'a stool test for hidden blood', 'blood count', 'a camera test of the bowel (colonoscopy)'],
  presentation:
    'Change of bowel habit for more than three weeks (looser, more often, or alternating with constipation), blood mixed with the stool, feeling of incomplete emptying, weight loss, tiredness from iron deficiency anaemia, a lump in the right lower belly. Over fifty, or with family history. Thin stools. May end in bowel obstruction.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'NICE: Colorectal cancer', 'NHS: Bowel cancer'],
  examples: [
    { age: 68, sex: 'male', text: 'For two months my bowels have changed: loose and more often, with dark blood mixed in, and I have lost weight and feel tired.' },
    { age: 72, sex: 'female', text: 'I am pale and exhausted, my blood test showed low iron, and I keep feeling I have not emptied my bowel.' },
  ],
} satisfies Condition
