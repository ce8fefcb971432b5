import { isSaidBefore } from '../../../../case/said-before.ts'
import type { Clause } from '../../../../hear/clause.ts'
import { findMedicines } from '../../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../../medications/known-medicines.ts'
import { emergencyContacts } from '../../../../say/emergency-contacts.ts'
import { spokenMedicine } from '../../../../say/spoken-medicine.ts'
import type { TurnState } from '../../../../turn/turn-state.ts'
import { isAsking } from '../closer/closer-answer.ts'
import { ruledOut } from './ruled-out.ts'
import type { RuledOut } from './ruled-out-entry.ts'

const stops =
  /\b(?:stop|stopping|come off|coming off|get off|go off|quit|give up|leave (?:it |them |that |my \w+ )?(?:off|out)|leav\w+ off|skip|pause|hold off)\b/i
const goesOn =
  /\b(?:keep|keeping|carry(?:ing)? on|continue|continuing|stay(?:ing)? on|go(?:ing)? on(?: with)?|still (?:take|use|have|be on|on)|finish|next (?:one|tablet|pill|dose))\b/i
const takes = /\b(?:take|taking|took|have|having|use|using|swallow|start|give|given|prescri\w+|had)\b/i
const mayI =
  /\b(?:can|could|may|should|shall|must|do|would|am) (?:i|we|he|she|they)\b|\b(?:ok|okay|okey|safe|fine|alright|all right|allowed|good|yes or no|or not)\b/i
const harms =
  /\b(?:dangerous|danger|risk\w*|harm\w*|bad|unsafe|damag\w*|caus(?:e|es|ed|ing)|true|mak(?:e|es|ing) [^?]{0,20}worse|wrong|problem|matter|interact\w*)\b/i
