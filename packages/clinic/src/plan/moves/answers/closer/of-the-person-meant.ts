import { patientName } from '../../../../judge/questions/address-patient.ts'
import type { CloserFact } from './closer-entry.ts'

/** "See ME?": said by who speaks for somebody else. */
export const ofThePersonMeant: readonly CloserFact[] = [
  {
    asked: /^\W*(?:(?:see|why|what|who|you mean|a doctor (?:to see|for)|for|about|examine|look at) )?me\s*\?/i,
    holds: ({ state }) => state.now.person.relation !== 'self',
    answer: ({ state }) =>
      `Sorry, not you: I mean ${patientName(state.now.person)}. All that I said is about ${patientName(state.now.person)}.`,
    sources: [],
  },
]
