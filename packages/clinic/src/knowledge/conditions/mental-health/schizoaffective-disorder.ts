import type { Condition } from '../../schema.ts'

export const schizoaffectiveDisorder = {
  id: 'schizoaffective-disorder',
  name: 'Schizoaffective disorder',
  aliases: ['schizoaffective psychosis'],
  icd10: 'F25.9',
  system: 'mental-health',
  summary: 'Voices and false beliefs together with clear mood phases, up or down.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never' } },
  findings: {
    usual: ['hearing-voices', 'delusions'],
    often: ['low-mood', 'elevated-mood', 'paranoia', 'insomnia', 'disorganised-speech', 'history-psychosis', 'racing-thoughts', 'loss-of-interest', 'history-depression'],
    some: ['impulsive-behaviour', 'suicidal-thoughts', 'social-withdrawal', 'reduced-need-for-sleep', 'takes-antipsychotic', 'family-psychosis', 'flat-affect', 'takes-lithium', 'agitation'],
    occasional: ['alcohol-heavy', 'drug-use', 'self-harm'],
    rare: ['fever', 'memory-loss', 'disorientation', 'seizure', 'confusion-new', 'stimulant-drug-recent'],
  },
  discriminators: ['hearing-voices', 'low-mood', 'elevated-mood', 'delusions'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 4000 },
  course: ['recurrent'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Take medicine steadily.', 'See a doctor within days of a change.', 'Avoid drugs.'],
  comeBack: ['you have thoughts of suicide', 'voices order harm', 'no sleep for days'],
  examination: ['a talk over the course of illness', 'rule out drugs', 'safety'],
  presentation: 'Episodes of mania or depression with voices or delusions, and also at least two weeks of voices or delusions without mood change.',
  sources: ['StatPearls: Schizoaffective Disorder', 'CKS: Psychosis and schizophrenia', 'APA: Diagnostic and Statistical Manual, schizoaffective disorder'],
  examples: [
    { age: 31, sex: 'female', text: 'I have had manic and depressed phases, but I hear voices and feel controlled even when my mood is normal.' },
    { age: 38, sex: 'male', text: 'Years of voices and paranoia, with times of deep depression and times of great energy.' },
  ],
} satisfies Condition
