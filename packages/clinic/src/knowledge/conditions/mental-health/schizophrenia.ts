import type { Condition } from '../../schema.ts'

export const schizophrenia = {
  id: 'schizophrenia',
  name: 'Schizophrenia',
  aliases: ['paranoid schizophrenia', 'schizophrenic disorder', 'chronic psychosis'],
  icd10: 'F20.9',
  system: 'mental-health',
  summary: 'A long illness of the mind with voices, fixed false beliefs and loss of drive.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'uncommon', 'young-adult': 'uncommon', older: 'rare' } },
  findings: {
    usual: ['delusions', 'hearing-voices'],
    often: ['paranoia', 'social-withdrawal', 'disorganised-speech', 'flat-affect', 'insomnia', 'loss-of-interest', 'concentration-poor', 'personality-change', 'hearing-voices.long-standing'],
    some: ['family-psychosis', 'agitation', 'history-psychosis', 'cannabis-use', 'poor-school-performance', 'anxiety', 'takes-antipsychotic', 'medicine-stopped-suddenly', 'low-mood', 'smoker', 'aggression'],
    occasional: ['suicidal-thoughts', 'catatonia-signs', 'command-voices'],
    rare: ['elevated-mood', 'reduced-need-for-sleep', 'disorientation', 'fever', 'memory-loss', 'stimulant-drug-recent', 'seizure', 'confusion-fluctuating', 'delusions.sudden', 'headache'],
  },
  discriminators: ['hearing-voices', 'delusions', 'disorganised-speech', 'flat-affect'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 4000 },
  course: ['recurrent', 'constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor within a day; early treatment helps.', 'Avoid cannabis and other drugs.', 'Family support matters.'],
  comeBack: ['voices order harm', 'you have thoughts of suicide', 'the person is not safe'],
  examination: ['a talk with patient and family', 'rule out drugs and brain illness', 'safety'],
  presentation: 'Since late teens or twenties, over six months: voices commenting or talking to each other, being watched, controlled or thoughts put in, jumbled talk, flat feeling, no drive, withdrawal, falling school or work, neglect; clear consciousness.',
  sources: ['NICE: Psychosis and schizophrenia in adults', 'CKS: Psychosis and schizophrenia', 'APA: Practice guideline for schizophrenia'],
  examples: [
    { age: 21, sex: 'male', text: 'For eight months he has withdrawn to his room, hears voices that comment on him, thinks neighbours watch him and talks in a way no one can follow.' },
    { age: 29, sex: 'female', text: 'She hears voices, believes her thoughts are controlled by the radio, shows no feelings and has stopped working.' },
  ],
} satisfies Condition
