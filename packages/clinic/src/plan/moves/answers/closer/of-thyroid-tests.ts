import type { CloserFact } from './closer-entry.ts'

const thyroid = /\b(?:tsh|thyroid|t4|t3|thyroxine)\b/i

/** What falsifies a blood test of the thyroid, and a slightly raised TSH. */
export const ofThyroidTests: readonly CloserFact[] = [
  {
    asked: /\bbiotin\b|\b(?:hair|nail) (?:vitamins?|supplements?|tablets?|gumm\w+)\b/i,
    holds: ({ story }) => thyroid.test(story) && /\bbiotin\b|\b(?:hair|nail)\b/i.test(story),
    answer: () =>
      'Yes, it can: biotin, above all in the high doses for hair and nails, disturbs how many laboratories measure TSH and the thyroid hormones, and makes them come out too low or too high. It does not harm the thyroid. Leave it out for at least 2 days before the next test, longer if the laboratory asks for it, tell whoever orders it, and do not act on a result taken while you took it.',
    sources: ['FDA: Biotin interference with laboratory tests', 'NIH: Biotin'],
  },
  {
    asked:
      /\b(?:need|should|have to|must|put (?:me )?on|start)\b[^?]{0,25}\b(?:tablets?|pills?|medicine|thyroxine|levothyroxine|treatment|treated)\b/i,
    holds: ({ story, isEmergency, isPregnant }) => /\btsh\b/i.test(story) && !isEmergency && !isPregnant,
    answer: () =>
      'Not on one result alone. With a TSH under 10 and a normal T4 it is first repeated after about 3 months; under 65 and with symptoms tablets may then be tried for half a year. With 10 or more on two tests, or a low T4, they are usually offered. Your doctor decides it with you.',
    sources: ['NICE: Thyroid disease: assessment and management'],
  },
  {
    asked:
      /\b(?:ok|okay|safe|can|could|fine|alright)\b[^?]{0,40}\b(?:leave|wait|hold off|put)\b[^?]{0,30}\b(?:week|month|then|appointment|later)\b|\bwhat (?:to do|do i do|should i do|now)\b[^?]{0,30}\b(?:about|with) (?:the |my |it|that|this)\b/i,
    holds: ({ story, isEmergency, isPregnant }) => thyroid.test(story) && /\btsh\b/i.test(story) && !isEmergency && !isPregnant,
    answer: () =>
      'Yes, a slightly raised TSH is no hurry: it is repeated after about 2 to 3 months, with free T4 and thyroid antibodies, before anybody decides on tablets, as it often goes back by itself. With a normal T4 and a TSH under 10, waiting and repeating is usual. Ring sooner if you may be pregnant, if your neck swells, or if you get much more tired, cold or slow.',
    sources: ['NICE: Thyroid disease: assessment and management'],
  },
]
