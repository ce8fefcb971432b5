import type { Clinic, ConsultationCase, Reply, ReplyQuestion } from '../clinic.ts'
import type { KnowledgePack, PackedCondition, PackedFinding } from '../knowledge/knowledge-pack.ts'
import { type AgeBand, ageBandLimits, frequencyShares } from '../knowledge/schema.ts'

/** One consultation with a patient made up out of the knowledge, from the first words to the verdict. */
export interface SimulatedInterview {
  /** What the patient has. */
  condition: string
  words: string
  /** Each question with the case as it was when it was asked. */
  questions: readonly { question: ReplyQuestion; asked: ConsultationCase }[]
  consultation: ConsultationCase
  /** Null where a crisis or an emergency ended it without one. */
  verdict: Reply | null
}

const turnLimit = 16
const toldAtFirst = 3
const childUntil = 12
/** How often a sign is there that the condition does not list. */
const seldom = 0.03
const days = { week: 7, month: 30, year: 365 } as const

/**
 * Interviews one made-up patient. In: the doctor, the pack and a seed; the same seed makes the same patient. The patient tells the
 * condition's own example or its commonest signs, and answers as often with yes as people with the condition do.
 */
export function simulateInterview(clinic: Clinic, pack: KnowledgePack, seed: number): SimulatedInterview {
  const chance = chances(seed)
  const condition = pack.conditions[Math.floor(chance() * pack.conditions.length)]
  if (condition === undefined) throw new Error('the pack holds no condition')
  const shares = sharesOf(condition)
  const { ageYears, sex } = personOf(condition, chance)
  const findings = new Map(pack.findings.map((finding) => [finding.id, finding]))
  const words = chance() < 0.5 ? exampleOf(condition, chance) : storyOf(shares, findings, chance)
  const isChild = ageYears < childUntil
  let turn = clinic.consult(clinic.newCase(), isChild ? `My child: ${words}` : words)
  const questions: { question: ReplyQuestion; asked: ConsultationCase }[] = []
  while (turn.reply.question !== null && turn.reply.kind !== 'verdict' && questions.length < turnLimit) {
    const { question } = turn.reply
    if (question.id.startsWith('emergency:')) break
    questions.push({ question, asked: turn.case })
    const options = question.kind === 'open' ? [] : chosen(question, shares, chance)
    const said = options.length > 0 ? options.map(({ label }) => label).join(', ') : inWords(question, condition, { ageYears, sex }, chance)
    turn = clinic.consult(turn.case, said, {
      answer: options.length > 0 ? { question: question.id, options: options.map(({ id }) => id) } : null,
    })
  }
  if (turn.reply.kind !== 'verdict' && turn.reply.crisis === null) turn = clinic.consult(turn.case, 'Sum up now')
  return { condition: condition.id, words, questions, consultation: turn.case, verdict: turn.reply.kind === 'verdict' ? turn.reply : null }
}

type Chance = () => number

/** Mulberry32: the same numbers between 0 and 1 for the same seed. */
function chances(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function sharesOf({ findings }: PackedCondition): Map<string, number> {
  return new Map(
    Object.entries(findings).flatMap(([step, ids]) =>
      ids.map((id) => [id, frequencyShares[step as keyof typeof frequencyShares]] as const),
    ),
  )
}

/** An age and a sex at which the condition occurs. */
function personOf({ commonness }: PackedCondition, chance: Chance): { ageYears: number; sex: 'female' | 'male' } {
  const bands = Object.keys(ageBandLimits) as AgeBand[]
  const possible = bands.filter((band) => (commonness.ages?.[band] ?? commonness.usual) !== 'never')
  const usual = commonness.pregnancy === 'only' ? (['young-adult'] as const) : possible
  const band = usual[Math.floor(chance() * usual.length)] ?? 'adult'
  const from = ageBandLimits[bands[bands.indexOf(band) - 1] ?? 'newborn']
  const age = band === 'newborn' ? 0 : from + chance() * (Math.min(95, ageBandLimits[band]) - from)
  const isFemale = commonness.sex === 'female-only' || commonness.pregnancy === 'only' || (commonness.sex !== 'male-only' && chance() < 0.5)
  return { ageYears: Math.floor(age), sex: isFemale ? 'female' : 'male' }
}

function exampleOf({ examples }: PackedCondition, chance: Chance): string {
  return examples[Math.floor(chance() * examples.length)]?.text ?? ''
}

/** "I have a headache, feeling sick and light that hurts." */
function storyOf(shares: ReadonlyMap<string, number>, findings: ReadonlyMap<string, PackedFinding>, chance: Chance): string {
  const told = [...shares]
    .filter(([id, share]) => findings.get(id)?.kind === 'symptom' && chance() < share)
    .slice(0, toldAtFirst)
    .map(([id]) => findings.get(id)?.name ?? id)
  const names = told.length > 0 ? told : [...shares.keys()].slice(0, 1).map((id) => findings.get(id)?.name ?? id)
  return `I have ${names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`}.`
}

/** The quick replies this patient presses under a closed question. */
function chosen(
  { id, kind, options }: ReplyQuestion,
  shares: ReadonlyMap<string, number>,
  chance: Chance,
): readonly { id: string; label: string }[] {
  const yesOrNo = chance() < (shares.get(id) ?? seldom) ? 'yes' : 'no'
  const picked = options.filter((option) => (kind === 'checklist' ? chance() < (shares.get(option.id) ?? 0) : option.id === yesOrNo))
  return picked.length > 0 ? picked : options.filter((option) => option.id === 'no').slice(0, 1)
}

/** What this patient writes under an open question. */
function inWords(
  { id }: ReplyQuestion,
  { durationDays }: PackedCondition,
  { ageYears, sex }: { ageYears: number; sex: string },
  chance: Chance,
): string {
  if (id === 'person') return `${ageYears < 1 ? '6 months' : ageYears}, ${sex}`
  if (id !== 'duration') return 'Nothing else'
  const length = durationDays.from + chance() * Math.min(durationDays.to - durationDays.from, days.year)
  if (length < 1) return `for ${Math.max(1, Math.round(length * 24))} hours`
  if (length < 2 * days.week) return `for ${Math.round(length)} days`
  return length < 2 * days.month ? `for ${Math.round(length / days.week)} weeks` : `for ${Math.round(length / days.month)} months`
}
