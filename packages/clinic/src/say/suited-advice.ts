import type { ConsultationCase } from '../case/case.ts'
import { scopeTest, textOf } from '../judge/advice-scope.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { compareLevels } from '../judge/levels/level-order.ts'
import { adviseAbout } from '../judge/questions/address-patient.ts'
import {
  type Advice,
  type AdviceLine,
  type AdviceScope,
  antiInflammatoryWarnings,
  courseLines,
  type DailyTopic,
  ingredientScopes,
} from '../knowledge/advice-schema.ts'
import { urgencyOf } from '../knowledge/asked-urgency.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import type { TriageLevel } from '../knowledge/schema.ts'
import type { Citation } from '../knowledge/sources.ts'
import { knownMedicines } from '../medications/known-medicines.ts'
import { refusal } from './refused-medicine.ts'
import { suitedLines } from './suited-lines.ts'

/** The advice of one condition with only what is right for this patient, each line in words about him or her. */
export interface SuitedAdvice {
  home: readonly string[]
  doctor: readonly string[]
  antibiotics: string | null
  medicines: readonly string[]
  avoid: readonly string[]
  daily: Readonly<Partial<Record<DailyTopic, string>>>
  course: string
  /** Each completes "if ...". */
  doctorIf: readonly string[]
  callIf: readonly string[]
  sources: readonly Citation[]
}

/**
 * In: the knowledge, the id of a condition, the case and the level of its verdict (else the one in force). Out: the advice suited to the
 * patient; null where none is written yet.
 */
export function suitedAdvice(
  knowledge: KnowledgeIndex,
  condition: string,
  consultation: ConsultationCase,
  level: TriageLevel | null = levelOf(consultation.held),
): SuitedAdvice | null {
  const advice = knowledge.advice.get(condition)
  if (advice === undefined) return null
  const { person } = consultation
  const isAtHome = level === null || level === 'self-care'
  const isFor = scopeTest(knowledge, consultation)
  const suits = (scope: AdviceScope) => (scope.atHome !== true || isAtHome) && isFor(scope)
  const lines = (all: readonly AdviceLine[]) =>
    withoutSooner(all, level)
      .filter((line) => typeof line === 'string' || suits(line))
      .map((line) => adviseAbout(textOf(line), person))
  const offered = advice.medicines
    .filter(suits)
    .map((medicine) => ({ ...medicine, refused: refusal(medicine.ingredient, consultation, isRubbedOn(medicine.text)) }))
  const taken = offered
    .filter(({ refused }) => refused === null)
    .map(({ ingredient, text }) => ({ ...ingredientScopes[ingredient], text, medicine: true as const }))
  const own = advice.avoid.filter(isPersonal)
  const avoid = lines([...own, ...withheldAntiInflammatory(advice, own, suits)])
  const avoidByAll = lines(advice.avoid.filter((line) => !isPersonal(line)))
  const refused = offered
    .filter(
      ({ ingredient, refused: why }) => why !== null && ![...avoid, ...avoidByAll].some((line) => line.toLowerCase().includes(ingredient)),
    )
    .map(({ refused: why }) => why ?? '')
  return {
    home: suitedLines(withoutSooner(advice.home, level), suits, consultation),
    doctor: lines([...advice.doctor.filter(isPersonal), ...advice.doctor.filter((line) => !isPersonal(line))]),
    antibiotics: advice.antibiotics === undefined ? null : adviseAbout(advice.antibiotics, person),
    medicines: suitedLines(taken, suits, consultation),
    avoid: [...avoid, ...refused, ...avoidByAll],
    daily: Object.fromEntries(Object.entries(advice.daily).map(([topic, text]) => [topic, adviseAbout(text, person)])),
    course: lines(courseLines(advice.expect)).join(' '),
    doctorIf: lines(advice.expect.doctorIf),
    callIf: lines(advice.expect.callIf),
    sources: advice.sources.map(({ source }) => source),
  }
}

/** The lines that ask for nothing sooner than the level that they stand beside: a verdict does not contradict itself. */
function withoutSooner(lines: readonly AdviceLine[], level: TriageLevel | null): readonly AdviceLine[] {
  if (level === null) return lines
  return lines.filter((line) => compareLevels(urgencyOf(textOf(line)) ?? level, level) <= 0)
}

/** A line about what was told of this patient comes before those for everybody: only the first are shown. */
const isPersonal = (line: AdviceLine): boolean => typeof line !== 'string' && line.has !== undefined

const namesAntiInflammatory = /ibuprofen|naproxen|anti-inflammator/i

/** The reason why an anti-inflammatory that the entry offers to others is not for this patient; none where the entry gives its own. */
function withheldAntiInflammatory({ medicines }: Advice, own: readonly AdviceLine[], suits: (scope: AdviceScope) => boolean): AdviceLine[] {
  const isWithheld = medicines.some((medicine) => isAntiInflammatory(medicine.ingredient) && !suits(medicine))
  const isSaid = own.some((line) => typeof line !== 'string' && suits(line) && namesAntiInflammatory.test(line.text))
  const reason = isWithheld && !isSaid ? antiInflammatoryWarnings.find(suits) : undefined
  return reason === undefined ? [] : [reason]
}

const isRubbedOn = (text: string): boolean => /\bgel\b/i.test(text) && !/\b(?:tablets?|in place of)\b/i.test(text)

const isAntiInflammatory = (ingredient: string): boolean => knownMedicines().classesOf.get(ingredient)?.has('nsaid') === true
