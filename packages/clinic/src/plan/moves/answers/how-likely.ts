import { likelihoodBands } from '../../../judge/constants.ts'
import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import { capital } from '../../../judge/questions/question-knowledge.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import type { PackedCondition } from '../../../knowledge/knowledge-pack.ts'
import { causesOf } from '../../../say/causes.ts'
import { isOrAre, spokenCondition } from '../../../say/spoken-condition.ts'
import { withoutIt } from '../../../say/without-it.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { looksHarmless } from './alarm-so-far.ts'
import { usualSigns } from './could-it-be.ts'

/** From this share on a condition is among those thought of. */
const thoughtOf = 0.08
const namesShown = 3
const testsShown = 2
/** With fewer signs told or denied than this nobody can say how likely anything is. */
const leastKnown = 2
/** From this severity on a feared illness has a test that settles it named beside it. */
const feared = 3

/** "Is it TB?", "could it be a heart attack?": how likely it is so far, what speaks for and against it, and what settles it. */
export function howLikely(condition: PackedCondition, state: TurnState): string {
  const { base, now, judged } = state
  const entry = judged.ranking.ranked.find((each) => each.condition === condition.id)
  const name = spokenCondition(condition.name)
  const cause = causesOf(base.knowledge, now, judged.ranking).find(({ id }) => id === condition.id)
  const held = (condition.name.split(' (')[0] ?? condition.name).toLowerCase()
  const isHeld = now.held.some(({ name: reason }) => reason.toLowerCase().includes(held))
  const share = entry?.probability ?? 0
  if (isHeld || share >= thoughtOf || cause?.band === 'likely')
    return [
      share >= likelihoodBands.likely && !isHeld
        ? `Yes, ${name} ${isOrAre(name)} what fits best so far.`
        : `Yes, ${name} ${isOrAre(name)} ${isOrAre(name) === 'are' ? 'among' : 'one of'} the things I am thinking of.`,
      reasons('For it', cause?.reasonsFor ?? []),
      looksHarmless(state, condition).trim(),
      reasons('Against it', cause?.reasonsAgainst ?? []),
      settles(condition),
    ]
      .filter(Boolean)
      .join(' ')
  const level = levelOf(now.held)
  const signs = usualSigns(base, condition)
  const missing = signs.filter((finding) => now.observations[finding] === undefined).map((finding) => nameOf(finding, state))
  const denied = signs.filter((finding) => now.observations[finding]?.polarity === 'absent').map((finding) => withoutSign(finding, state))
  const ofIt = new Set(Object.values(condition.findings).flat())
  const present = Object.values(now.observations)
    .filter(({ finding, polarity, temporality }) => polarity === 'present' && temporality === 'current' && ofIt.has(finding))
    .map(({ finding }) => nameOf(finding, state))
  const isPossible = present.length >= leastKnown && denied.length === 0
  const known = Object.values(now.observations).filter(({ polarity }) => polarity !== 'unknown').length
  const asks =
    missing.length === 0
      ? ''
      : `It usually comes with ${spokenList(missing.slice(0, namesShown), 'or')}. If you have any of these, tell me.`
  const lead =
    level !== null && isEmergency(level)
      ? `I cannot rule ${name} in or out from here; the hospital can.`
      : known < leastKnown
        ? `It is too early to say, but what you have told me so far does not point to ${name}.`
        : isPossible
          ? `${capital(name)} ${isOrAre(name)} possible, though something else fits better so far. ${reasons('For it', present.slice(0, namesShown))}${looksHarmless(state, condition)}`
          : denied.length > 0
            ? `${capital(name)} ${isOrAre(name)} unlikely from what you have told me.`
            : `What you have told me so far does not point to ${name}.`
  return [lead, reasons('Against it', [...new Set(denied)].slice(0, namesShown)), asks, settles(condition)].filter(Boolean).join(' ')
}

function reasons(lead: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${lead}: ${spokenList(names)}.`
}

/** What would settle it, for an illness that people fear. */
function settles({ examination, severity, mustNotMiss }: PackedCondition): string {
  const tests = examination.slice(0, testsShown)
  return tests.length === 0 || !(mustNotMiss || severity >= feared) ? '' : `What settles it is done by a doctor: ${spokenList(tests)}.`
}

function nameOf(finding: string, { base }: TurnState): string {
  return base.findings.get(finding)?.name ?? finding
}

function withoutSign(finding: string, state: TurnState): string {
  const parent = state.base.findings.get(finding)?.base
  return withoutIt(nameOf(finding, state), parent === undefined ? null : nameOf(parent, state))
}
