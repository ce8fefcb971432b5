import type { ConsultationCase } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import type { Clause } from '../../hear/clause.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { plainWords } from '../../hear/plain-words.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { betterMark, mark, mayEnd, ofLong, ofMeasure } from './ended-marks.ts'
import { isBelow } from './evidence.ts'
import { isOutmeasured, outmeasuredFindings } from './measured-anew.ts'
import { workOfClinician } from './seen-by-clinician.ts'

/** "It has stopped", "gone now", "no pain any more", "not been sick since", "nae temperature": over, and no mere better. */
const over =
  /\b(?:stopped|gone(?! (?:to|for|on|into|through|in|out|off|back|up|red|blue|black|numb|white|grey|pale|yellow|hard|stiff|floppy|quiet|dark|septic|wrong|worse))|went (?:away|down)|cleared(?: up)?|settled|passed(?! (?:out|away|wind|urine|water|blood|stool|it on))|resolved|vanished|disappeared|dried up|finished|nil|over now|all over with|over and done)\b|\b(?:is|its|thats|that is|was) over\b|\b(?:no|nae|not any|zero|without|not|nothing|hasnt|havent|isnt|aint|didnt|doesnt|dont)\b.{0,28}\b(?:now|any ?more|any longer|since|today)\b|\b(?:no longer|no more)\b|\bnow (?:no|nothing|zero)\b|\b(?:the )?last (?:one|time|attack|bout|episode|pain|was)\b.{0,14}\b(?:ago|yesterday|last|mon|tues|wednes|thurs|fri|satur|sun|on)\w*|\b(?:back to|are|is|all|completely) normal\b/
/** Not yet, only nearly, only for a while, only under a painkiller, or only thought of. */
const notOver =
  /\b(?:not|hasnt|havent|isnt|wont|never|didnt|doesnt|not yet|nearly|almost|mostly|partly|half|hardly|barely)(?: \w+){0,2} (?:stopped|gone|cleared|settled|passed|resolved|finished|over|disappeared|went)\b|\b(?:if|when|until|till|once|hope|hoping|wish|waiting for|should|will|would|might|may)\b.{0,20}\b(?:stop\w*|gone|go|goes|clear\w*|settle\w*|pass\w*|over)\b|\b(?:come|came|comes|coming|keeps|kept|starts|started) (?:back|again|coming)\b|\bcomes and goes\b|\bon and off\b|\bworse\b|\bbut (?:now|still|then)\b|\bnot (?:any )?(?:better|improv\w+)\b|\bno (?:better|change|different|improvement)\b/
const masked =
  /\b(?:since|after|because of|thanks to|with|on|took|taken|take|given|gave|had)\b.{0,24}\b(?:pain ?killers?|paracetamol|tylenol|acetaminophen|calpol|ibuprofen|nurofen|advil|naproxen|codeine|cocodamol|co-codamol|tramadol|morphine|aspirin|panadol)\b/
