import type { Condition } from '../../schema.ts'

export const schizotypalPersonalityDisorder = {
  id: 'schizotypal-personality-disorder',
  name: 'Schizotypal personality disorder',
  aliases: ['schizotypal disorder', 'schizotypal personality'],
  icd10: 'F21',
  system: 'mental-health',
  summary: 'A lifelong pattern of odd beliefs and few close relations, without full psychosis.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare' } },
  findings: {
    always: ['odd-beliefs'],
    usual: ['few-close-friends', 'social-withdrawal'],
    often: ['social-fear', 'paranoia', 'distrust', 'social-communication-poor', 'flat-affect'],
    some: ['anxiety', 'disorganised-speech', 'family-psychosis', 'detached-unreal', 'history-depression', 'low-mood'],
    occasional: ['hearing-voices', 'cannabis-use'],
    rare: ['delusions', 'catatonia-signs', 'command-voices', 'elevated-mood', 'memory-loss', 'drug-use'],
  },
  discriminators: ['odd-beliefs', 'few-close-friends', 'delusions'],
  onset: ['gradual'],
  durationDays: { from: 365, to: 7300 },
  course: ['lifelong'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Talking treatment helps with trust and fear.', 'Avoid cannabis and other drugs.'],
  comeBack: ['you have thoughts of suicide or of hurting others', 'you hear voices', 'you cannot cope any more'],
  examination: ['a talk over your life', 'mood and safety', 'a mental health service'],
  presentation:
    'Since youth: eccentric behaviour, dress and speech, magical thinking, sixth sense, reading meaning into events, suspicious, discomfort with people that does not ease with knowing them, no close friends outside the family, odd perceptions; no lasting delusions or voices. A relative may have schizophrenia.',
  sources: ['APA: Diagnostic and Statistical Manual of Mental Disorders, personality disorders', 'StatPearls: Schizotypal Personality Disorder', 'Merck: Schizotypal Personality Disorder (STPD)'],
  examples: [
    { age: 28, sex: 'male', text: 'My brother has always been eccentric; he believes he has a sixth sense and can read minds, dresses oddly and has no close friends. He hears no voices.' },
    { age: 34, sex: 'female', text: 'All my life I have been superstitious with magical thinking, people find my speech odd, and being with others makes me anxious and suspicious.' },
  ],
} satisfies Condition