const presses = /\bwhich (?:is|one|of)\b|\byes or no\b|\bor not\b|\bwhat (?:is it|now|then)\b/i
/** The doctor's own words held against him: "you wrote not to, now you say go on". */
const ofTheDoctor = /\b(?:you|u)\b[^.!?]{0,24}\b(?:said|say|says|saying|wrote|write|written|told|tell|telling|list\w*)\b/i
const twoThings =
  /\b(?:but|now|then|before|first|earlier|both|contradict\w*|confus\w*|(?:not|n['’]?t) understand|which (?:is|one)|so now|other way|opposite|minutes? ago)\b/i
const notOfIt = /\b(?:gels?|creams?|rub(?:bed)?|ointments?|how long (?:can|should|do) i|side[- ]effects?|dose|missed|forgot\w*|late)\b/i
const pronoun = /\b(?:it|them|that|this|these|those|which|the tablets?|the pills?|my tablets?|my pills?|my meds|medicines?)\b/i

/** Whether the doctor's words are held against him. */
export const saysBoth = (words: string): boolean => ofTheDoctor.test(words) && twoThings.test(words)

const medicinesIn = (text: string) => findMedicines(knownMedicines(), text)
const isOf = (ruled: RuledOut, text: string): boolean =>
  ruled.named.test(text) || medicinesIn(text).some(({ ingredients }) => ingredients.some(ruled.isOf))

/** Which of the ruled-out medicines a question is about: what it names, else what its message or the last one was about; null where it is none. */
function meant(text: string, state: TurnState): RuledOut | null {
  const all = ruledOut(state)
  if (all.length === 0 || notOfIt.test(text)) return null
  const named = all.find((each) => isOf(each, text))
  if (named !== undefined) return isBeside(named, text) ? null : named
  if (medicinesIn(text).length > 0) return null
  const inPlace = all.find((each) => each.isTaken && each.instead.test(text))
  if (inPlace !== undefined) return inPlace
  if (!pronoun.test(text) && !presses.test(text)) return null
  if (!stops.test(text) && !goesOn.test(text) && !takes.test(text) && !presses.test(text)) return null
  return ofMessage(all, state)
}

/** "Can I take paracetamol with Microgynon": another one is asked for, and this one is taken beside it. */
function isBeside(ruled: RuledOut, text: string): boolean {
  const named = medicinesIn(text)
  const own = named.find(({ ingredients }) => ingredients.some(ruled.isOf))
  return (
    own !== undefined &&
    named.length > 1 &&
    takes.test(text) &&
    !stops.test(text) &&
    /\b(?:with|on|alongside|besides?|while taking|while on)\s+(?:my |the )?$/i.test(text.slice(0, text.toLowerCase().indexOf(own.name)))
  )
}

/** "It", in a message that names one, or right after one was spoken of. */
function ofMessage(all: readonly RuledOut[], { words, before, now }: TurnState): RuledOut | null {
  const inWords = all.find((each) => isOf(each, words))
  if (inWords !== undefined) return inWords
  if (medicinesIn(words).length > 0) return null
  const last = (before.medicinesNamed ?? []).join(', ')
  if (last !== '' && medicinesIn(last).length > 0) return all.find((each) => isOf(each, last)) ?? null
  const taken = all.filter(({ isTaken }) => isTaken)
  return taken.length === 1 && now.turns > 1 ? (taken[0] ?? null) : null
}

/** How the decision begins, by what is asked of the medicine; null where nothing is that it decides. */
function opening(text: string, words: string, ruled: RuledOut, name: string): string | null {
  const isOther = ruled.isTaken && name !== ruled.name && ruled.id !== 'sick-days'
  const stop = ruled.stop(isOther ? ruled.name : name)
  if (ruled.instead.test(text) && !stops.test(text) && !isOf(ruled, text)) return ''
  if (isOther && !stops.test(text)) return `No, no ${name} either: please ${stop}.`
  if (saysBoth(words)) return `I said two different things, and I am sorry. This is the one that holds: ${stop}.`
  if (stops.test(text) && harms.test(text) && !goesOn.test(text)) return `No, it is right to leave it: ${stop}.`
  if (stops.test(text)) return `Yes, ${stop}.`
  if (harms.test(text)) return `Yes, that is so, and it counts for you: ${stop}.`
  if (goesOn.test(text) || (takes.test(text) && mayI.test(text)) || mayI.test(text)) return `No, please ${stop}.`
  if (presses.test(text)) return `What holds is this: ${stop}.`
  return ruled.instead.test(text) ? '' : null
}

const asksPlainly = /\btell me\b[^?]{0,20}\b(?:if|whether)\b|\bshould i\b/i
const asksTruth = /\bis (?:that|this|it) (?:really |actually )?(?:true|right|so|correct)\b/i
const isItTrue =
  /^\W*(?:(?:so|and|but|is|are|was) )*(?:that|this|it|he|she|they)?(?:['’]?s)? ?(?:really |actually )?(?:true|right|so|correct)\b\W*$/i

/**
 * What is decided of a medicine that is ruled out for this patient, from whichever side it is asked. In: the clause, and the sentence it stands in.
 * Out: the decision; null where none is asked for.
 */
export function decisionOn(asked: Clause, sentence: string, state: TurnState): { id: string; text: string } | null {
  // "The pill can cause a stroke, | is that true?"
  const clause = isItTrue.test(asked.text) ? { ...asked, text: `${sentence} ${asked.text}` } : asked
  const { words, now, before } = state
  const isHeldAgainst = saysBoth(words) && ofTheDoctor.test(clause.text)
  const isPressed = presses.test(clause.text) || asksPlainly.test(clause.text) || (asksTruth.test(sentence) && harms.test(clause.text))
  if (!isHeldAgainst && !isAsking(clause) && !isPressed) return null
  const ruled = meant(clause.text, state)
  if (ruled === null) return null
  const named = medicinesIn(clause.text).find(({ ingredients }) => ingredients.some(ruled.isOf))
  const name =
    named === undefined || /pill|birth control/.test(named.name) ? ruled.name : spokenMedicine(writtenAs(named.name, ruled, clause.text))
  const begins = opening(clause.text, words, ruled, name)
  if (begins === null) return null
  const rest = ruled.rest.replaceAll('{number}', emergencyContacts(now.country).ambulance)
  const isKnown = isSaidBefore(rest, before) && begins !== ''
  const why = begins === '' ? '' : `${ruled.why}.`
  return {
    id: ruled.id,
    text: `${[begins, why, isKnown ? '' : rest].filter(Boolean).join(' ')} (${ruled.sources.join('; ')})`,
  }
}

/** The name as the patient wrote it, where it is the medicine that is taken. */
function writtenAs(name: string, ruled: RuledOut, text: string): string {
  if (ruled.name.toLowerCase() === name) return ruled.name
  const at = text.toLowerCase().indexOf(name)
  return at < 0 ? name : text.slice(at, at + name.length)
}
