import type { ConsultationCase } from '../case/case.ts'
import type { Mention, Observation, Polarity } from '../case/model.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import { findMedicines } from '../medications/find-medicines.ts'
import { knownMedicines } from '../medications/known-medicines.ts'
import { drugsAfter, isOfUnborne } from './allergy-told.ts'
import { answeredFindings } from './answered-findings.ts'
import { asksOfContact } from './asks-of-contact.ts'
import { applyCorrections, withoutTaken } from './corrections/apply-corrections.ts'
import type { Correction } from './corrections/correction.ts'
import { ageMistyped } from './corrections/number-corrections.ts'
import { tellsOfFormerPart } from './corrections/part-corrections.ts'
import { longAgo, readCorrections } from './corrections/read-corrections.ts'
import { isNeverTold } from './corrections/said-in-protest.ts'
import { isOnlyNarrowed } from './corrections/swap-corrections.ts'
import { isTimeOfNews } from './corrections/time-of-news.ts'
import { does } from './hear.ts'
import type { Hearing } from './hearing.ts'
import { readAllergies, readNoAllergies } from './lexicon/read-allergies.ts'
import { noteBareBleeding, notePregnancy, noteQuietBaby } from './note-pregnancy.ts'
import { dropQualities, isComplaintKind, notesOf } from './observation-notes.ts'
import { outdatedBy } from './outdated-vitals.ts'
import { cluesAfter } from './own-clues.ts'
import { ownerOf } from './owner-of.ts'
import { inSentences, tellingWords } from './story-words.ts'
import { suitsAge } from './suits-age.ts'
import { suitsSex, withoutOtherSex } from './suits-sex.ts'
import { isToldAsPresent } from './told-stands.ts'

/** The newest words kept for the likeness of the prose. */
const proseLimit = 6000
const complaintLimit = 4

/**
 * Takes what was read in one message into the case. The newest word wins, unless it is less sure than the one before; of two contrary words
 * about a complaint or a history in one message the affirmed one; a correction replaces; "I don't know" is kept and never reads as "no".
 */
export function mergeCase(
  findings: ReadonlyMap<string, PackedFinding>,
  consultation: ConsultationCase,
  words: string,
  read: Hearing,
): ConsultationCase {
  const turn = consultation.turns + 1
  const relation = read.person.relation ?? consultation.person.relation
  const allergies = read.choice === null ? readAllergies(words, relation) : []
  const notBorne = [...new Set([...consultation.allergies, ...allergies])]
  const named = read.choice === null ? findMedicines(knownMedicines(), words).map(({ name }) => name) : []
  const isCorrection = does(read, 'correction')
  const observations: Record<string, Observation> = { ...consultation.observations }
  const note = notesOf(findings, observations, turn)
  for (const { finding, polarity } of answersOf(consultation, read))
    if (polarity === 'offered') note(finding, 'unknown', 'offered', true, '')
    else note(finding, polarity, 'answered', read.answer !== 'partly', '')
  // What was pressed was asked for in plain words: nothing in it can have been misread.
  const source = read.choice === null ? 'told' : 'answered'
  const { sex, ageYears } = { ...consultation.person, ...withoutUndefined(read.person) }
  const mentions = aboutPatient(findings, consultation, read).filter(
    (mention) =>
      suitsSex(findings, mention.finding, sex) &&
      suitsAge(findings, mention.finding, ageYears) &&
      !isOfAllergy(mention, allergies, words) &&
      !isOfUnborne(mention, notBorne, words) &&
      !isWithoutInhaler(mention) &&
      !(consultation.turns > 0 && read.choice === null && isNeverTold(mention, words)),
  )
  for (const mention of mentions) {
    const before = observations[mention.finding]?.polarity
    if (isCorrection && before === 'present' && isOnlyNarrowed(mention, mentions)) continue
    const { finding, polarity, certain, text, temporality } = mention
    const changes = isCorrection && before !== undefined && before !== polarity
    note(finding, polarity, changes ? 'corrected' : source, certain, text, temporality === 'past' ? 'past' : 'current')
    if (before === 'present' && observations[finding]?.polarity === 'absent') dropQualities(observations, finding)
    if (isCorrection && mention.polarity === 'present') replaceExcluded(findings, observations, mention, turn)
  }
  if (sex !== consultation.person.sex) withoutOtherSex(findings, observations, sex)
  const person = { ...ownerOf(consultation, read), ...withoutUndefined(read.person) }
  notePregnancy(findings, observations, person, note, { turn, story: `${consultation.prose} ${words}` })
  noteQuietBaby(read, observations, note)
  noteBareBleeding(read, person, observations, note)
  const corrections = readCorrections(consultation, read, findings)
  const complaints = complaintsAfter(
    findings,
    withoutTaken(consultation, corrections),
    toldAnew(consultation, corrections, mentions),
    read,
  ).filter((id) => !isTakenBack(id, consultation, observations) && suitsSex(findings, id, sex))
  const merged = {
    ...consultation,
    person,
    observations,
    complaints: asItStands(findings, observations, complaints),
    vitals: { ...consultation.vitals, ...read.vitals },
    ...outdatedBy(consultation, read, isCorrection),
    durationDays: durationAfter(consultation, read, isCorrection && !isTimeOfNews(consultation, read)),
    onset: read.onset ?? consultation.onset,
    severity: read.severity ?? consultation.severity,
    drugs: drugsAfter(consultation.drugs, read, notBorne, words),
    allergies: notBorne.filter((each) => allergies.includes(each) || !readNoAllergies(words).includes(each)),
    ...(named.length > 0 && { medicinesNamed: named }),
    pending: null,
    prose: inSentences(consultation.prose, read.choice === null ? tellingWords(words, read, consultation.turns > 0) : '').slice(
      -proseLimit,
    ),
    ...cluesAfter(consultation, words, read, shiftOf(read) === 'instead'),
    turns: turn,
  }
  return applyCorrections(merged, corrections, read.person, findings)
}

