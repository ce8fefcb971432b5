import type { Condition } from '../../schema.ts'

export const retropharyngealAbscess = {
  id: 'retropharyngeal-abscess',
  name: 'Deep neck abscess',
  aliases: ['retropharyngeal abscess', 'deep neck infection', 'parapharyngeal abscess', 'deep neck space infection'],
  icd10: 'J39.0',
  system: 'ear-nose-throat',
  summary: 'Pus has gathered deep in the neck behind the throat.',
  commonness: { usual: 'very-rare', ages: { toddler: 'rare', child: 'rare' } },
  findings: {
    usual: ['fever', 'neck-pain', 'swallowing-painful', 'neck-stiffness'],
    often: ['sore-throat', 'drooling', 'swallowing-difficult', 'neck-lump', 'fever-high', 'muffled-voice', 'infant-not-feeding', 'recent-sore-throat', 'raised-white-cells', 'looks-very-ill'],
    some: ['stridor', 'trismus', 'irritability-child', 'lymph-nodes-neck', 'breathless', 'uvula-deviated'],
    occasional: ['chest-pain', 'foreign-body-swallowed', 'cough'],
    rare: ['rash', 'nose-runny', 'light-sensitivity', 'headache'],
  },
  discriminators: ['neck-stiffness', 'drooling', 'neck-lump'],
  onset: ['days'],
  durationDays: { from: 1, to: 7 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Do not eat or drink.', 'Stay sitting up.'],
  comeBack: ['breathing gets hard', 'the neck swells more'],
  examination: ['look at throat and neck', 'a scan of the neck', 'blood tests'],
  presentation: 'Small child (or adult after a swallowed bone) with fever, sore throat, refuses food, drools, holds the head stiff and to one side, cannot look up, neck swelling and sometimes noisy breathing after a cold.',
  sources: ['StatPearls: Retropharyngeal abscess', 'Merck: Retropharyngeal abscess'],
  examples: [
    { age: 3, sex: 'male', text: 'After a cold my toddler has a high fever, he will not turn or lift his neck, drools and refuses to eat. One side of his neck is swollen.' },
    { age: 36, sex: 'female', text: 'After a fish bone scratched my throat I have fever, a stiff painful neck and can hardly swallow; my voice is muffled.' },
  ],
} satisfies Condition
