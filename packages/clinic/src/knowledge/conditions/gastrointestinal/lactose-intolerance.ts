import type { Condition } from '../../schema.ts'

export const lactoseIntolerance = {
  id: 'lactose-intolerance',
  name: 'Lactose intolerance',
  aliases: ['lactase deficiency', 'milk intolerance', 'milk sugar intolerance', 'dairy intolerance', 'hypolactasia', 'lactose malabsorption'],
  icd10: 'E73.9',
  system: 'gastrointestinal',
  summary: 'The bowel lacks the enzyme for milk sugar. Milk brings wind, bloating and loose stools.',
  commonness: { usual: 'common', ages: { newborn: 'very-rare', infant: 'rare', toddler: 'uncommon' } },
  findings: {
    usual: ['bloating', 'flatulence', 'diarrhoea.worse-dairy'],
    often: ['diarrhoea', 'abdominal-pain', 'abdominal-pain.cramping', 'abdominal-pain.worse-dairy', 'diarrhoea.watery', 'bowel-sounds-tinkling', 'bloating.worse-dairy', 'diarrhoea.intermittent'],
    some: ['nausea', 'abdominal-pain.after-meals', 'bowel-urgency', 'recent-infection', 'diarrhoea.recurrent'],
    occasional: ['vomiting', 'headache', 'constipation', 'family-asthma-allergy'],
    rare: ['weight-loss', 'stool-bloody', 'fever', 'hives', 'wheeze', 'swelling-lips-tongue', 'low-haemoglobin', 'rash', 'stool-greasy', 'raised-crp-esr', 'diarrhoea.night'],
  },
  discriminators: ['diarrhoea.worse-dairy', 'flatulence', 'bloating'],
  onset: ['hours', 'gradual'],
  durationDays: { from: 1, to: 3650 },
  course: ['episodic', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Leave out milk for two weeks and see whether it gets better.', 'Hard cheese, yoghurt and lactose-free milk are usually fine.', 'Mind your calcium.'],
  comeBack: ['you lose weight or have blood in the stool', 'a rash or swelling comes with milk', 'it does not get better without milk'],
  examination: ['a trial without milk', 'a breath test'],
  presentation:
    'Half an hour to some hours after milk, ice cream or cream: bloating, rumbling, crampy pain, much wind and watery diarrhoea; well without dairy. Common in people of Asian, African and southern European origin and for some weeks after gastroenteritis. No weight loss, no blood. Hydrogen breath test positive.',
  sources: ['NHS: Lactose intolerance', 'NIH: Lactose Intolerance', 'StatPearls: Lactose Intolerance'],
  examples: [
    { age: 22, sex: 'female', text: 'Every time I drink milk or eat ice cream I get bloated with loud rumbling, cramps, wind and runny stools within an hour or two. Otherwise I am fine.' },
    { age: 40, sex: 'male', text: 'After dairy I have a lot of gas and diarrhoea; when I left out milk for a week it was gone.' },
  ],
} satisfies Condition
