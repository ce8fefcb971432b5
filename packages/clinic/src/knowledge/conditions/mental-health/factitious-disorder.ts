import type { Condition } from '../../schema.ts'

export const factitiousDisorder = {
  id: 'factitious-disorder',
  name: 'Factitious disorder',
  aliases: ['Munchausen syndrome', 'Munchausen', 'factitious disorder imposed on self', 'hospital addiction'],
  icd10: 'F68.10',
  system: 'mental-health',
  summary: 'A person makes or feigns illness to be cared for, without outward gain.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never' } },
  findings: {
    always: ['many-hospital-visits'],
    often: ['functional-inconsistent', 'abdominal-pain', 'history-abdominal-surgery'],
    some: ['fever', 'seizure', 'wound-infected', 'stool-bloody', 'vomiting', 'self-harm', 'low-blood-sugar', 'trauma-past', 'history-depression', 'attention-seeking', 'chest-pain', 'low-mood'],
    occasional: ['drug-use', 'overdose-taken'],
    rare: ['weight-loss', 'jaundice', 'delusions', 'hearing-voices', 'health-anxiety'],
  },
  discriminators: ['many-hospital-visits', 'functional-inconsistent', 'health-anxiety'],
  onset: ['gradual'],
  durationDays: { from: 90, to: 7300 },
  course: ['recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep to one doctor whom you trust.', 'A talk about stress and past hurt can help.'],
  comeBack: ['you have hurt yourself', 'you took an overdose', 'you have thoughts of suicide'],
  examination: ['all past records', 'the body as the complaint asks', 'a mental health service'],
  presentation:
    'Dramatic but changing and inconsistent complaints, many admissions, tests and operations with nothing found, knows medical words, eager for tests and procedures, new complaints after normal results, few visitors, leaves when confronted; wounds, fever, blood or low sugar made by own hand; works in health care at times; no gain such as money.',
  sources: ['StatPearls: Factitious Disorder', 'Merck: Factitious Disorder Imposed on Self', 'APA: Diagnostic and Statistical Manual of Mental Disorders, somatic symptom and related disorders'],
  examples: [
    { age: 33, sex: 'female', text: 'She has had multiple admissions for belly pain and fever, all tests were normal, she asks for more operations, and a nurse caught her tampering with her drip.' },
    { age: 40, sex: 'male', text: 'He goes from hospital to hospital with dramatic attacks and an inconsistent story; he knows all the medical jargon and left when confronted.' },
  ],
} satisfies Condition
