import type { Condition } from '../../schema.ts'

export const jawFracture = {
  id: 'jaw-fracture',
  name: 'Broken jaw',
  aliases: ['mandibular fracture', 'fractured jaw', 'broken jaw', 'mandible fracture', 'fracture of lower jaw'],
  icd10: 'S02.6',
  system: 'dental',
  summary: 'The jaw bone is broken.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never' } },
  findings: {
    usual: ['jaw-pain', 'injury-recent', 'bite-changed'],
    often: ['facial-swelling-dental', 'trismus', 'jaw-pain.worse-movement', 'numbness-face', 'swelling-face', 'bruise', 'jaw-pain.after-injury'],
    some: ['tooth-loose', 'tooth-broken', 'tooth-knocked-out', 'bleeding-gums', 'sports-injury', 'fall-recent', 'road-accident', 'head-injury', 'drooling'],
    occasional: ['ear-discharge.bloody', 'loss-of-consciousness'],
    rare: ['fever', 'jaw-clicking', 'teeth-grinding', 'tooth-decay-seen'],
  },
  discriminators: ['bite-changed', 'injury-recent', 'numbness-face'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 4 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to an emergency department.', 'Do not eat.', 'Support the jaw; cool it.'],
  comeBack: ['breathing is hard or bleeding strong', 'you get drowsy'],
  examination: ['look at teeth and jaw', 'X-ray or scan'],
  presentation: 'After a punch or fall: jaw pain, teeth do not meet, cannot open, numb lower lip, swelling, bruise under the tongue.',
  sources: ['StatPearls: Mandible fracture', 'NHS: Broken jaw'],
  examples: [
    { age: 25, sex: 'male', text: 'I got punched; my jaw is swollen, my teeth do not fit together and my lower lip is numb.' },
    { age: 19, sex: 'female', text: 'Fell off my bike on the chin, cannot open my mouth, bite feels wrong.' },
  ],
} satisfies Condition
