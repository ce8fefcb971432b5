import type { SideEffects } from './side-effects-entry.ts'

/** Medicines that dry out (anticholinergic): they also hold back urine and confuse, most of all from 65 on. */
export const dryingSideEffects: readonly SideEffects[] = [
  {
    classes: ['tricyclic-antidepressant'],
    name: 'medicines of this kind (such as amitriptyline)',
    usual: 'sleepiness, a dry mouth, constipation, and dizziness on standing up',
    causes: [
      'fatigue',
      'mouth-dry',
      'constipation',
      'dizziness',
      'urine-hesitancy',
      'urinary-retention',
      'urine-none',
      'urine-stream-weak',
      'confusion-new',
      'hallucinations',
      'vision-blurred',
      'weight-gain',
    ],
    advice:
      'Ask today whether to take the next one, if urine or head are affected; else take it in the evening. After weeks of it never stop suddenly.',
    grave: 'a racing or stumbling heart, confusion, or no urine',
    sources: ['NHS: Amitriptyline for pain'],
  },
  {
    classes: [],
    named:
      /\b(?:oxybutynin|tolterodine|solifenacin|fesoterodine|darifenacin|trospium|propiverine|vesicare|detrusitol|ditropan|bladder (?:tablets?|pills?))\b/i,
    name: 'bladder tablets of this kind (such as oxybutynin)',
    usual: 'a dry mouth, constipation, blurred sight and slow urine; from 65 on also confusion',
    causes: [
      'confusion-new',
      'hallucinations',
      'urinary-retention',
      'urine-none',
      'urine-hesitancy',
      'urine-stream-weak',
      'mouth-dry',
      'constipation',
      'vision-blurred',
      'palpitations',
      'drowsy-hard-to-wake',
    ],
    advice:
      'Do not take or give the next one before a doctor has agreed; it does no harm to leave it out. There are bladder tablets that do not do this.',
    grave: 'confusion, no urine for 8 hours, or a painful red eye',
    sources: ['NHS: Oxybutynin', 'StatPearls: Anticholinergic Medications'],
  },
  {
    classes: ['antihistamine'],
    taken: 'takes-antihistamine',
    named: /\bantihistamines?\b/i,
    name: 'antihistamines',
    usual: 'sleepiness (less with cetirizine or loratadine), a dry mouth and headache',
    causes: [
      'fatigue',
      'mouth-dry',
      'headache',
      'dizziness',
      'urinary-retention',
      'urine-none',
      'urine-hesitancy',
      'confusion-new',
      'constipation',
    ],
    advice: 'Take it in the evening, or ask for one that does not make you drowsy. No driving while it does.',
    grave: 'a racing heart, confusion, or no urine',
    sources: ['NHS: Antihistamines'],
  },
]