const ofLongerAgo =
  /\b(?:since|was|on|from)\b.{0,10}\b(?:yesterday|last night|(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?|the weekend|last week|(?:a|one|two|three|four|five|\d+) (?:days?|nights?|weeks?))\b|\b(?:yesterday|(?:days?|weeks?) ago|for (?:two|three|four|five|\d+|a few|several) (?:days|weeks))\b/

/** Acts in which nothing is told of now. */
const notSaid: ReadonlySet<Clause['act']> = new Set(['hypothetical', 'family', 'figurative', 'refusal'])
const thatIsPain = /\b(?:pain|hurt\w*|ach(?:e|es|ing)|sore|colic|cramps?)\b/
const ofPain = /pain|indigestion|heartburn|sore-throat/
const thatIsSting = /\b(?:sting\w*|burn\w*|itch\w*|smart\w*)\b/
const ofSting = /urination-painful|itch|burn/
const thatIsBlood = /\b(?:bleed\w*|blood|oozing)\b/
const ofBlood = /bleed/
/** What a clinician does to a wound or a nose that bleeds. */
const closesWound = /\b(?:stitch\w*|sutur\w*|glued|closed|dress(?:ed|ing)|steri|bandag\w*|packed|cauteri[sz]\w*)\b/
/** "It", "that", "everything", or no name at all. */
const unnamed =
  /^\W*(?:(?:and|but|so|ok|okay|well|oh|yes|no|hi|right|good|news|update|thank god|thankfully|luckily|actually|honestly) )*(?:(?:it|its|that|thats|this|they|theyre|theyve|these|those|everything|all of it|all|nothing|the last|last|gone|stopped|all gone|completely|over|back to normal|settled|cleared)\b|$)/

/** A finding that is over, and where in the message that is said. */
interface EndedFinding {
  finding: string
  at: number
}

/** The findings of which this message tells that they are over, by what the case held of them before, or what stands before it in a first message. */
function endedFindings(index: ReasoningIndex, before: ConsultationCase, merged: ConsultationCase, heard: Hearing): EndedFinding[] {
  if (heard.choice !== null || isYoungest(merged)) return []
  const story = before.turns === 0 ? merged : before
  const held = Object.values(story.observations).filter(({ finding, polarity, temporality }) => {
    return polarity === 'present' && temporality === 'current' && mayEnd.test(finding)
  })
  const isAmbiguous = heard.clauses.some(({ text }) => notOver.test(plainWords(text)) || masked.test(plainWords(text)))
  if (held.length === 0 || isAmbiguous) return []
  const words = plainWords(heard.clauses.map(({ text }) => text).join(' '))
  const dressed = workOfClinician(heard) !== null && closesWound.test(words) ? held.filter(({ finding }) => ofBlood.test(finding)) : []
  const isToldBefore = (finding: string, { start }: Part) =>
    before.turns > 0 || heard.mentions.some((mention) => mention.finding === finding && mention.start < start)
  const ended = heard.clauses
    .filter(({ act, text }) => !notSaid.has(act) && !act.startsWith('ask-') && !text.trim().endsWith('?'))
    .flatMap(partsOf)
    .filter(({ text }) => over.test(text))
    .flatMap((part) =>
      held
        .filter(({ finding }) => isToldBefore(finding, part) && isMeant(index, finding, part, heard, story))
        .map(({ finding }) => ({ finding, at: before.turns === 0 ? part.end : 0 })),
    )
  return [...ended, ...dressed.map(({ finding }) => ({ finding, at: Number.POSITIVE_INFINITY }))]
}

interface Part {
  text: string
  start: number
  end: number
}

/** A clause by its commas and joining words: "the pain has gone, I still feel sick". */
function partsOf({ text, start }: Clause): Part[] {
  return [...text.matchAll(/[^,;.!\n]+?(?=[,;.!\n]|\s(?:and|but|though|still)\s|$)/g)].map((part) => ({
    text: plainWords(part[0]).trim(),
    start: start + part.index,
    end: start + part.index + part[0].length,
  }))
}

/** Whether words that say that something is over mean this finding: by its name, by "the pain", or by no name at all. */
function isMeant(index: ReasoningIndex, finding: string, part: Part, { mentions }: Hearing, before: ConsultationCase): boolean {
  const { text } = part
  const named = mentions.filter(({ start, experiencer }) => experiencer === 'patient' && start >= part.start && start < part.end)
  const isNamed = named.some(
    (mention) =>
      mention.finding === finding ||
      isBelow(index, finding, mention.finding) ||
      (mention.polarity === 'absent' && isBelow(index, mention.finding, finding)),
  )
  if (isNamed || (thatIsBlood.test(text) && ofBlood.test(finding))) return true
  if (thatIsPain.test(text)) return ofPain.test(finding)
  if (thatIsSting.test(text)) return ofSting.test(finding)
  if (named.length > 0 || !unnamed.test(text)) return false
  if (wholly.test(text)) return true
  const meant = [...before.complaints, ...before.held.flatMap(({ findings }) => findings)]
  const isAlike = (id: string) => [ofPain, ofBlood].some((kind) => kind.test(id) && kind.test(finding))
  return meant.some((id) => id === finding || isBelow(index, finding, id) || isAlike(id))
}
const wholly = /\b(?:all|everything|completely|nothing|nil|normal)\b/

/** A fever or a sickness of the first year is never over by a word. */
function isYoungest({ person }: ConsultationCase): boolean {
  return person.ageYears === null ? /^(?:baby|infant|newborn|twin|bairn)$/.test(person.relation) : person.ageYears < 1
}

/** The case with what this message tells to be over set into the past, and the turn noted. */
export function withEndedSigns(
  index: ReasoningIndex,
  before: ConsultationCase,
  merged: ConsultationCase,
  heard: Hearing,
): ConsultationCase {
  const ended = endedFindings(index, before, merged, heard).filter((each) => !isToldAnew(heard, each))
  if (ended.length === 0 && isOutmeasured(merged) && !isOutmeasured(before)) return withMeasuredPast(merged)
  if (ended.length === 0)
    return tellsOfMuchBetter(before, heard) ? { ...merged, asked: [...merged.asked, `${betterMark}${merged.turns}`] } : merged
  const observations: Record<string, Observation> = { ...merged.observations }
  for (const { finding } of ended) {
    const former = before.observations[finding] ?? merged.observations[finding]
    if (former !== undefined) observations[finding] = { ...former, temporality: 'past' }
  }
  const isLong = heard.clauses.some(({ text }) => ofLongerAgo.test(plainWords(text)))
  return withMark({ ...merged, observations }, isLong ? ofLong : '')
}

/** The case with what was measured, and is well again, set into the past. */
function withMeasuredPast(merged: ConsultationCase): ConsultationCase {
  const ended = outmeasuredFindings(merged)
  const past = ended.map((finding): [string, Observation] => [
    finding,
    { finding, polarity: 'present', certain: true, temporality: 'past', source: 'told', text: '', turn: merged.turns },
  ])
  const complaints = merged.complaints.length > 0 ? merged.complaints : ended
  return withMark({ ...merged, complaints, observations: { ...merged.observations, ...Object.fromEntries(past) } }, ofMeasure)
}

/** The case with the turn noted since which something is over, and of what kind that is. */
function withMark(consultation: ConsultationCase, kind: string): ConsultationCase {
  const others = consultation.asked.filter((id) => !id.startsWith(mark))
  return { ...consultation, asked: [...others, `${mark}${consultation.turns}${kind}`] }
}

const muchBetter =
  /\b(?:much|lots|way|far|loads|a lot|mostly|nearly all|almost all|almost|nearly|pretty much) (?:better|gone|eased|settled|improved|cleared)\b/
const argues =
  /\b(?:not going|(?:dont|do not) (?:want|need) to go|wont go|no (?:hospital|ambulance|need)|leave it|stay(?:ing)? (?:at )?home)\b/

/** Whether a message tells that most of it has gone, takes nothing of that back and argues against no help. */
function tellsOfMuchBetter(before: ConsultationCase, { clauses, choice }: Hearing): boolean {
  const text = plainWords(clauses.map((clause) => clause.text).join(' '))
  const isUndone = /\b(?:worse|not (?:any )?(?:better|much)|come back|came back|again|but (?:now|still))\b/.test(text) || argues.test(text)
  return before.turns > 0 && choice === null && muchBetter.test(text) && !isUndone && !text.trim().endsWith('?') && !isYoungest(before)
}

function isToldAnew({ mentions, clauses }: Hearing, { finding, at }: EndedFinding): boolean {
  return mentions.some(
    ({ finding: told, polarity, experiencer, temporality, start }) =>
      told === finding &&
      start >= at &&
      polarity === 'present' &&
      temporality === 'current' &&
      experiencer === 'patient' &&
      !clauses.some((clause) => start >= clause.start && start < clause.end && over.test(plainWords(clause.text))),
  )
}
