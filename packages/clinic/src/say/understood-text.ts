import type { ConsultationCase } from '../case/case.ts'
import type { Observation, Polarity } from '../case/model.ts'
import type { Choice } from '../hear/read-quick-reply.ts'
import { type Addressee, stateAbout } from '../judge/questions/address-patient.ts'
import { isSaidCloser } from '../judge/questions/said-closer.ts'
import { spokenList } from '../judge/questions/spoken-list.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import { isTimeToldCloser, spokenSpan } from './spoken-time.ts'
import { toldOf } from './told-of.ts'
import { withoutIt } from './without-it.ts'

const notedAtMost = 5

/**
 * What was told in the last message, the closest word for each thing; null where nothing was. In: the findings, the case, and the quick
 * reply that was pressed: what was chosen from a list is said as well, a plain yes is not; and what else is new of this message: allergies,
 * and for how many days it has been so; `onlyNews`: nothing denied and nothing that got better.
 */
export function understoodText(
  findings: ReadonlyMap<string, PackedFinding>,
  consultation: ConsultationCase,
  choice: Choice | null,
  { allergies = [], days = null, onlyNews = false }: { allergies?: readonly string[]; days?: number | null; onlyNews?: boolean } = {},
): string | null {
  const { person } = consultation
  const isChosen = ({ source, polarity }: Observation) =>
    source === 'answered' && polarity === 'present' && choice !== null && choice.question.kind !== 'finding'
  const told = Object.values(consultation.observations).filter(
    (observation) =>
      observation.turn === consultation.turns &&
      (observation.source === 'told' || isChosen(observation)) &&
      !isTimeToldCloser(consultation, observation.finding) &&
      !(onlyNews && (observation.polarity !== 'present' || /\.(?:improving|intermittent)$/.test(observation.finding))),
  )
  const toldAs = (wanted: Polarity) => told.filter(({ polarity }) => polarity === wanted).map(({ finding }) => finding)
  const isSaid = ({ finding, polarity }: Observation) =>
    !isSaidCloser(findings, finding, toldAs(polarity)) &&
    (polarity !== 'absent' || !isOfNumber(findings.get(finding)?.kind)) &&
    (allergies.length === 0 || finding !== 'history-medicine-allergy')
  const isOver = ({ polarity, temporality }: Observation) => polarity === 'present' && temporality === 'past'
  const ofTurn = (isSure: boolean, polarity: Polarity) =>
    told
      .filter(
        (observation) => !isOver(observation) && observation.certain === isSure && observation.polarity === polarity && isSaid(observation),
      )
      .map(({ finding }) => finding)
  const named = (isSure: boolean, polarity: Polarity) => ofTurn(isSure, polarity).map((finding) => findings.get(finding)?.name ?? finding)
  const stated = toldOf(findings, ofTurn(true, 'present').slice(0, notedAtMost), person)
  const present = { names: [...stated.names, ...allergies.map((name) => `an allergy to ${name}`)], clauses: stated.clauses }
  const absent = deniedOnce(told.filter((each) => each.certain && each.polarity === 'absent' && !isOver(each) && isSaid(each)))
    .map(({ finding }) => withoutIt(findings.get(finding)?.name ?? finding))
    .slice(0, Math.max(1, notedAtMost - present.names.length - present.clauses.length))
  const guessed = toldOf(findings, ofTurn(false, 'present').slice(0, notedAtMost), person)
  const unsure = [...named(true, 'unknown'), ...named(false, 'unknown')].slice(0, notedAtMost)
  const over = told
    .filter((observation) => isOver(observation) && isSaid(observation))
    .map(({ finding }) => findings.get(finding)?.name ?? finding)
  const said = [
    noted(present, absent, days),
    over.length > 0 ? `Before, but not now: ${spokenList(over.slice(0, notedAtMost))}.` : '',
    guessed.names.length + guessed.clauses.length > 0
      ? `If I understand you right, ${[hasOf(guessed.names, person), spokenList(guessed.clauses)].filter(Boolean).join(', and ')}. Tell me if that is wrong.`
      : '',
    unsure.length > 0 ? `You are not sure about ${spokenList(unsure)}; that is fine.` : '',
  ].filter(Boolean)
  return said.length === 0 ? null : said.join(' ')
}

const denies = /\b(?:no|not|nor|non|never|none|neither|without|nothing|nobody)\b|n['’]?t\b/i

/** What is denied, each wording once: "I can breathe well" denies wheezing too, but is said back as one thing. */
function deniedOnce(denied: readonly Observation[]): Observation[] {
  return denied.filter((each, at) => {
    const sameWords = denied.findIndex(({ text }) => text === each.text)
    return sameWords === at || each.text === '' || denies.test(each.text)
  })
}

/** A number says what it is: that it is not its opposite goes without saying. */
function isOfNumber(kind: PackedFinding['kind'] | undefined): boolean {
  return kind === 'measurement' || kind === 'result'
}

/** "So, a cough and a sore throat for 3 days, and you feel sick. And no fever." */
function noted(present: ReturnType<typeof toldOf>, absent: readonly string[], days: number | null): string {
  const [names, clauses] = [spokenList(present.names), spokenList(present.clauses)]
  if (names === '' && clauses === '') return absent.length === 0 ? '' : `So, ${spokenList(absent)}.`
  const span = days === null ? '' : spokenSpan(days)
  const denials = absent.length === 0 ? '' : ` And ${spokenList(absent)}.`
  if (clauses === '') return `So, ${names}${span === '' ? '' : `, ${span}`}.${denials}`
  if (names === '') return `So, ${clauses}.${span === '' ? '' : ` It has been like that ${span}.`}${denials}`
  return `So, ${names}${span === '' ? '' : ` ${span}`}, and ${clauses}.${denials}`
}

/** "your daughter has a cough"; nothing where there is none. */
function hasOf(names: readonly string[], person: Addressee): string {
  return names.length === 0 ? '' : stateAbout(`you have ${spokenList(names)}`, person, true)
}