/** What the message answers; a list denied as a whole takes nothing back that was told as there. */
function answersOf(
  { pending, observations }: ConsultationCase,
  read: Hearing,
): readonly { finding: string; polarity: Polarity | 'offered' }[] {
  const answers = read.choice?.findings ?? answeredFindings(pending, read)
  return pending?.kind === 'checklist'
    ? answers.filter(({ finding, polarity }) => polarity === 'present' || !isToldAsPresent(observations[finding]))
    : answers
}

/** "I told you twice that it smells": what is said again is no other complaint. */
function toldAnew(
  { observations }: ConsultationCase,
  corrections: readonly Correction[],
  mentions: readonly Mention[],
): readonly Mention[] {
  const isAgain = corrections.some(({ kind }) => kind === 'repeated' || kind === 'put-back')
  return isAgain ? mentions.filter(({ finding }) => !isToldAsPresent(observations[finding])) : mentions
}

/** "Are your stools black and sticky like tar?", asked back of what was told: a no takes the complaint away. */
function isTakenBack(id: string, { pending }: ConsultationCase, observations: Readonly<Record<string, Observation>>): boolean {
  return pending?.kind === 'finding' && pending.id === id && observations[id]?.polarity === 'absent'
}

/** Complaints as the case holds them: a bleeding of no pregnancy is the bleeding that it is a form of. */
function asItStands(
  findings: ReadonlyMap<string, PackedFinding>,
  observations: Readonly<Record<string, Observation>>,
  complaints: readonly string[],
): string[] {
  const held = complaints.map((id) => {
    if (observations[id] !== undefined || findings.get(id)?.parents.includes('pregnant') !== true) return id
    return findings.get(id)?.parents.find((parent) => observations[parent]?.polarity === 'present') ?? id
  })
  return [...new Set(held)]
}

/** The mentions that are about the patient: in a first message about nobody but another person ("husband cannot talk"), of that person. */
function aboutPatient(findings: ReadonlyMap<string, PackedFinding>, consultation: ConsultationCase, read: Hearing): readonly Mention[] {
  const real = read.mentions.filter((mention) => mention.temporality !== 'hypothetical')
  const isComplaint = (mention: Mention) => isComplaintKind(findings.get(mention.finding)) && mention.temporality === 'current'
  const speaksOfOther =
    consultation.complaints.length === 0 &&
    !asksOfContact(read.clauses.map(({ text }) => text).join(' ')) &&
    !real.some((mention) => mention.experiencer === 'patient' && isComplaint(mention)) &&
    real.some(isComplaint)
  return real.filter(
    (mention) =>
      mention.experiencer === 'patient' ||
      (speaksOfOther && isComplaint(mention)) ||
      (mention.experiencer === 'family' && mention.finding.startsWith('family-')),
  )
}

/** "No, it was the left side": the value that cannot be true beside the new one is taken back. */
function replaceExcluded(
  findings: ReadonlyMap<string, PackedFinding>,
  observations: Record<string, Observation>,
  mention: Mention,
  turn: number,
): void {
  for (const other of findings.get(mention.finding)?.excludes ?? []) {
    const before = observations[other]
    if (before?.polarity === 'present' && before.turn < turn)
      observations[other] = { ...before, polarity: 'absent', source: 'corrected', turn }
  }
}

/** The first duration stands; what is told later of something else does not change it, an answer to "how long" does. */
function durationAfter({ durationDays, pending, person }: ConsultationCase, read: Hearing, isCorrection: boolean): number | null {
  if (aboutOldThing(read)) return durationDays
  const isOfPregnancy = isCorrection && person.pregnancyWeeks !== null && read.durationDays !== null && read.durationDays % 7 === 0
  const text = read.clauses.map((clause) => clause.text).join(' ')
  if (isOfPregnancy || ageMistyped(text, person.ageYears) !== null) return durationDays
  const isAnew = pending?.slot === 'duration' || isCorrection || saysSince.test(text)
  return durationDays !== null && !isAnew ? durationDays : (read.durationDays ?? durationDays)
}

