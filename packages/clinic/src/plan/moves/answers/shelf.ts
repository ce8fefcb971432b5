import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import type { PackedCondition } from '../../../knowledge/knowledge-pack.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { resolveMedicine } from '../../../medications/resolve-medicine.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import { suitedAdvice } from '../../../say/suited-advice.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import type { Answer } from './answer.ts'
import { illnessOf } from './illness.ts'

const shop =
  '(?:chemists?|pharmac(?:y|ies|ists?)|boots|superdrug|cvs|walgreens|rite aid|walmart|target|drug ?stores?|shops?|supermarkets?|over[- ]the[- ]counter|otc|off the shelf|without (?:a )?prescription)'
const asksForIt = new RegExp(
  String.raw`\b(?:get|buy|have|give|take|pick up|grab|anything|something|sell|stuff)\b[^.!]{0,50}\b${shop}\b|\b${shop}\b[^.!]{0,40}\b(?:get|buy|have|give|sell|anything|something|help)\b|\b(?:something|anything) (?:stronger|better|else) (?:i|we|he|she|that|for|to)\b`,
  'i',
)
/** "Which medicine can I give him?": one that would help, not those on the list. */
export const asksForOne =
  /\b(?:which|what) (?:\w+ )?(?:medic\w*|tablets?|pills?|syrup|drugs?|cream)\b[^?]{0,24}\b(?:can|could|should|may|shall|do|must) (?:i|we|he|she|they) (?:\w+ )?(?:give|take|buy|get|use|have|need)\b/i
const sold = /\bfrom (?:the|a) (?:pharmacy|chemist)\b/i
const looked = 5
const linesShown = 4
const warningsShown = 2
const namesMedicine =
  /\b(?:take|tablets?|medicine|ibuprofen|naproxen|aspirin|codeine|paracetamol|painkillers?|spray|drops|cream|laxative|powders?|more than|longer than)\b/i

interface Shelf {
  condition: PackedCondition
  isNamed: boolean
  lines: readonly string[]
  warnings: readonly string[]
  source: string
}

/** "Can I get him something from the chemist?", "anything stronger at CVS?": what a pharmacy sells for the leading cause, without what is taken already. */
export const fromPharmacy: Answer = ({ text }, state) => {
  if ((!asksForIt.test(text) && !asksForOne.test(text)) || /\b(?:antibiotics?|inhalers?|insulin|the pill)\b/i.test(state.words)) return null
  const level = levelOf(state.now.held)
  if (level !== null && isEmergency(level)) return null
  const shelf = shelfOf(text, state)
  if (shelf === null) return null
  const { condition, isNamed, lines, warnings, source } = shelf
  const lead =
    isNamed || state.now.verdictTurn !== null
      ? 'Yes. A pharmacy has this'
      : `Yes. If it is ${spokenCondition(condition.name)}, as it seems so far, a pharmacy has this`
  return `${lead}:\n\n${[...lines, ...warnings].map((line) => `- ${line}`).join('\n')}\n\nTell the pharmacist which other medicines are taken, and of any allergy. (${source})`
}

/** What the advice of the named or likeliest illness has from the shelf, or that of the next likely one with the same complaint; null where none has. */
export function shelfOf(text: string, state: TurnState): Shelf | null {
  const { base, now, judged } = state
  const { condition, isNamed } = illnessOf(text, state)
  const ranked =
    now.complaints.length === 0 ? [] : judged.ranking.ranked.slice(0, looked).map((entry) => base.knowledge.conditions.get(entry.condition))
  const taken = new Set(now.drugs.flatMap((drug) => resolveMedicine(knownMedicines(), drug).ingredients))
  for (const each of [condition, ...ranked]) {
    const advice = each === null || each === undefined ? null : suitedAdvice(base.knowledge, each.id, now)
    if (each === null || each === undefined || advice === null) continue
    const lines = [...advice.home.filter((line) => sold.test(line)), ...advice.medicines]
      .filter(
        (line) =>
          ![...taken].some((ingredient) => line.toLowerCase().startsWith(ingredient) || line.toLowerCase().includes(` ${ingredient} `)),
      )
      .slice(0, linesShown)
    if (lines.length > 0)
      return {
        condition: each,
        isNamed: isNamed && each.id === condition?.id,
        lines,
        // What another illness forbids is not said beside its remedy.
        warnings: (condition !== null && each.id !== condition.id ? [] : advice.avoid)
          .filter((line) => namesMedicine.test(line))
          .slice(0, warningsShown),
        source: advice.sources[0] ?? '',
      }
  }
  return null
}
