import type { CloserFact } from './closer-entry.ts'

/** Who learns of an illness: the employer by a note, parents by a doctor. */
export const ofPrivacy: readonly CloserFact[] = [
  {
    asked:
      /\b(?:employer|boss|manager|work|hr|job)\b[^?]{0,40}\b(?:see|know|find out|told|tell|read|learn|ask)\b[^?]{0,30}\b(?:why|reason|what|it|about|for)\b|\b(?:on my|my work) record\b/i,
    holds: ({ story }) => /\b(?:signed off|sick note|fit note|sick leave|off sick|time off|note)\b/i.test(story),
    answer: () =>
      'The note names a reason, and nothing else leaves the surgery: your employer may not ask your doctor without your consent. Ask the doctor to word it broadly, such as “unwell” or “stress”. In the UK you sign for the first 7 days yourself.',
    sources: ['NHS: Getting a fit note'],
  },
  {
    asked:
      /\b(?:they|doctors?|gp|nurse|surgery|receptionist|clinic|hospital|who(?: will|['’]ll| would| is going to| has to)|anyone|anybody|someone|somebody)\b[^?]{0,20}\b(?:tell|ring|inform|call|phone|text|write to) (?:my|our) (?:mum|mom|mam|dad|parents?|mother|father|family|folks)\b/i,
    holds: ({ state }) => state.now.person.relation === 'self',
    answer: () =>
      'No. What you tell a doctor or nurse stays with them, also before you are 16 if you understand what it is about, and the receptionist is bound by it too. They only speak to somebody if you are in danger, and tell you first. You can ask to be rung on your own phone.',
    sources: ['NHS: Children and young people consent to treatment'],
  },
]
