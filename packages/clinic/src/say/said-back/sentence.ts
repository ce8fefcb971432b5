import { readDuration } from '../../hear/lexicon/read-duration.ts'
import { splitClauses } from '../../hear/split-clauses.ts'
import type { Addressee } from '../../judge/questions/address-patient.ts'
import { spokenList } from '../../judge/questions/spoken-list.ts'
import { spokenThings, type Thing } from './things.ts'

/** Clauses one after the other: "you feel sick, and your knee hurts, clicks and is swollen". */
export function listOfClauses(clauses: readonly string[]): string {
  if (clauses.length < 2) return clauses[0] ?? ''
  const isLong = clauses.length > 2 && clauses.some((clause) => clause.includes(','))
  return `${clauses.slice(0, -1).join(isLong ? '; ' : ', ')}${isLong ? ';' : ','} and ${clauses.at(-1)}`
}

/** Names one after the other: "a cough and a fever"; "pain in the knee, which clicks, and a fever". */
export function listOfNames(names: readonly string[]): string {
  return names.some((name) => name.includes(',') || /\band\b/.test(name)) ? listOfClauses(names) : spokenList(names)
}

/**
 * "So, a cough and a sore throat for 3 days, and you feel sick. And no fever." In: the things, the time that all of them have ("" for none),
 * what is denied as it is said, and whom they are about.
 */
export function sentenceOf(
  { things, whole }: { things: readonly Thing[]; whole: string },
  denied: readonly string[],
  person: Addressee,
): string {
  const spoken = spokenThings(things, person)
  const [names, clauses] = [listOfNames(spoken.names), listOfClauses(spoken.clauses)]
  if (names === '' && clauses === '') return denied.length === 0 ? '' : `So, ${spokenList(denied)}.`
  const denials = denied.length === 0 ? '' : ` And ${spokenList(denied)}.`
  if (clauses === '') return `So, ${names}${whole === '' ? '' : `, ${whole}`}.${denials}`
  if (names === '') return `So, ${clauses}.${whole === '' ? '' : ` It has been like that ${whole}.`}${denials}`
  return `So, ${names}${whole === '' ? '' : ` ${whole}`}, and ${clauses}.${denials}`
}

/** What may stand beside a time without making it the time of something else. */
const besideTime =
  /\b(?:it|its|it['’]s|this|that|has|have|had|been|is|was|i['’]?ve|all|going|gone|started|start|began|begun|came|come|coming|on|off|and|for|since|about|around|now|so|already|like|only|just|last|past|the|over|a|an|ago|with|got|getting|worse|day|days|night|nights|week|weeks|fortnight|month|months|year|years|hours?|minutes?|yesterday|today|morning|evening|afternoon|couple|few|of|one|two|three|four|five|six|seven|eight|nine|ten|mon|tues|wednes|thurs|fri|satur|sun|\w+day|\d+|suddenly|slowly|gradually|really|probably|maybe|nearly|almost|i|he|she|they|yes|no|well|um|er)\b|[^a-z]+/gi

const hasVerb =
  /\b(?:i|i['’]m|i['’]ve|my|he|she|his|her|they|feel|feels|felt|have|has|had|been|started|began|hurts?|aches?|is|are|was|were|got|getting)\b/i

/** The things that a told time belongs to: all, where it stands alone or beside each of them; else those of its clause, if any. */
export function timeOf(things: readonly Thing[], words: string): 'all' | readonly Thing[] {
  const at = readDuration(words)?.start ?? -1
  const clause = at < 0 ? undefined : splitClauses(words).find(({ start, end }) => start <= at && at < end)
  if (clause === undefined) return 'all'
  const within = (from: number, to: number) => things.filter(({ places }) => places.some((place) => place >= from && place < to))
  const phrase = words.lastIndexOf(',', at - 1) + 1
  const comma = words.indexOf(',', at)
  const [from, to] = [Math.max(clause.start, phrase), Math.min(clause.end, comma < 0 ? clause.end : comma)]
  // "a cough, a sore throat for 3 days": one time for the whole list; "my ear hurts, I feel sick since noon": each its own.
  const closest = hasVerb.test(words.slice(from, to)) ? within(from, to) : []
  const own = closest.length > 0 ? closest : within(clause.start, clause.end)
  if (own.length === things.length) return 'all'
  if (own.length > 0) return own
  return clause.text.replace(besideTime, ' ').trim() === '' ? 'all' : []
}

/** Things by name with the time that was told, as one phrase: "a dry cough and a fever, for 3 days". In: all words, and the time they tell. */
export function namesInTime(things: readonly Thing[], words: string, days: number | null, span: string): string {
  const own = days === null || readDuration(words)?.days !== days ? 'all' : timeOf(things, words)
  const isOfFirst = own !== 'all' && things[0] !== undefined && own.includes(things[0])
  if (own === 'all' || isOfFirst) return `${listOfNames(things.map(({ name }) => name))}${span === '' ? '' : `, ${span}`}`
  return listOfNames(things.map((thing) => (own.includes(thing) ? `${thing.name} ${span}` : thing.name)))
}

const daytime =
  /^since (?:about |early |late )*(?:this (?:morning|afternoon|evening)|last night|lunch ?time|breakfast|dinner|midnight|noon|yesterday(?: (?:morning|afternoon|evening|night))?)\b/i

/** A time as the patient told it, where it is a time of day: "since this morning"; else as it is counted. In: the words, and the counted time. */
export function spanAsTold(words: string, span: string): string {
  const start = readDuration(words)?.start ?? -1
  return start < 0 ? span : (daytime.exec(words.slice(start))?.[0].toLowerCase() ?? span)
}
