import type { Condition } from '../../schema.ts'

export const hereditaryHaemorrhagicTelangiectasia = {
  id: 'hereditary-haemorrhagic-telangiectasia',
  name: 'Hereditary haemorrhagic telangiectasia',
  aliases: ['HHT', 'Osler-Weber-Rendu disease', 'hereditary hemorrhagic telangiectasia', 'Rendu-Osler-Weber syndrome'],
  icd10: 'I78.0',
  system: 'blood',
  summary: 'An inherited weakness of small vessels with nosebleeds and red spots.',
  commonness: { usual: 'very-rare', ages: { newborn: 'very-rare', infant: 'very-rare' } },
  findings: {
    usual: ['nosebleed', 'nosebleed.recurrent'],
    often: ['skin-visible-vessels', 'low-haemoglobin', 'low-ferritin', 'history-bleeding-disorder'],
    some: ['fatigue', 'pallor', 'stool-black', 'nosebleed.long-standing', 'breathless.worse-exertion', 'bleeding-gums', 'headache'],
    occasional: ['coughing-blood', 'weakness-one-side', 'cyanosis', 'clubbing', 'seizure', 'history-migraine', 'low-oxygen', 'liver-enlarged'],
    rare: ['low-platelets', 'prolonged-clotting', 'bruising-easy', 'skin-purple-spots', 'bleeding-into-joints'],
  },
  discriminators: ['nosebleed.recurrent', 'skin-visible-vessels', 'low-platelets'],
  onset: ['gradual'],
  durationDays: { from: 100, to: 10000 },
  course: ['recurrent', 'lifelong'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep the nose moist with ointment.', 'Ask for iron tests.', 'Have your family checked.'],
  comeBack: ['you cough blood', 'you go weak on one side', 'nosebleed lasts over twenty minutes'],
  examination: ['look at lips, tongue and fingers', 'blood count and iron', 'scan of the lungs'],
  presentation: 'From youth frequent nosebleeds, small red spots on lips, tongue, fingertips and nose, the same in the family, iron lack from gut bleeding; vessel knots in lung, liver and brain.',
  sources: ['StatPearls: Hereditary Hemorrhagic Telangiectasia', 'NIH: Hereditary hemorrhagic telangiectasia', 'CDC: Hereditary hemorrhagic telangiectasia (HHT)'],
  examples: [
    { age: 39, sex: 'female', text: 'Since my teens I have nosebleeds several times a week, small red spots on lips and tongue, my father has it too. My iron is low.' },
    { age: 52, sex: 'male', text: 'Recurrent epistaxis, telangiectasia on lips and fingers, anaemia.' },
  ],
} satisfies Condition
