import type { Condition } from '../../schema.ts'

export const colonicPolyps = {
  id: 'colonic-polyps',
  name: 'Bowel polyps',
  aliases: ['colonic polyps', 'familial adenomatous polyposis', 'colon polyp', 'polyposis'],
  icd10: 'K63.5',
  system: 'gastrointestinal',
  summary: 'Growths of the bowel lining; some turn into cancer over years.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', child: 'very-rare' } },
  findings: {
    often: ['stool-bloody'],
    some: ['stool-bloody.painless', 'family-cancer-bowel', 'low-haemoglobin', 'bowel-habit-change', 'stool-mucus', 'fatigue'],
    occasional: ['diarrhoea', 'constipation', 'abdominal-pain', 'rectal-pain', 'low-ferritin', 'anal-lump'],
    rare: ['weight-loss', 'fever', 'vomiting', 'abdominal-mass'],
  },
  discriminators: ['stool-bloody', 'family-cancer-bowel', 'stool-mucus'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 1500 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['there is much blood', 'you get black stools'],
  examination: ['a camera test of the bowel'],
  presentation: 'Mostly no complaint; sometimes painless blood or mucus in the stool or anaemia; found at screening; hundreds in families with bowel cancer at a young age.',
  sources: ['NHS: Bowel polyps', 'Merck: Polyps of the Colon and Rectum'],
  examples: [
    { age: 56, sex: 'male', text: 'Now and then painless blood and slime on the stool, otherwise fine; my father had bowel cancer.' },
    { age: 34, sex: 'female', text: 'My brother and mother had hundreds of polyps; I see blood at times.' },
  ],
} satisfies Condition
