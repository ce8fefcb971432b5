import type { ConsultationCase } from '../../case/case.ts'
import type { Correction } from './correction.ts'

/** "That's not right", said of the whole story: what of it is asked, and nothing is taken out. */
export function unlessAll({ complaints }: Pick<ConsultationCase, 'complaints'>, last: Correction): Correction {
  return last.kind === 'unsaid' && complaints.length > 0 && complaints.every((id) => last.findings.includes(id))
    ? { kind: 'unclear' }
    : last
}
