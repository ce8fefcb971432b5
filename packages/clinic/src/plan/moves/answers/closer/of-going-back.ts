import type { CloserFact, Known } from './closer-entry.ts'
import { swimsAgain } from './of-swimming.ts'

const stomachBug = ['diarrhoea', 'vomiting']
const daysOff = 2
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const asks =
  /\b(?:handle|prepare|touch|make|cook) (?:the |any )?(?:food|meals?|dinner|lunch|for (?:others|them|the family|my \w+))\b|\b(?:when|which day|what day|how (?:soon|long|many days)|what time|is (?:that|it)|so)\b[^?]{0,50}\b(?:back|return\w*|work|shift|cook\w*|serve|school|nursery|childminder|creche|college|uni|kitchen|office|class|daycare|swim\w*|pool|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/i

/** When the last loose stool or vomiting was: how many days ago, and at what o'clock where that was told; null where neither was. */
function lastOne(story: string): { daysAgo: number; at: string | null } | null {
  const told = [...story.matchAll(/\blast (?!week|month|year|summer|winter)[^.!?]{0,60}/gi)].map(([words]) => words).at(-1)
  if (told === undefined) return null
  const half = /\b(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)\b/i.exec(told)
  const plain = /\b(?:at|about|around|was) (\d{1,2})(?:[:.](\d{2}))?\b/i.exec(told)
  const clock = half ?? plain
  const day = /\byesterday|last night\b/i.test(told)
    ? 1
    : /\bthis (?:morning|afternoon|evening)|today|tonight|an hour ago|hours? ago|midday|noon\b/i.test(told)
      ? 0
      : null
  if (clock === null && day === null) return null
  if (clock === null) return { daysAgo: day ?? 0, at: null }
  const ofDay = half?.[3] ?? (/\b(?:afternoon|evening|tonight)\b|last night/i.test(told) ? 'pm' : /morning/i.test(told) ? 'am' : 'o’clock')
  return { daysAgo: day ?? 0, at: `${clock[1] ?? ''}${clock[2] === undefined ? '' : `:${clock[2]}`} ${ofDay}` }
}

/** The weekday of which was said "today is Friday", else that of the turn; null where neither is known. */
function today({ story, state }: Known): number | null {
  const said = /\b(?:today|it|now)(?:['’]?s| is) (?:a )?(sun|mon|tues|wednes|thurs|fri|satur)day\b/i.exec(story)?.[1]
  const named = said === undefined ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(said.toLowerCase().slice(0, 3)))
  if (named >= 0) return named
  return state.time === null ? null : new Date(state.time).getUTCDay()
}

/** Reckons the day: 48 hours from the last loose stool or vomiting. */
function dayBack(known: Known): string {
  const day = today(known)
  const last = lastOne(known.story)
  if (day === null || last === null) return ' Tell me when the last one was, and I reckon the day for you.'
  const back = weekdays[(day - last.daysAgo + daysOff + weekdays.length) % weekdays.length]
  return ` By what you told me that is ${back}${last.at === null ? ', at the hour of the last one' : ` from ${last.at} on`}, if nothing more comes; each new one starts the 48 hours again.`
}

/** When one may go back after a stomach bug, with the day reckoned out. */
export const ofGoingBack: readonly CloserFact[] = [
  {
    asked: asks,
    holds: ({ has, isEmergency, story }) =>
      !isEmergency && (has(stomachBug) || /\b(?:diarrh?o?ea|the runs|loose (?:stool|poo|motion|one)|stomach bug|gastro\w*)\b/i.test(story)),
    answer: (known) =>
      `48 hours after the last loose stool or vomiting, and for who cooks, nurses or looks after children that is a rule.${dayBack(known)}${/\b(?:swim|pool)/i.test(known.text) ? ` Swimming is longer for some: ${swimsAgain(known)}.` : ''} Feeling well before that changes nothing: the germ is still passed on.`,
    sources: ['NHS: Diarrhoea and vomiting', 'NICE: Diarrhoea and vomiting caused by gastroenteritis in under 5s'],
  },
]
