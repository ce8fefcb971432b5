import { asksToTellInSecret } from '../../../../hear/asks-to-tell-in-secret.ts'
import type { CloserFact } from './closer-entry.ts'

/** "Can I say something without my mum finding out": go on, before every word about privacy. */
export const ofSecrets: readonly CloserFact[] = [
  {
    asked: asksToTellInSecret,
    isTold: true,
    holds: ({ state }) => state.now.crisis === null,
    answer: ({ isEmergency }) =>
      `Of course, go on. Nothing here shocks me, and I tell nobody: no family, school or surgery. ${isEmergency ? 'What you tell me may show what help you need now; if you need somebody close for it, I say so, and you choose the words.' : 'If it needs somebody close to help you, I say so, and you choose whom and how.'} What is it?`,
    sources: [],
  },
]
