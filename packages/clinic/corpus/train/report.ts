import { type MessageRow, type SecondTurnRow, type TurnRow, toldByEither } from '../read-corpus.ts'
import type { PatientRow } from '../read-patients.ts'
import { type ActScores, scoreClauses } from './score-clauses.ts'
import type { TrainedMedicines } from './train-medicines.ts'
import { urgencyOf } from './train-messages.ts'
import type { UnseenReading } from './train-readings.ts'

const hospital = 3
const hospitalHead = 2
const crisisHead = 4
const alarmShares = [0.02, 0.04, 0.05, 0.07]
const crisisAlarmShares = [0.005, 0.01, 0.02]

/** Of unseen rows: how many emergencies are caught at a given share of false alarms, and from which probability on. */
export function reportMessages(rows: readonly MessageRow[], unseen: readonly Float64Array[]): string {
  const scores = (head: number, isChosen: (row: MessageRow) => boolean) =>
    rows.flatMap((row, at) => (isChosen(row) ? [unseen[at]?.[head] ?? 0] : []))
  const emergencies = scores(hospitalHead, ({ levels }) => urgencyOf(levels[0]) >= hospital)
  const quiet = scores(hospitalHead, ({ levels }) => urgencyOf(levels[1]) < hospital)
  const others = rows.filter(({ levels }) => urgencyOf(levels[0]) < hospital).length
  const crises = scores(crisisHead, ({ crisis }) => crisis !== null)
  const calm = scores(crisisHead, ({ crisis }) => crisis === null)
  return [line('emergencies', emergencies, quiet, others, alarmShares), line('crises', crises, calm, calm.length, crisisAlarmShares)].join(
    '\n',
  )
}

function line(name: string, wanted: readonly number[], unwanted: readonly number[], others: number, shares: readonly number[]): string {
  const descending = [...unwanted].sort((a, b) => b - a)
  const parts = shares.map((share) => {
    const threshold = descending[Math.floor(share * others)] ?? 0
    const caught = wanted.filter((logit) => logit > threshold).length / wanted.length
    return `${(100 * caught).toFixed(1)} % at ${(100 * share).toFixed(1)} % (from ${(1 / (1 + Math.exp(-threshold))).toFixed(3)} on)`
  })
  return `${name} of unseen rows: ${parts.join(', ')}`
}

/** Of unseen replies: how well their clauses and acts are heard. */
export function reportActs({ f1, words, cuts }: ActScores): string {
  return `acts of unseen replies: F1 ${f1.toFixed(3)}, ${(100 * words).toFixed(1)} % of the words, cuts F1 ${cuts.toFixed(3)}`
}

/** How far two hands agree on where clauses begin and what they do: the second scored by the first as a reader would be. */
export function reportTurnAgreement(turns: readonly TurnRow[], second: readonly SecondTurnRow[]): string {
  const byId = new Map(turns.map((turn) => [turn.id, turn]))
  const first = second.flatMap(({ id }) => byId.get(id) ?? [])
  const heard = second.map(({ clauses }) => {
    let at = 0
    return clauses.map(({ act, text }) => {
      const start = at
      at += text.length + 1
      return { act, start, end: start + text.length }
    })
  })
  const { f1, words, cuts } = scoreClauses(first, heard)
  return `${first.length} turns by two hands: acts F1 ${f1.toFixed(3)}, ${(100 * words).toFixed(1)} % of the words, cuts F1 ${cuts.toFixed(3)}`
}

/** How far two hands agree on what is told: of what the first names the second names too, and the other way round. */
export function reportAgreement(rows: readonly MessageRow[]): string {
  const told = (facts: readonly string[]) => new Set(facts.filter((fact) => fact.startsWith('+')))
  const both = rows.flatMap(({ facts, secondFacts }) => (secondFacts === null ? [] : [{ first: told(facts), second: told(secondFacts) }]))
  const count = (sizeOf: (each: (typeof both)[number]) => number) => both.reduce((sum, each) => sum + sizeOf(each), 0)
  const shared = count(({ first, second }) => [...first].filter((fact) => second.has(fact)).length)
  const share = (whole: number) => `${((100 * shared) / whole).toFixed(1)} % of ${whole}`
  return `${both.length} messages by two hands: shared ${share(count(({ first }) => first.size))} facts of the first, ${share(count(({ second }) => second.size))} of the second`
}

const lostShares = [0.01, 0.02, 0.03, 0.05]

