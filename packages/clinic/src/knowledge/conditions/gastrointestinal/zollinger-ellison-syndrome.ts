import type { Condition } from '../../schema.ts'

export const zollingerEllisonSyndrome = {
  id: 'zollinger-ellison-syndrome',
  name: 'Zollinger-Ellison syndrome',
  aliases: ['gastrinoma', 'zollinger ellison', 'gastrin secreting tumour'],
  icd10: 'E16.4',
  system: 'gastrointestinal',
  summary: 'A small tumour makes a hormone that floods the stomach with acid.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never' } },
  findings: {
    usual: ['abdominal-pain', 'abdominal-pain.epigastric'],
    often: ['diarrhoea', 'abdominal-pain.burning', 'heartburn', 'history-ulcer', 'endoscopy-ulcer', 'abdominal-pain.recurrent', 'abdominal-pain.long-standing', 'diarrhoea.long-standing'],
    some: ['weight-loss', 'nausea', 'vomiting', 'stool-greasy', 'raised-calcium', 'history-kidney-stones', 'stool-black', 'family-cancer', 'vomiting-blood', 'diarrhoea.watery', 'abdominal-pain.night', 'acid-regurgitation'],
    occasional: ['xray-free-air', 'swallowing-difficult'],
    rare: ['fever', 'positive-hpylori', 'takes-nsaid', 'stool-bloody', 'jaundice'],
  },
  discriminators: ['history-ulcer', 'diarrhoea', 'endoscopy-ulcer'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 1825 },
  course: ['recurrent', 'worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Take the acid blocker every day.', 'See a specialist.'],
  comeBack: ['you vomit blood or have black stools', 'you have sudden severe pain'],
  examination: ['gastrin level', 'a camera test', 'scans and calcium'],
  presentation: 'Several, recurring ulcers, also beyond the first part of the duodenum, in spite of acid blockers, without Helicobacter or NSAIDs, together with chronic watery diarrhoea that improves with acid blockers; sometimes high calcium and stones (MEN 1). Very high fasting gastrin.',
  sources: ['StatPearls: Zollinger-Ellison Syndrome', 'Merck: Gastrinoma', 'NIH: Zollinger-Ellison Syndrome'],
  examples: [
    { age: 45, sex: 'male', text: 'I get ulcer after ulcer although I take acid blockers, with burning upper belly pain and watery diarrhoea. Helicobacter was negative and I take no painkillers.' },
    { age: 50, sex: 'female', text: 'Recurrent duodenal ulcers, heartburn, chronic diarrhoea and kidney stones with high calcium.' },
  ],
} satisfies Condition
