import type { ConsultationCase } from '../case/case.ts'
import type { Clause } from '../hear/clause.ts'
import { clockTimeAlone, readClockTime, readLastWell, readMoment } from '../hear/lexicon/read-clock-time.ts'
import { beganId, knownHelp } from '../judge/questions/emergency-check.ts'
import { emergencyCheckId, type Push } from '../judge/questions/emergency-pushes.ts'

const kept = 5
const telling: ReadonlySet<string> = new Set(['done', 'company'])

/** What is asked, said to the doctor or told of an earlier time is nothing that was done now. */
const noDeed =
  /^\W*(?:(?:and|but|so|ok|well|no|yes|please)\W+)*(?:did|do|does|have|has|can|should|is|are|was)(?:n['’]?t)? (?:you|i|we|he|she|they|it|that|this|[A-Z])|\b(?:tell|told|said|say|asked|hear|heard)\b|\b(?:(?:weeks?|months?|years?|days?) ago|as a (?:kid|child)|last (?:week|month|year)|years? (?:now|back))\b|\b(?:started|put|took|gave) (?:him|her|me|them|us)? ?(?:on )?(?:that|it|this)? ?(?:(?:\w+ ){0,3}(?:weeks?|months?|years?))|\?/i

/** Whether words that sound like something done are that. */
export function isDeed(words: string): boolean {
  return !noDeed.test(words.trim())
}

/** That somebody called is told, not supposed or planned. */
const calling =
  /^(?!.*\b(?:not|never|cannot|should|shall|could|can|would|will|must|if|when|before)\b|.*n['’]?t\b|.*\?).*\b(?:called|rang|rung|phoned|dialled|calling|ringing|phoning|on (?:the|its|their) way|coming|sending|sent)\b/i

/** Whether words tell that help was called: "the wife has rung them", not "my brother can drive". */
export const tellsOfCall = (words: string): boolean => calling.test(words)

/** That help was called, in the words that told it, or by a plain yes to that question; nothing where neither was said. */
function calledIn(before: ConsultationCase, { help }: ConsultationCase, pushes: readonly Push[], clauses: readonly Clause[]): string[] {
  if (help !== 'called' || knownHelp(before) === 'called') return []
  const told = clauses.find(({ text }) => tellsOfCall(text))?.text.replace(/^\W*(?:yes|yeah|yep|ok|okay)\W+/i, '')
  if (told !== undefined) return [told.replace(/[\s,.;!]+$/, '')]
  return before.pending?.id === emergencyCheckId && pushes.length === 0 ? ['help was called'] : []
}

const paper =
  /\b(?:dnr|dnar|dnacpr|polst|molst|respect form|do not (?:attempt )?(?:resuscitate|cpr)|(?:re-?sus\w*|purple) (?:form|paper|thing)|living will|advance (?:directive|decision)|not for resus\w*)\b/i
const noPaper = /\b(?:no|(?<!do )not|hasn['’]?t|haven['’]?t|without|never)\b[^.!?]{0,20}\b(?:dnr|dnar|dnacpr|living will|resus\w* form)\b/i

/** Whether words tell of a form about resuscitation: "theyve got a do not resuscitate thing, do I tell them that?" */
export const tellsOfPaper = (words: string): boolean => paper.test(words) && !noPaper.test(words)
/** How such a form is noted. */
export const paperTold = 'there is a form about resuscitation'

/** The case with what this message said of things done and of who is there, while an emergency stands: for the crew. In: the case before it. */
export function noteForCrew(
  before: ConsultationCase,
  now: ConsultationCase,
  pushes: readonly Push[],
  clauses: readonly Clause[],
): ConsultationCase {
  if (now.emergency === undefined || now.emergency === 'none') return now
  const told = pushes
    .filter(({ kind }) => telling.has(kind))
    .map(({ clause }) => (clauses[clause]?.text ?? '').replace(/[\s,.;!]+$/, ''))
    .filter(isDeed)
  const papers = tellsOfPaper(clauses.map(({ text }) => text).join(' ')) ? [paperTold] : []
  const all = [...calledIn(before, now, pushes, clauses), ...told, ...papers].map((each) => each.trim()).filter((each) => each !== '')
  const dated = withHour(before, withoutCallDenied(before, now), clauses)
  return all.length === 0 ? dated : { ...dated, done: [...new Set([...(dated.done ?? []), ...all])].slice(-kept) }
}

/** The case without a call that proved never made. */
function withoutCallDenied(before: ConsultationCase, now: ConsultationCase): ConsultationCase {
  if (now.done === undefined || now.help !== 'none' || knownHelp(before) !== 'called') return now
  return { ...now, done: now.done.filter((deed) => deed !== 'help was called' && !tellsOfCall(deed)) }
}

/** The case with the hour at which it began: the last that was told as a beginning, or in answer to when; another time takes its place. */
function withHour(before: ConsultationCase, now: ConsultationCase, clauses: readonly Clause[]): ConsultationCase {
  const isAsked = before.pending?.id === beganId
  const hours = clauses.flatMap(({ text, act }) => {
    if (act.startsWith('ask-')) return []
    return readClockTime(text)?.words ?? (isAsked ? clockTimeAlone(text) : null) ?? []
  })
  const all = clauses.map(({ text }) => text).join(', ')
  const began = hours.at(-1) ?? readMoment(all) ?? undefined
  const well = readLastWell(all)
  if (well !== null) return { ...now, began: `${began ?? 'not seen'} (last well at ${well})` }
  if (began !== undefined) return { ...now, began }
  if (now.began === undefined || now.durationDays === before.durationDays) return now
  const { began: _, ...undated } = now
  return undated
}