/** Of unseen readings: how many of the untold ones a second look takes out while so many of the told ones are lost. */
export function reportReadings(unseen: readonly { isTold: boolean; share: number }[]): string {
  const told = unseen
    .filter(({ isTold }) => isTold)
    .map(({ share }) => share)
    .sort((a, b) => a - b)
  const untold = unseen.filter(({ isTold }) => !isTold).map(({ share }) => share)
  const parts = lostShares.map((lost) => {
    const threshold = told[Math.floor(lost * told.length)] ?? 0
    const out = untold.filter((share) => share < threshold).length / untold.length
    return `${(100 * out).toFixed(1)} % with ${(100 * lost).toFixed(0)} % of the told (below ${threshold.toFixed(3)})`
  })
  return `untold among ${unseen.length} unseen readings taken out: ${parts.join(', ')}`
}

const guessShares = [0.2, 0.3, 0.4, 0.5, 0.6]

/** Of unseen guesses: how many told ones are taken from which share on, and how many of those taken are told. */
export function reportGuesses(unseen: readonly { isTold: boolean; share: number }[]): string {
  const parts = guessShares.map((least) => {
    const taken = unseen.filter(({ share }) => share >= least)
    const told = taken.filter(({ isTold }) => isTold).length
    return `${told} told of ${taken.length} taken from ${least} on`
  })
  return `of ${unseen.length} unseen guesses, ${unseen.filter(({ isTold }) => isTold).length} of them told: ${parts.join(', ')}`
}

/** Of messages that nothing was learned from: in how many the patient is rightly the writer, or somebody else. */
export function reportPatients(rows: readonly PatientRow[], unseen: ReadonlyMap<string, number>): string {
  const parts = [true, false].map((isSelf) => {
    const own = rows.filter(({ patient }) => (patient === 'self') === isSelf)
    const right = own.filter(({ id }) => (unseen.get(id) ?? -1) < 0 === isSelf)
    return `${((100 * right.length) / own.length).toFixed(1)} % of ${own.length} about ${isSelf ? 'the writer' : 'somebody else'}`
  })
  return `whom an unseen first message is about: ${parts.join(', ')}`
}

/** How often models that had not learned from a message hear how a medicine is meant, and whether it is taken. */
export function reportMedicines(unseen: TrainedMedicines['unseen']): string {
  const share = (pairs: TrainedMedicines['unseen'], isRight: (pair: TrainedMedicines['unseen'][number]) => boolean) =>
    `${((100 * pairs.filter(isRight).length) / pairs.length).toFixed(1)} %`
  const taken = unseen.filter(({ wanted }) => wanted === 'taken')
  const others = unseen.filter(({ wanted }) => wanted !== 'taken')
  return `of ${unseen.length} medicines in unseen messages ${share(unseen, ({ wanted, heard }) => wanted === heard)} are heard as they are meant; taken ones as taken ${share(taken, ({ heard }) => heard === 'taken')}, others ${share(others, ({ heard }) => heard === 'taken')}`
}

/**
 * Of unseen rows of two hands: the share of the told facts that are read or guessed (the very finding, or one that holds it), and how many that
 * neither hand tells are held in a message; from given shares on.
 */
export function reportFacts(
  rows: readonly MessageRow[],
  kinOf: (finding: string) => ReadonlySet<string>,
  readings: readonly UnseenReading[],
  guesses: readonly UnseenReading[],
): string {
  const whole = rows.filter(({ secondFacts }) => secondFacts !== null)
  const told = new Map(whole.map((row) => [row.id, new Set([...toldByEither(row)].filter((fact) => fact.startsWith('+')))]))
  const facts = [...told.values()].reduce((sum, { size }) => sum + size, 0)
  const parts = factLimits.map(([reading, guess]) => {
    const held = [...readings.filter(({ share }) => share >= reading), ...guesses.filter(({ share }) => share >= guess)]
    const heard = new Set(
      held.flatMap(({ id, finding }) => [...kinOf(finding)].flatMap((each) => (told.get(id)?.has(`+${each}`) ? `${id} ${each}` : []))),
    )
    const untold = new Set(held.filter(({ isTold }) => !isTold).map(({ id, finding }) => `${id} ${finding}`))
    return `${((100 * heard.size) / facts).toFixed(1)} % with ${(untold.size / whole.length).toFixed(2)} untold a message (readings from ${reading}, guesses from ${guess} on)`
  })
  return `${facts} told facts of unseen rows held: ${parts.join(', ')}`
}

const factLimits = [
  [0.3, 2],
  [0.3, 0.65],
  [0.3, 0.5],
  [0.4, 0.5],
  [0.5, 0.5],
  [0.4, 0.4],
  [0.5, 0.4],
] as const
