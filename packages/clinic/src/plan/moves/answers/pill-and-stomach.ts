import type { Answer } from './answer.ts'

const asksOfPill = /\b(?:the|my) (?:mini-?|combined )?pill\b|\bcontracepti\w*\b/i
const carriesOn = /\b(?:still|keep|carry on|go on|continue|ok|okay|safe|works?|working|protected|cover(?:ed)?|count|take)\b/i

/** "Is it OK to take my pill still?" with vomiting or diarrhoea: whether it still protects. */
export const pillAndStomach: Answer = ({ text }, { now }) => {
  const has = (id: string) => now.observations[id]?.polarity === 'present'
  if (!asksOfPill.test(text) || !carriesOn.test(text) || !(has('vomiting') || has('diarrhoea'))) return null
  return 'Yes, go on taking it at the usual time. But vomiting within 3 hours of a pill, or very bad diarrhoea for more than a day, counts as a missed pill: take another one as soon as you can keep it down, and use condoms until you have taken it for 7 days without trouble (2 days for most mini-pills). The leaflet says it for yours. (NHS: Combined pill)'
}
