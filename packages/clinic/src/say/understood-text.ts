import type { ConsultationCase } from '../case/case.ts'
import type { Observation, Polarity } from '../case/model.ts'
import type { Choice } from '../hear/read-quick-reply.ts'
import { stateAbout } from '../judge/questions/address-patient.ts'
import { spokenList } from '../judge/questions/spoken-list.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import { isDeniedAloud, saidDenied } from './said-back/denied.ts'
import { listOfClauses, listOfNames, sentenceOf, spanAsTold, timeOf } from './said-back/sentence.ts'
import { type Findings, spokenThings, type Thing, thingsOf } from './said-back/things.ts'
import { isSpokenSpan, isTimeToldCloser, spokenSpan } from './spoken-time.ts'

const notedAtMost = 5

/** What of a message is said back beside its findings. */
export interface SaidBeside {
  /** The words of the message. */
  words: string
  /** The case before the message: what it held already is not said back again. */
  before: Pick<ConsultationCase, 'observations'>
  /** For how many days it has been so, where that is new. */
  days?: number | null
  /** Nothing denied and nothing that got better. */
  onlyNews?: boolean
}

/**
 * What was told in the last message as somebody who listened says it back: each thing once, with its qualities and the patient's own words
 * for where and when; null where nothing was. In: the findings, the case, the quick reply that was pressed (what was chosen from a list is said
 * as well, a plain yes is not), and what stands beside it.
 */
export function understoodText(
  findings: ReadonlyMap<string, PackedFinding>,
  consultation: ConsultationCase,
  choice: Choice | null,
  { words, before, days = null, onlyNews = false }: SaidBeside,
): string | null {
  const { person } = consultation
  const isChosen = ({ source, polarity }: Observation) =>
    source === 'answered' && polarity === 'present' && choice !== null && choice.question.kind !== 'finding'
  const told = Object.values(consultation.observations).filter(
    (observation) =>
      observation.turn === consultation.turns &&
      (observation.source === 'told' || isChosen(observation)) &&
      !isTimeToldCloser(consultation, observation.finding) &&
      !wasSaid(before, observation) &&
      !(onlyNews && (observation.polarity !== 'present' || /\.(?:improving|intermittent)$/.test(observation.finding))),
  )
  const isOver = ({ polarity, temporality }: Observation) => polarity === 'present' && temporality === 'past'
  const things = (isSure: boolean, over = false): Thing[] =>
    thingsOf(
      findings,
      told.filter((each) => each.polarity === 'present' && isOver(each) === over && (over || each.certain === isSure)),
      words,
      person,
    ).slice(0, notedAtMost)
  const present = things(true)
  const absent = saidDenied(
    findings,
    told.filter((each) => each.polarity === 'absent' && each.certain && !isOver(each) && isDeniedAloud(each, words)),
    present,
    told.filter(({ polarity }) => polarity === 'present'),
  )
  const guessed = spokenThings(things(false), person)
  const unsure = unsureOf(findings, told)
  const over = things(true, true).map(({ name }) => name)
  const said = [
    sentenceOf(timed(present, days, words), absent, person),
    over.length > 0 ? `Before, but not now: ${listOfNames(over)}.` : '',
    guessed.names.length + guessed.clauses.length > 0
      ? `If I understand you right, ${listOfClauses([hasOf(guessed.names, consultation), ...guessed.clauses].filter(Boolean))}. Tell me if that is wrong.`
      : '',
    unsure.length > 0 ? `You are not sure about ${spokenList(unsure)}; that is fine.` : '',
  ].filter(Boolean)
  return said.length === 0 ? null : said.join(' ')
}

/** What stood in the case already, the same way, was said back when it came. */
function wasSaid(
  { observations }: Pick<ConsultationCase, 'observations'>,
  { finding, polarity, certain, temporality }: Observation,
): boolean {
  const former = observations[finding]
  return former?.polarity === polarity && former.temporality === temporality && (former.certain || !certain) && former.source !== 'implied'
}

/** The things with the time that was told: of all of them, or of those alone whose clause tells it. */
function timed(things: readonly Thing[], days: number | null, words: string): { things: readonly Thing[]; whole: string } {
  if (days === null || !isSpokenSpan(days)) return { things, whole: '' }
  const span = spanAsTold(words, spokenSpan(days))
  const own = timeOf(things, words)
  if (own === 'all') return { things, whole: span }
  return {
    whole: '',
    things: things.map((thing) =>
      own.includes(thing)
        ? { ...thing, name: `${thing.name} ${span}`, clause: thing.clause === null ? null : `${thing.clause} (${span})` }
        : thing,
    ),
  }
}

function unsureOf(findings: Findings, told: readonly Observation[]): string[] {
  const wanted: Polarity = 'unknown'
  return [
    ...new Set(told.filter(({ polarity }) => polarity === wanted).map(({ finding }) => findings.get(finding)?.name ?? finding)),
  ].slice(0, notedAtMost)
}

/** "your daughter has a cough"; nothing where there is none. */
function hasOf(names: readonly string[], { person }: Pick<ConsultationCase, 'person'>): string {
  return names.length === 0 ? '' : stateAbout(`you have ${listOfNames(names)}`, person, true)
}
