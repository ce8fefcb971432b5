import type { Condition } from '../../schema.ts'

export const neurolepticMalignantSyndrome = {
  id: 'neuroleptic-malignant-syndrome',
  name: 'Neuroleptic malignant syndrome',
  aliases: ['NMS', 'malignant neuroleptic syndrome'],
  icd10: 'G21.0',
  system: 'toxicological',
  summary: 'A rare dangerous reaction to antipsychotic medicine with fever, stiff muscles and confusion.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['takes-antipsychotic', 'muscle-rigidity-generalised', 'fever'],
    often: ['confusion-new', 'sweating', 'fast-heart-rate', 'raised-ck', 'fever-high', 'drowsy-hard-to-wake', 'stiffness-slowness', 'raised-white-cells', 'dose-recently-changed', 'high-blood-pressure'],
    some: ['tremor', 'agitation', 'takes-new-medicine', 'history-psychosis', 'urine-incontinence', 'pallor', 'catatonia-signs', 'swallowing-difficult', 'takes-dopamine-antagonist', 'raised-creatinine', 'dehydration-signs', 'dark-urine'],
    occasional: ['medicine-stopped-suddenly', 'takes-levodopa', 'history-parkinson', 'breathless', 'low-blood-pressure'],
    rare: ['diarrhoea', 'pupils-wide', 'reflexes-brisk', 'twitching', 'rash', 'neck-stiffness', 'vomiting', 'takes-antidepressant', 'cough'],
  },
  discriminators: ['takes-antipsychotic', 'muscle-rigidity-generalised', 'fever', 'raised-ck'],
  onset: ['days'],
  durationDays: { from: 0.5, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Do not take more of the antipsychotic.', 'Cool the person.'],
  comeBack: ['breathing gets hard', 'the person cannot be woken', 'urine turns dark'],
  examination: ['temperature, stiffness and pulse', 'blood tests of muscle and kidneys', 'stop the medicine'],
  presentation:
    'One to three days (up to two weeks) after starting or raising an antipsychotic or metoclopramide, or stopping a Parkinson drug: high fever, lead-pipe rigidity, slow and mute, confused to comatose, sweating, unstable pulse and blood pressure, very high CK, white cells up. Slower onset than serotonin syndrome; reflexes normal or low.',
  sources: ['StatPearls: Neuroleptic Malignant Syndrome', 'Merck: Neuroleptic Malignant Syndrome', 'CKS: Psychosis and schizophrenia'],
  examples: [
    { age: 29, sex: 'male', text: 'Five days after haloperidol was started he has a fever of 40, is stiff all over, confused and sweating.' },
    { age: 51, sex: 'female', text: 'Her olanzapine dose was increased; now rigid like lead pipe, fever, does not speak, and CK is very high.' },
  ],
} satisfies Condition
