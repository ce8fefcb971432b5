import type { CloserFact } from './closer-entry.ts'

const isOfTooth = /\b(?:tooth|teeth|dental|dentist|gum|molar)\b/i
const isTreated =
  /\b(?:drain\w*|lanced|opened (?:it|up)|let (?:it|the pus) out|pulled|extract\w*|took (?:it|the tooth) out|root canal|antibiotics?|amoxi\w*|metronidazole|penicillin)\b/i

/** An abscess of a tooth that has been treated: how it goes on. */
export const ofTeeth: readonly CloserFact[] = [
  {
    asked:
      /\b(?:how long|how soon|when)\b[^?]{0,60}\b(?:go|gone|last|heal\w*|down|better|clear|over|normal|settle|swell\w*|take|end)\b|\b(?:swelling|lump|pain|hole|it) (?:go|gone) (?:down|away)\b/i,
    holds: ({ story, isEmergency }) => !isEmergency && isOfTooth.test(story) && /\babscess\b|\bpus\b/i.test(story) && isTreated.test(story),
    answer: () =>
      'Once the pus is out, pain and swelling mostly ease within 2 to 3 days and are gone in about a week. Warm salt water rinses help from the second day. Ring the dentist if it is no better after 2 to 3 days. The tooth itself still has to be treated, or it comes back. Swelling towards the eye or neck, fever, trouble swallowing or opening the mouth: hospital now.',
    sources: ['NHS: Dental abscess'],
  },
]
