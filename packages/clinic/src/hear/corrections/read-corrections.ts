import type { ConsultationCase } from '../../case/case.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import { isQuestion } from '../act-cues.ts'
import { answersForSelf } from '../answers-for-self.ts'
import type { Hearing } from '../hearing.ts'
import { readAmountOfTime } from '../lexicon/read-duration.ts'
import { isOwn } from '../likely-readings.ts'
import { allergyOfAnother } from './allergy-of-another.ts'
import type { Correction } from './correction.ts'
import { disownedInWords } from './disowned-findings.ts'
import { isMadeLight } from './made-light.ts'
import { medicineOfAnother } from './medicine-of-another.ts'
import { byWords, isNeverSaid, lastTold, saysInstead, unsaid, withChildren } from './never-said.ts'
import {
  ageCorrected,
  ageMistyped,
  isNumberOfAnother,
  numberCorrected,
  sexCorrected,
  timeCorrected,
  weeksCorrected,
} from './number-corrections.ts'
import { ofAnother } from './of-another.ts'
import { partCorrected } from './part-corrections.ts'
import { isByName, isOneChild, personMeant } from './person-meant.ts'
import { putBack } from './put-back.ts'
import { saidInSentences, thrownBack } from './said-in-protest.ts'
import { asksToStrike } from './struck-out.ts'
import {
  medicineCorrected,
  medicinesStopped,
  onlyColour,
  otherSide,
  replacedComplaint,
  sideCorrected,
  wordsTakenBack,
} from './swap-corrections.ts'
import { isTimeOfNews } from './time-of-news.ts'
import { unlessAll } from './unless-all.ts'

type Findings = ReadonlyMap<string, PackedFinding>