/** "It's been a few days": told of the whole, so that the morning of the last bout is not its beginning. */
const saysSince =
  /(?:^|[.,;!?]\s*|\b(?:and|but|so|no|well|though|actually)\s+)(?:it['’]?s|it has|this has|that['’]?s|(?:they|these|those) have|all this has) been (?:(?:going on|like|about|for|more|just|only|probably|nearly|almost|a good) )*(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|few|couple|several|days|weeks|months|years|ages)\b(?![^.!?;]*\bsince (?:i|we|he|she|they|my|his|her|the)\b)/i

/** The complaints are the first symptoms told of one's own accord; a later one joins when it answers no question or is grave. */
function complaintsAfter(
  findings: ReadonlyMap<string, PackedFinding>,
  consultation: ConsultationCase,
  mentions: readonly Mention[],
  read: Hearing,
): readonly string[] {
  const { pending, complaints } = consultation
  const isAnswer =
    pending !== null &&
    pending.slot !== 'complaint' &&
    (read.answer !== null || pending.kind !== 'open' || pending.slot !== 'anything-else')
  const shift = shiftOf(read)
  const isInPassing = complaints.length > 0 && shift === 'none' && (isAnswer || pending?.slot === 'anything-else')
  const told: string[] = []
  for (const mention of [...mentions].sort((a, b) => a.start - b.start)) {
    const finding = findings.get(mention.finding)
    const base = finding?.base ?? mention.finding
    if (mention.polarity !== 'present' || mention.temporality !== 'current' || (finding?.kind !== 'symptom' && finding?.kind !== 'sign'))
      continue
    if (isInPassing && (findings.get(base)?.grave !== true || pending?.findings.includes(mention.finding))) continue
    if (!told.includes(base)) told.push(base)
  }
  if (complaints.length === 0) {
    if (told.length > 0) return told.slice(0, 2)
    const anything = mentions.find((mention) => mention.polarity === 'present')
    return anything ? [findings.get(anything.finding)?.base ?? anything.finding] : []
  }
  return [...new Set(shift === 'instead' ? [...told, ...complaints] : [...complaints, ...told])].slice(0, complaintLimit)
}

/** "Forget the calf, that was last year" says how long ago that was, not how long this lasts. */
function aboutOldThing({ clauses }: Hearing): boolean {
  const text = clauses.map((clause) => clause.text).join(' ')
  return longAgo.test(text) || tellsOfFormerPart(text)
}

const insteadOf =
  /\b(?:forget (?:the|my|about|that)|something (?:else|different)|(?:different|new|another) (?:question|problem|thing|topic|subject)|(?:chang|switch)(?:e|ing) (?:the )?(?:subject|topic)|leave (?:that|it|this) for now|not really (?:about )?(?:the|my)|(?:let['’]?s|can we|could we) (?:talk|speak|move on|look|go)|enough (?:about|of) (?:that|the|my)|instead|never mind (?:the|my|that)|more worried about|bigger problem|what(?:['’]?s| is)? really (?:worr|bother)\w*|the real (?:reason|problem|issue)|actually here (?:for|about))\b/i
const asWell =
  /\b(?:by the way|btw|another thing|separate(?:ly)?|what about my|should (?:say|mention)|unrelated|one more thing|also|as well|on top of (?:that|it)|oh and|and now|now i (?:also )?(?:have|feel|get|ve)|just (?:noticed|started|remembered)|forgot to (?:say|mention|tell)|suddenly|since just now|all of a sudden)\b/i

/** Whether the message turns to another complaint, instead of the one spoken of or beside it. */
function shiftOf({ clauses, choice }: Hearing): 'instead' | 'beside' | 'none' {
  if (choice !== null) return 'none'
  const text = clauses.map((clause) => clause.text).join(' ')
  return insteadOf.test(text) ? 'instead' : asWell.test(text) ? 'beside' : 'none'
}

/** "I don't have an inhaler" denies no asthma. */
function isWithoutInhaler({ finding, polarity, text }: Mention): boolean {
  return finding === 'history-asthma' && polarity === 'absent' && !/\basthma/i.test(text)
}

const reaction = /^(?:rash|urticaria|hives|skin-|itching|facial-swelling|lip-swelling|swelling)/
const allergic = /\ballerg|\b(?:comes?|breaks?) (?:up|out) (?:in|with)\b/i
const atPresent =
  /\b(?:now|today|tonight|this (?:morning|afternoon|evening|week)|currently|since(?! (?:i was|childhood|birth|school|always|\d{4}|(?:my|a) (?:teens|child|kid|baby))\b)|yesterday|still|just|started)\b/i

/** "Allergic to penicillin, rash as a kid": what the medicine did then is no complaint of now. */
function isOfAllergy({ finding, start, temporality }: Mention, allergies: readonly string[], words: string): boolean {
  if (allergies.length === 0 || !reaction.test(finding)) return false
  const sentence = words.slice(words.lastIndexOf('.', start) + 1).split(/[.!?]/, 1)[0] ?? ''
  return temporality === 'past' || (allergic.test(sentence) && !atPresent.test(sentence))
}

function withoutUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== null)) as Partial<T>
}
