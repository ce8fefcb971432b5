import { isDoubledByMistake } from '../../../hear/doubled-dose.ts'
import { adviseAbout, isChild } from '../../../judge/questions/address-patient.ts'
import { classesMeant } from '../../../medications/classes-meant.ts'
import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { emergencyContacts } from '../../../say/emergency-contacts.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import type { Answer } from './answer.ts'
import { type DoubleDose, doubleDoses } from './double-dose-facts.ts'

/**
 * "I took it twice this morning by mistake, the next one is tomorrow: do I take it?" By the group of the medicine: no more today, when the next
 * is due, what to watch for and whom to ring. Null where no dose was doubled.
 */
export const doubleDose: Answer = ({ text }, state) => {
  const { before, now, words } = state
  const isAgain = !isDoubledByMistake(words)
  if (isAgain && (!isDoubledByMistake(before.prose) || !(asksOfNext.test(text) || namesItNow(state)))) return null
  const { ambulance, poison } = emergencyContacts(now.country)
  const line = now.country === 'GB' ? 'NHS 111' : 'your doctor'
  const poisonLine = poison === null ? 'a poison line' : `${poison.name} (${poison.phone})`
  const group = groupOf(state)
  const said = (text: string) => text.replaceAll('{ambulance}', ambulance).replaceAll('{poison}', poisonLine).replaceAll('{line}', line)
  if (isChild(now.person) && group?.isEmergency !== true) return said(ofChild)
  if (group === null) return said(unknown)
  if (isAgain && !namesItNow(state) && ofTomorrow.test(group.answer)) return again
  return `${adviseAbout(said(group.answer), now.person)} (${group.sources.join('; ')})`
}

const asksOfNext =
  /\b(?:do|should|shall|can|must|may) (?:i|he|she|we) (?:still |just |then )?(?:take|skip|have|leave|miss|give)\b[^?]{0,200}\b(?:it|next|tomorrow\w*|one|dose|tablet)\b|\b(?:next|tomorrow['’]?s) (?:one|dose|tablet)\b|\b(?:does|will|is|could) (?:it|that) (?:hurt|harm|matter|dangerous|bad)\b/i
const ofTomorrow = /\bat its usual time\b/
const again =
  'Yes: the next one at its usual time, when it is due, and no extra one before that. Do not leave it out to make up for the one too many. If you faint, feel very unwell or get breathless, do not wait: get help at once.'

/** Whether the medicine is named only now: "it is called bisoprolol". */
function namesItNow({ before, words }: TurnState): boolean {
  return before.drugs.length === 0 && findMedicines(knownMedicines(), words).length > 0
}

const ofChild =
  'Give no more of it today. Ring {poison} now, even if the child seems well, and have the packet at hand: they need the name, the strength, how much, when, and the weight. They tell you whether anything must be done and when the next dose is due. Call {ambulance} for drowsiness, a fit, trouble breathing or vomiting that does not stop. (NHS: Poisoning)'
const unknown =
  'Take no more of it today, and ring a pharmacist or {poison} now, with the packet at hand: they need the name, the strength, how much and when. A double dose of many tablets does no harm, but with some it does, and you may not feel it at first. Call {ambulance} for drowsiness, fainting, confusion, a racing or very slow heartbeat, or trouble breathing. If you tell me its name, I can say more. (NHS: Medicines information)'

/** The gravest group that the message names, else the one medicine that is taken; null where nobody knows. */
function groupOf({ now, words }: TurnState): DoubleDose | null {
  const classes = classesMeant(words, now.drugs)
  const isNamed = ({ classes: of, named: lay }: DoubleDose) =>
    of.some((each) => classes.has(each)) || (classes.size === 0 && lay?.test(words) === true)
  return doubleDoses.find(isNamed) ?? null
}