/** "Sorry, wrong note", "that's what I wrote down when my father-in-law had his stent": nothing of it was about today. */
const mistaken =
  /\bwrong (?:note|notes|chat|window|tab|message|text|patient|person|conversation|box|file)\b|\bthat(?:['’]?s| is| was) (?:what|the one|something|a note) i (?:wrote|typed|copied|saved|had)\b|\b(?:copied|pasted) the wrong\b/i
/** "Nobody hurt, it was a football match": where an emergency stands, nothing of it was meant so. */
const nobodyHurt =
  /\b(?:no ?one|no ?body)(?: is| was|['’]?s)? (?:actually |really )?(?:hurt|ill|injured|dying|bleeding)\b(?! (?:but|except|apart|only|bad|too|serious))/i
const onlyOneSide = /\b(?:only|just) (?:on |in )?(?:the |my |his |her )?(?:left|right)\b/i
/** "2 months I mean", "since Monday actually": few words that put a time right. */
const meansOther = /\b(?:i mean|i meant|actually|sorry)\W?$|^(?:i mean|i meant|actually|sorry)\b/i
const longestAside = 40
const wrong =
  /\b(?:that['’]?s|thats|that is|this is|it['’]?s|you(?:['’]?ve| have)? (?:got|read|heard|misread|misheard|misunderst(?:ood|and)))\b[^.!?]*\b(?:wrong|not (?:right|true|correct|what(?! i (?:was )?(?:ask|want)))|mistake|misread)\b|\byou (?:misread|misheard|misunderstood)\b/i
const putting = new RegExp(`${wrong.source}|${saysInstead.source}|${meansOther.source}`, 'i')
const repeated =
  /\b(?:i )?(?:already|just) (?:told|said|answered|mentioned)\b|\bi (?:told|said) (?:you|that|so|it|no|yes)\b|\b(?:as|like) i (?:(?:have |['’]ve |did |already |just )*)(?:said|told|mentioned|say|wrote)\b|\btold you\b|\bi did (?:say|tell|mention|write)\b|\bhow many times\b(?! (?:a|per|should|can|do|did|does|must|may|have (?:i|you))\b)|\bi (?:have |['’]ve )?(?:told|said)(?: it| that| this| you)?,? (?:twice|once|before|already|\w+ times)\b/i
/** What a message puts right in the case before it. Pure; the same for who merges it and who answers it. */
export function readCorrections(before: ConsultationCase, heard: Hearing, findings: Findings): Correction[] {
  if (heard.choice !== null || before.turns === 0) return []
  if (heard.rewritten !== undefined) return [{ kind: 'rewritten', ...heard.rewritten }]
  const text = heard.clauses.map((clause) => clause.text).join(' ')
  const isCorrection = heard.clauses.some(({ act }) => act === 'correction')
  const person = allergyOfAnother(text, before) ?? personOf(text, before, findings)
  if (isAllMistaken(text, before))
    return [insteadOfLast(before, heard), ageCorrected(text, before, heard, true)].filter((correction) => correction !== null)
  const found: (Correction | null)[] = [
    person,
    medicineOfAnother(text, before, heard),
    ageMistyped(text, before.person.ageYears) !== null
      ? null
      : timeCorrected(text, before, timeToldAnew(text, heard, isCorrection && !isTimeOfNews(before, heard))),
    person === null ? ageCorrected(text, before, heard, isCorrection) : null,
    person === null ? sexCorrected(before, heard) : null,
    isCorrection ? weeksCorrected(text, before, heard) : null,
  ]
  if (!isCorrection && (onlyOneSide.test(text) || isOther(text))) found.push(sideCorrected(text, before, findings))
  if (isCorrection || isNumberOfAnother(text))
    found.push(numberCorrected(text, before, heard), sideCorrected(text, before, findings), medicineCorrected(text, before, heard))
  if (!found.some((correction) => correction?.kind === 'medicine')) found.push(...medicinesStopped(toldIn(heard), before))
  const kept = found.filter((correction) => correction !== null)
  kept.push(...backOrOut(text, before, heard, findings, isCorrection, kept))
  if (kept.length === 0 && wrong.test(text) && !namesNews(before, heard)) kept.push(unlessAll(before, lastTold(before)))
  if (kept.length === 0 && repeated.test(text)) kept.push({ kind: 'repeated' })
  if (kept.length === 0 && isCorrection) kept.push(...putRight(before, heard))
  return kept
}

/** The words of a message without its questions. */
const toldIn = ({ clauses }: Hearing): string =>
  clauses
    .filter(({ act, text }) => !act.startsWith('ask-') && !isQuestion(text))
    .map(({ text }) => text)
    .join(' ')

/** Whether nothing of what was told last is about today, or, where an emergency stands, was meant so. */
function isAllMistaken(text: string, { held }: ConsultationCase): boolean {
  return mistaken.test(text) || (nobodyHurt.test(text) && held.some(({ level }) => isEmergency(level)))
}

/** What is to be put back, and what of the rest is out or otherwise. */
function backOrOut(...given: Parameters<typeof ofFindings>): Correction[] {
  const [, before, heard, findings] = given
  const back = putBack(before, heard, findings)
  const others = ofFindings(...given).flatMap((each) => besides(each, back?.findings ?? []))
  return back === null ? others : [back, ...others]
}

/** A correction without the findings that are put back beside it. */
function besides(correction: Correction, back: readonly string[]): Correction[] {
  if (back.length === 0 || (correction.kind !== 'unsaid' && correction.kind !== 'changed')) return [correction]
  const findings = correction.findings.filter((id) => !back.includes(id))
  return findings.length === 0 ? [] : [{ ...correction, findings }]
}

/** "No. Ear ache", where no yes or no was asked for. */
const saysNo = (text: string, { pending }: ConsultationCase): boolean =>
  pending?.kind === 'open' && pending.slot !== 'anything-else' && /^\W*nop?e?\b\W+\w+(?:\W+\w+){0,3}\W*$/i.test(text)

const isOther = (text: string): boolean =>
  /^\W*(?:no\W+|sorry\W+|actually\W+)*(?:it['’]?s|its|i me(?:a|)nt?|on) /i.test(text) && otherSide.test(text)

/** "No, longer. About 3 months". */
const otherLength = /^\W*(?:no|nope|actually|sorry|wait)?\W*(?:much |a lot |a bit |way )?(?:longer|shorter|less|more)(?: than that)?\b/i

const ofTime = /\b(?:minutes?|hours?|days?|weeks?|months?|years?|since|yesterday|today|night|morning)\b/i

/** The time that a correction tells, or few words in passing; null where none is. */
function timeToldAnew(text: string, { durationDays, clauses }: Hearing, isCorrection: boolean): number | null {
  // "So is it sooner than a few days?" asks.
  if (clauses.filter((clause) => ofTime.test(clause.text)).every((clause) => isQuestion(clause.text) || clause.act.startsWith('ask-')))
    return null
  const isAside = text.length <= longestAside && (meansOther.test(text.trim()) || otherLength.test(text))
  return isAside ? (durationDays ?? readAmountOfTime(text)) : isCorrection ? durationDays : null
}

/** A correction that turns nothing round still tells what is so: "you got that wrong, I don't smoke". */
function putRight(before: ConsultationCase, { clauses, mentions }: Hearing): Correction[] {
  const told = mentions.filter(
    ({ finding, experiencer, temporality, polarity }) =>
      experiencer === 'patient' && temporality === 'current' && before.observations[finding]?.polarity !== polarity,
  )
  // What was never spoken of is news, unless its own sentence puts something right: "you got that wrong, I don't smoke".
  const known = told.filter(({ finding }) => before.observations[finding] !== undefined)
  const anew = saidInSentences({ clauses, mentions: told }, putting).mentions
  const changed = known.length > 0 ? known : anew
  return changed.length === 0 ? [] : [{ kind: 'changed', findings: changed.map(({ finding }) => finding) }]
}

/** What was never said, was written for something else, or is now otherwise. */
function ofFindings(
  text: string,
  before: ConsultationCase,
  heard: Hearing,
  findings: Findings,
  isCorrection: boolean,
  known: readonly Correction[],
): Correction[] {
  if (known.some(({ kind }) => kind === 'unsaid' || kind === 'side')) return []
  if (heard.instead !== null) return [{ kind: 'replaced', ...heard.instead }]
  const disowned = disownedInWords(before, heard, findings)
  if (disowned !== null) return [disowned]
  const old = longAgo.exec(text)?.[1]
  const ofOld = old === undefined ? [] : byWords(old, before)
  if (ofOld.length > 0) return [{ kind: 'unsaid', findings: ofOld }]
  if (asksToStrike(text)) return [{ kind: 'not-held', findings: [] }]
  if (isNeverSaid(text)) return [unsaid(text, before, heard, findings)]
  const back = thrownBack(before, heard, findings)
  if (back.length > 0) return [{ kind: 'unsaid', findings: withChildren(before, back) }]
  if (isMadeLight(text, before)) return []
  const replaced = isCorrection || saysNo(text, before) ? replacedComplaint(text, before, heard, findings) : null
  const otherPart = replaced ?? partCorrected(text, before, findings)
  if (otherPart !== null) return [otherPart]
  const closer = isCorrection ? closerForms(before, heard, findings) : []
  if (closer.length > 0) {
    const named = wordsTakenBack(text, before, heard, findings)
    return [
      {
        kind: 'unsaid',
        findings: [...new Set([...closer, ...(named?.kind === 'unsaid' ? named.findings : named?.kind === 'replaced' ? named.out : [])])],
      },
    ]
  }
  const isOtherMedicine = known.some((correction) => correction.kind === 'medicine' && correction.into !== null)
  const isNumber = known.some(({ kind }) => kind === 'number')
  const changed = changedBy(before, heard, isCorrection).filter(
    (finding) => !(isOtherMedicine && finding.startsWith('takes-')) && !(isNumber && ofNumbers.test(finding)),
  )
  if (changed.length > 0) return [{ kind: 'changed', findings: changed }]
  const takesBack = (isCorrection || wasNotSo.test(text)) && known.length === 0 && !namesTopic.test(text)
  const backTaken = (takesBack ? wordsTakenBack(text, before, heard, findings) : null) ?? onlyColour(text, before)
  return backTaken === null ? [] : [backTaken]
}

/** "Forget the calf thing, that was last year": what was told of another time. */
export const longAgo =
  /\b(?:forget|ignore|scrap|skip|leave out) (?:about )?(?:the|my|that) ([a-z ]{3,30}?)(?: thing| bit| part)?\W+(?:that|it) (?:was|is) (?:from )?(?:last (?:year|month|summer|winter)|years|ages|a long time|long ago|old\b|an old|in \d{4})/i

/** "No, it's the blood pressure I asked about": what the talk is about, and nothing to take out. */
const namesTopic = /\b(?:i|we)(?:['’]?m| am| was)? (?:asked|asking|ask|came|want(?:ed)? to know|am here) (?:you )?(?:about|for)\b/i

/** "It wasn't blood": takes back what was told, whatever it begins with. */
const wasNotSo = /^\W*(?:(?:no|oh|actually|sorry|wait|ok|well)\W+)*(?:it|that|they|this|those) (?:was|is|were|are)(?: ?n['’]?t| not)\b/i

/** "I don't mean numb": what the case holds of it under a closer name. */
function closerForms({ observations }: ConsultationCase, { mentions }: Hearing, findings: Findings): string[] {
  const denied = mentions.filter(({ polarity, finding }) => polarity === 'absent' && observations[finding]?.polarity !== 'present')
  return Object.values(observations)
    .filter(
      ({ finding, polarity }) => polarity === 'present' && denied.some((each) => findings.get(finding)?.parents.includes(each.finding)),
    )
    .map(({ finding }) => finding)
}

function personOf(text: string, before: ConsultationCase, findings: Findings): Correction | null {
  const { person, turns, observations } = before
  const another = person.relation === 'self' ? ofAnother(text, before, findings) : null
  if (another !== null) return { kind: 'unsaid', findings: withChildren(before, another) }
  const relation = answersForSelf(text, before) ? 'self' : personMeant(text, person.relation)
  if (relation === null || relation === person.relation || isOneChild(relation, person.relation)) return null
  const fromBefore = Object.values(observations).some((each) => each.turn < turns && each.source === 'told')
  // "That's my sister, not me", after a story of one's own: only what was said last is hers.
  if (person.relation === 'self' && relation !== 'self' && fromBefore && !isByName(text)) return lastTold(before)
  return { kind: 'person', relation, from: person.relation }
}

/** Facts that the message turns round: in a correction any, else only what a person is or has had, never a symptom that may have eased. */
function changedBy(before: ConsultationCase, heard: Hearing, isCorrection: boolean): string[] {
  const stays = new Set(heard.mentions.filter(({ polarity }) => polarity === 'present').map(({ finding }) => finding))
  return heard.mentions
    .filter(({ finding, polarity, experiencer }) => {
      const known = before.observations[finding]
      if (experiencer !== 'patient' || known === undefined || known.polarity === polarity) return false
      if (polarity === 'absent' && stays.has(finding)) return false
      return isCorrection || (known.polarity === 'present' && polarity === 'absent' && known.source === 'told' && isLasting.test(finding))
    })
    .map(({ finding }) => finding)
}

/** What a measured number says by itself. */
const ofNumbers =
  /^(?:fever|low-temperature|fast-heart-rate|slow-heart-rate|oxygen-low|blood-pressure-(?:high|low)|breathing-(?:fast|slow))/
const isLasting = /^(?:history-|takes-|family-|pregnant$|smoker|abuse-|asbestos|recent-|trauma-|burn$|animal-|alcohol-|drug-)/

/** Whether the message tells something that the case does not hold yet. */
function namesNews(before: ConsultationCase, { mentions }: Hearing): boolean {
  return mentions.some(({ finding, polarity }) => before.observations[finding]?.polarity !== polarity)
}

/** What is told now in the place of all that was put down last, however much it is. */
function insteadOfLast({ turns, observations }: ConsultationCase, { mentions }: Hearing): Correction {
  const last = Object.values(observations).filter(({ turn, source }) => turn === turns && source === 'told')
  const out = last.map(({ finding }) => finding)
  const told = mentions.filter(isOwn)
  const into = [...new Set(told.map(({ finding }) => finding))].filter((finding) => !out.includes(finding))
  return into.length === 0 ? { kind: 'unsaid', findings: out } : { kind: 'replaced', out, into }
}
