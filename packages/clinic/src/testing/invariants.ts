import fc from 'fast-check'
import type { Observation, Polarity } from '../case/model.ts'
import type { Clinic, ConsultationCase, TriageLevel } from '../clinic.ts'
import type { KnowledgePack } from '../knowledge/knowledge-pack.ts'
import { type RedFlag, triageLevels } from '../knowledge/schema.ts'

/** The promises of the doctor's mind as properties over random patients; the tests run them a little, the bench a lot. */
export interface Invariant {
  name: string
  /** Whether one run is a whole interview. */
  isInterview: boolean
  /** Throws with a counterexample where the promise is broken. The same seed draws the same patients; none draws new ones. */
  check(runs: number, seed?: number): void
}

const verdictWords = 'That is all I know. What do you think it is?'
const noneLabel = 'None of these'
const urgency = (level: TriageLevel | undefined): number => (level === undefined ? -1 : triageLevels.length - triageLevels.indexOf(level))

export function invariants(clinic: Clinic, pack: KnowledgePack): Invariant[] {
  const ids = pack.findings.map((finding) => finding.id)
  const person = fc.record({
    ageYears: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 95 })),
    sex: fc.constantFrom('female' as const, 'male' as const, null),
  })
  const found = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom<Polarity>('present', 'present', 'absent', 'unknown')), {
    maxLength: 14,
  })
  const flag = fc.constantFrom(...pack.redFlags)
  const answers = fc.array(
    fc.constantFrom(
      'Yes',
      'No',
      "I don't know",
      noneLabel,
      '3 days, it came suddenly',
      'a bit',
      'why do you ask?',
      'my chest hurts and I feel faint',
      'thanks',
    ),
    { minLength: 6, maxLength: 16 },
  )
  const openings = fc.constantFrom(...pack.conditions.flatMap((condition) => condition.examples.map((example) => example.text)))

  const caseOf = (
    who: { ageYears: number | null; sex: 'female' | 'male' | null },
    list: readonly (readonly [string, Polarity])[],
  ): ConsultationCase => {
    const observations = list.map(
      ([finding, polarity]): Pick<Observation, 'finding' | 'polarity' | 'text' | 'source'> => ({
        finding,
        polarity,
        text: '',
        source: 'document',
      }),
    )
    const filled = clinic.addFacts(clinic.newCase(who), { observations })
    return {
      ...filled,
      complaints: list
        .filter(([, polarity]) => polarity === 'present')
        .slice(0, 1)
        .map(([finding]) => finding.split('.')[0] ?? finding),
    }
  }
  const verdictOf = (consultation: ConsultationCase): { consultation: ConsultationCase; level: TriageLevel | undefined } => {
    let turn = clinic.consult(consultation, verdictWords)
    for (let round = 0; round < 3 && turn.reply.kind !== 'verdict'; round++)
      turn = clinic.consult(turn.case, round === 0 && turn.reply.question?.kind === 'checklist' ? noneLabel : verdictWords)
    return { consultation: turn.case, level: turn.reply.triage?.level }
  }

  return [
    {
      name: 'adding a red flag never lowers the level',
      isInterview: false,
      check: (runs, seed) =>
        fc.assert(
          fc.property(person, found, flag, (who, list, rule) => {
            const before = verdictOf(caseOf(who, list))
            const after = verdictOf(
              clinic.addFacts(before.consultation, {
                observations: findingsOf(rule).map((finding) => ({ finding, polarity: 'present', text: '', source: 'document' })),
              }),
            )
            return urgency(after.level) >= urgency(before.level)
          }),
          parameters(runs, seed),
        ),
    },
    {
      name: 'the order of the findings does not matter',
      isInterview: false,
      check: (runs, seed) =>
        fc.assert(
          fc.property(person, found, (who, list) => {
            const first = caseOf(who, list)
            const second = { ...first, observations: Object.fromEntries(Object.entries(first.observations).reverse()) }
            return (
              JSON.stringify(clinic.rank(first)) === JSON.stringify(clinic.rank(second)) &&
              JSON.stringify(first.held) === JSON.stringify(clinic.addFacts(second, {}).held)
            )
          }),
          parameters(runs, seed),
        ),
    },
    {
      name: 'another sex changes only what is bound to sex',
      isInterview: false,
      check: (runs, seed) =>
        fc.assert(
          fc.property(found, fc.integer({ min: 0, max: 95 }), (list, ageYears) => {
            const neutral = new Set(
              pack.conditions.filter(({ commonness }) => !commonness.sex && !commonness.pregnancy).map(({ id }) => id),
            )
            const shares = (sex: 'female' | 'male') =>
              new Map(
                clinic
                  .rank(caseOf({ ageYears, sex }, list))
                  .filter(({ condition }) => neutral.has(condition))
                  .map(({ condition, probability }) => [condition, probability]),
              )
            const female = shares('female')
            const male = shares('male')
            const [reference] = [...female].sort((a, b) => b[1] - a[1])
            if (!reference || reference[1] < 1e-6) return true
            const scale = (male.get(reference[0]) ?? 0) / reference[1]
            return [...female].every(
              ([condition, share]) => share < 1e-6 || Math.abs((male.get(condition) ?? 0) / share / scale - 1) < 1e-6,
            )
          }),
          parameters(runs, seed),
        ),
    },
    {
      name: 'an affirmed red flag fires, a denied one does not',
      isInterview: false,
      check: (runs, seed) =>
        fc.assert(
          fc.property(flag, fc.boolean(), (rule, isDenied) => {
            const who = { ageYears: Math.max(rule.age?.fromYears ?? 30, 0), sex: rule.sex ?? ('female' as const) }
            const ageYears = rule.age?.toYears !== undefined && who.ageYears >= rule.age.toYears ? rule.age.toYears / 2 : who.ageYears
            const needed = findingsOf(rule)
            const list = needed.map((finding): [string, Polarity] => [finding, isDenied ? 'absent' : 'present'])
            const blank = {
              ...clinic.newCase({ ...who, ageYears }),
              person: { ...clinic.newCase(who).person, ageYears, pregnant: rule.pregnant ?? null },
            }
            const held = clinic.addFacts(blank, {
              observations: list.map(([finding, polarity]) => ({ finding, polarity, text: '', source: 'document' })),
            }).held
            const isBlocked =
              rule.unless?.some((finding) => needed.some((own) => own === finding || own.startsWith(`${finding}.`))) ?? false
            return isBlocked || held.some(({ rule: fired }) => fired === rule.id) === !isDenied
          }),
          parameters(runs, seed),
        ),
    },
    {
      name: "a relative's soothing remark changes nothing",
      isInterview: true,
      check: (runs, seed) =>
        fc.assert(
          fc.property(
            openings,
            fc.constantFrom(
              'My wife says it is nothing serious.',
              'My friend thinks it is nothing to worry about.',
              'It is probably nothing.',
              'I am sure it is fine.',
            ),
            (words, remark) => {
              const blank = clinic.newCase({ ageYears: 50, sex: 'female' })
              return (
                urgency(verdictOf(clinic.consult(blank, `${words} ${remark}`).case).level) >=
                urgency(verdictOf(clinic.consult(blank, words).case).level)
              )
            },
          ),
          parameters(runs, seed),
        ),
    },
    {
      name: 'crisis wins over anything else in the message',
      isInterview: true,
      check: (runs, seed) =>
        fc.assert(
          fc.property(
            openings,
            fc.constantFrom('I want to kill myself.', 'I am going to end my life tonight.', 'I took a whole bottle of pills.'),
            fc.boolean(),
            (words, crisis, isFirst) => {
              const { reply } = clinic.consult(
                clinic.newCase({ ageYears: 30, sex: 'female' }),
                isFirst ? `${crisis} ${words}` : `${words} ${crisis}`,
              )
              return reply.kind === 'crisis' && reply.crisis !== null && urgency(reply.triage?.level) >= urgency('within-24-hours')
            },
          ),
          parameters(runs, seed),
        ),
    },
    {
      name: 'an unknown word asks, never guesses',
      isInterview: true,
      check: (runs, seed) =>
        fc.assert(
          fc.property(fc.stringMatching(/^[bcdfghjklmnpqrstvwxz]{5,12}$/), (word) => {
            const { reply, case: consultation } = clinic.consult(clinic.newCase({ ageYears: 30, sex: 'female' }), word)
            return (
              reply.causes.length === 0 &&
              reply.kind !== 'verdict' &&
              Object.keys(consultation.observations).length === 0 &&
              !reply.text.startsWith('Hello')
            )
          }),
          parameters(runs, seed),
        ),
    },
    {
      name: 'the level never falls in an interview, and every interview ends',
      isInterview: true,
      check: (runs, seed) =>
        fc.assert(
          fc.property(person, openings, answers, (who, opening, said) => {
            let turn = clinic.consult(clinic.newCase(who), opening)
            let reached = urgency(turn.reply.triage?.level)
            for (const words of ['40, female', ...said]) {
              turn = clinic.consult(JSON.parse(JSON.stringify(turn.case)) as ConsultationCase, words)
              const level = urgency(turn.reply.triage?.level)
              const wasAssumed = level < reached && who.ageYears === null
              if (level < reached && !wasAssumed) return false
              reached = level
              if (turn.reply.kind === 'question' && turn.reply.question === null) return false
            }
            return turn.case.asked.filter((id) => !id.includes(':')).length <= 14
          }),
          parameters(runs, seed),
        ),
    },
  ]
}

function parameters(numRuns: number, seed: number | undefined): { numRuns: number; seed?: number } {
  return seed === undefined ? { numRuns } : { numRuns, seed }
}

/** One way to make a rule complete: the first finding of every part. */
function findingsOf(rule: RedFlag): string[] {
  return rule.all.map((part) => (typeof part === 'string' ? part : (part[0] ?? '')))
}
