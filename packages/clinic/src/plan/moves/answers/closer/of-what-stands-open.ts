import { takenUpAgain } from '../alarm-so-far.ts'
import type { CloserFact } from './closer-entry.ts'

/** What was told, asks for a visit and was passed over: "but doctor, the blood". */
export const ofWhatStandsOpen: readonly CloserFact[] = [
  {
    asked: /\w/,
    isTold: true,
    holds: ({ isEmergency, state }) => !isEmergency && state.before.complaints.length > 0,
    answer: ({ text, state }) => takenUpAgain(text, state),
    sources: ['NICE: Suspected cancer: recognition and referral'],
  },
]
