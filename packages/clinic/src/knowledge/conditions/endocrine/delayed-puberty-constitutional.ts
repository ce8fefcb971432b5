import type { Condition } from '../../schema.ts'

export const delayedPubertyConstitutional = {
  id: 'delayed-puberty-constitutional',
  name: 'Late puberty that runs in the family',
  aliases: ['constitutional delay of growth and puberty', 'delayed puberty', 'late bloomer', 'constitutional delay', 'constitutional growth delay'],
  icd10: 'E30.0',
  system: 'endocrine',
  summary: 'Puberty comes later than in others, but normally.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'uncommon', 'young-adult': 'very-rare', adult: 'never', older: 'never' }, sex: 'mostly-male' },
  findings: {
    usual: ['delayed-puberty'],
    often: ['growth-poor'],
    some: ['social-withdrawal', 'low-mood', 'underweight', 'family-cancer', 'poor-school-performance'],
    occasional: ['period-missed', 'history-asthma', 'sports-injury'],
    rare: ['smell-loss', 'headache', 'visual-field-loss', 'diarrhoea', 'weight-loss', 'breast-milk-unexpected', 'fatigue', 'abdominal-pain', 'heart-murmur', 'undescended-testicle', 'gynaecomastia', 'raised-prolactin'],
  },
  discriminators: ['delayed-puberty', 'growth-poor', 'smell-loss'],
  onset: ['gradual'],
  durationDays: { from: 180, to: 1825 },
  course: ['constant'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Usually nothing but time is needed.', 'Book a doctor if a boy of 14 or a girl of 13 has no signs.'],
  comeBack: ['you get headaches, poor sight or loss of smell', 'you get weight loss or long diarrhoea'],
  examination: ['growth chart and stage of puberty', 'bone age', 'hormones if unclear'],
  presentation: 'Healthy boy of 14 to 16, always short, parents late too, small testes but normal build; bone age behind; catches up later. With loss of smell think of Kallmann.',
  sources: ['NHS: Early or delayed puberty', 'StatPearls: Delayed Puberty', 'Merck: Delayed Puberty'],
  examples: [
    { age: 15, sex: 'male', text: 'All my friends are taller and have deep voices; I have no puberty signs yet. My father was late as well. I feel fine.' },
    { age: 14, sex: 'female', text: 'No breast development and I am short for my age, otherwise healthy; my mother had her first period at 16.' },
  ],
} satisfies Condition
