import { ofPartNamed } from '../illness.ts'
import { whatHelps } from '../what-to-do.ts'
import type { CloserFact } from './closer-entry.ts'

/** "What should I do for my back?", "and my knee, what can I do about it": what helps, of the part that is named. */
export const ofWhatHelpsThere: readonly CloserFact[] = [
  {
    asked:
      /\bwhat (?:else )?(?:should|can|could|do|must|shall|may) (?:i|we) (?:best |now |then )?do (?:for|about|with|against) (?:my|the|his|her|this|that|it)\b(?! (?:work|job|school|exams?|husband|wife|mum|mother|dad|father|doctor|gp|meds|tablets|pills|medicines?|results?|tests?|letter)\b)/i,
    holds: ({ isEmergency, state, text }) =>
      !isEmergency &&
      state.now.complaints.length > 0 &&
      (ofPartNamed(text, state) !== null || (state.judged.ranking.ranked[0]?.probability ?? 0) > 0.2),
    answer: ({ text, state }) => {
      const helps = whatHelps(text, state)
      return /^(?:What helps|So far)/.test(helps) ? helps : null
    },
    sources: [],
  },
]
