import type { Condition } from '../../schema.ts'

export const acutePsychosis = {
  id: 'acute-psychosis',
  name: 'Acute psychosis',
  aliases: ['brief psychotic disorder', 'first-episode psychosis', 'acute and transient psychotic disorder', 'psychotic episode', 'brief reactive psychosis', 'acute psychotic episode', 'drug-induced psychosis'],
  icd10: 'F23',
  system: 'mental-health',
  summary: 'The sense of what is real is suddenly lost, with voices or false beliefs.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare' } },
  findings: {
    usual: ['delusions'],
    often: ['hearing-voices', 'paranoia', 'agitation', 'insomnia', 'disorganised-speech', 'stress-recent', 'delusions.sudden', 'anxiety', 'personality-change', 'hallucinations'],
    some: ['drug-use', 'cannabis-use', 'stimulant-drug-recent', 'aggression', 'mood-unstable', 'disorientation', 'trauma-past', 'family-psychosis', 'elevated-mood'],
    occasional: ['suicidal-thoughts', 'command-voices', 'catatonia-signs', 'takes-steroids'],
    rare: ['fever', 'flat-affect', 'seizure', 'memory-loss', 'confusion-fluctuating', 'delusions.long-standing', 'headache', 'neck-stiffness'],
  },
  discriminators: ['delusions.sudden', 'hearing-voices', 'agitation', 'paranoia'],
  onset: ['days', 'sudden'],
  durationDays: { from: 0.5, to: 30 },
  course: ['constant', 'improving'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Get help now; stay calm and do not argue.', 'Keep dangerous things away.', 'Do not use drugs.'],
  comeBack: ['voices order harm', 'there is violence or suicide threats', 'you get a fever, headache or confusion'],
  examination: ['a talk with patient and family', 'rule out drugs, infection and brain illness', 'safety'],
  presentation: 'Within days, often after great stress, birth, drugs or steroids: hears voices, is sure of being followed or chosen, jumbled talk, strange acts, sleepless, fearful; may be fully well within a month.',
  sources: ['NICE: Psychosis and schizophrenia in adults', 'CKS: Psychosis and schizophrenia', 'StatPearls: Brief Psychotic Disorder'],
  examples: [
    { age: 23, sex: 'female', text: 'Since four days she does not sleep, says the TV sends her messages, hears voices and is terrified of being followed. She was well before.' },
    { age: 30, sex: 'male', text: 'After smoking a lot of cannabis he suddenly believes people want to kill him and talks to voices.' },
  ],
} satisfies Condition
