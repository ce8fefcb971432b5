import type { Condition } from '../../schema.ts'

export const eosinophilicOesophagitis = {
  id: 'eosinophilic-oesophagitis',
  name: 'Eosinophilic oesophagitis',
  aliases: ['eosinophilic esophagitis', 'eoe', 'allergic oesophagitis', 'allergic esophagitis'],
  icd10: 'K20.0',
  system: 'gastrointestinal',
  summary: 'An allergic inflammation stiffens the gullet, so that solid food sticks.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['swallowing-difficult', 'food-sticking'],
    often: ['history-asthma', 'history-hay-fever', 'swallowing-difficult.intermittent', 'history-food-allergy', 'eosinophilia', 'history-eczema'],
    some: ['heartburn', 'chest-pain', 'swallow-test-narrow', 'chest-pain.central', 'family-asthma-allergy', 'drooling', 'acid-regurgitation', 'chest-pain.worse-swallowing'],
    occasional: ['vomiting', 'abdominal-pain.epigastric', 'abdominal-pain', 'appetite-loss', 'swallowing-painful'],
    rare: ['weight-loss', 'fever', 'vomiting-blood', 'heartburn.relieved-antacid', 'smoker', 'hoarse-voice'],
  },
  discriminators: ['food-sticking', 'history-asthma', 'swallowing-difficult.intermittent'],
  onset: ['gradual', 'sudden'],
  durationDays: { from: 1, to: 3650 },
  course: ['episodic', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Chew well and drink with solid food.', 'Note which foods bring it on.'],
  comeBack: ['food is stuck and you cannot swallow your saliva: go to the emergency department', 'you have strong chest pain', 'you lose weight'],
  examination: ['a camera test with samples', 'allergy history', 'a trial of treatment'],
  presentation: 'Young man with asthma, hay fever, eczema or food allergy in whom solid food (meat, bread) sticks on and off for years and once got stuck so firmly that it had to be removed. Heartburn that does not respond to acid blockers. Rings and furrows on endoscopy, many eosinophils in the biopsy.',
  sources: ['StatPearls: Eosinophilic Esophagitis', 'AAFP: Eosinophilic Esophagitis', 'Merck: Eosinophilic Esophagitis'],
  examples: [
    { age: 24, sex: 'male', text: 'Steak and bread keep getting stuck in my gullet, on and off for some years. I have asthma and hay fever. Once they had to remove a piece of meat.' },
    { age: 31, sex: 'male', text: 'Solid food sticks behind the breastbone now and then, drinks go down fine. I had eczema as a child and am allergic to nuts. Omeprazole did not help.' },
  ],
} satisfies Condition
