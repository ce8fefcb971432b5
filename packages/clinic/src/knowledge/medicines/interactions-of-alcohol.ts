import type { InteractionRule } from './schema.ts'

/** Medicines that do not go with alcohol. */
export const alcoholInteractions = [
  { id: 'metronidazole-with-alcohol', between: [['metronidazole'], ['ethanol']], severity: 'serious', effect: 'Flushing, vomiting and a racing heart may follow.', advice: 'No alcohol during the course and for two days after.', sources: ['NHS: Metronidazole'] },
  { id: 'tinidazole-with-alcohol', between: [['tinidazole'], ['ethanol']], severity: 'serious', effect: 'Flushing, vomiting and a racing heart may follow.', advice: 'No alcohol during the course and for three days after.', sources: ['EMC: Tinidazole'] },
  { id: 'acitretin-with-alcohol', between: [['acitretin', 'methotrexate', 'isoniazid', 'leflunomide'], ['ethanol']], severity: 'serious', effect: 'Together they can harm the liver.', advice: 'Do not drink alcohol with it.', sources: ['EMC: Methotrexate; Acitretin; Isoniazid'] },
  {
    id: 'sedating-with-alcohol',
    between: [['class:sedating', 'class:opioid', 'class:antipsychotic', 'mirtazapine', 'trazodone', 'class:tricyclic-antidepressant'], ['ethanol']],
    severity: 'serious',
    effect: 'Alcohol makes the drowsiness much stronger.',
    advice: 'Do not drink alcohol with it.',
    sources: ['NHS: Medicines and alcohol'],
  },
] as const satisfies readonly InteractionRule[]
