import { capital } from '../../../judge/questions/question-knowledge.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import { checkMedications } from '../../../medications/check-medications.ts'
import { groupsOf, toldAmong } from '../../../medications/effects/medicines-behind.ts'
import { sideEffects } from '../../../medications/effects/side-effects.ts'
import type { SideEffects } from '../../../medications/effects/side-effects-entry.ts'
import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { medicationAnswer } from '../../../say/medication-answer.ts'
import { spokenMedicine } from '../../../say/spoken-medicine.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { bodilyTriage } from '../danger.ts'
import type { Answer } from './answer.ts'

const medicine =
  '(?:tablets?|pills?|medic\\w*|meds|drugs?|capsules?|inhalers?|antibiotics?|statins?|injections?|pen|course|it|them|this|that|these)'
const stops = new RegExp(
  String.raw`\bjust stop\b|\bstop(?:ping)? (?:it |them )?or (?:continue|carry on|go on|keep)\b|\b(?:continue|carry on|go on|keep (?:going|on|taking)) (?:it |them )?or (?:stop|pause|leave)\b|\bstop (?:now|suddenly|today|early)\b|\b(?:finish|complete) (?:my |the |all (?:of )?(?:my |the )?)*(?:\w+ )?(?:antibiotics?|course|tablets|pills)\b|\b(?:stop|come off|get off|quit|stopping|halve|cut down|reduce|skip|leave (?:off|out)|pause)\b(?: (?:taking|using|on))?(?: (?:my|the|with|those|these))* (?:\w+ )?${medicine}\b|\b(?:stop|stopping|come off|quit) (?:taking |using |my |the )*[a-z]{4,}`,
  'i',
)
const kinds = '(?:tablets?|pills?|medic\\w*|meds|capsules?|inhalers?|antibiotics?|statins?|injections?|dose)'
const blames = new RegExp(
  [
    String.raw`\b(?:side[- ]effects?|reaction to)\b`,
    String.raw`\b(?:is|are|could|can|might|may|was|would) (?:it|this|that|they|these|the \w+|my \w+)(?: \w+){0,3}? (?:the|my|those|new|from|due to|because of|caused by|down to) (?:\w+ ){0,2}${kinds}\b`,
    String.raw`\b(?:could|can|might|is|are|would|does) (?:that|this|it|they)\b[^?]{0,20}\b(?:why|the reason|causing|cause|doing (?:this|it)|to blame|behind (?:it|this))\b`,
    String.raw`\b(?:is|are|could|can|might|may|would|does|do) (?:it|this|that|they|these|the|my|his|her|those)\b[^?]{0,30}\b${kinds}\b(?: \w+){0,2}? (?:be )?(?:doing|causing|behind|to blame|responsible|giving|making|the (?:cause|reason|culprit))\b`,
    String.raw`\b(?:is|could|might|may|was) (?:it|this|that)(?: \w+)? (?:be )?(?:the|my|his|her|those|these) (?:\w+ )?${kinds}\b`,
    String.raw`\b${kinds} (?:cause|make|causing|making|do|doing|be causing)\b`,
  ].join('|'),
  'i',
)
/** "Is it the ramipril?": with a medicine in it. */
const isItThe =
  /\b(?:is|was|are|could|can|might|may|would|think)\b[^?]{0,16}\b(?:it|this|that|they)\b[^?]{0,16}\b(?:the|my|his|her|from|due to|because|that)\b/i
const causes = /\b(?:caus(?:e|es|ed|ing))\b|\bmak(?:e|es|ing) (?:me|you|him|her) \w+/i
/** "What are the side effects of omeprazole?" asks for a list and blames nothing. */
const asksList = /\bside[- ]effects?\b(?! of)[^?]*$|\bside[- ]effects? (?:of|from|for|with)\b/i
const asksHabit = /\b(?:addict\w*|hooked|dependen\w*|habit[- ]forming|get used to)\b/i
const habitForming: ReadonlySet<string> = new Set([
  'opioid',
  'benzodiazepine',
  'sleep-medicine',
  'gabapentinoid',
  'stimulant',
  'decongestant',
])

/** "Is it the tablet?", "what are the side effects of ...?", "should I stop it?": by the medicine that is named or was told. Null where another thing is asked. */
export const medicineEffects: Answer = ({ text }, state) => {
  if (asksHabit.test(text)) return habitText(text)
  const isStop = stops.test(text)
  const named = groupsIn(text)
  const isBlame = blames.test(text) || (named.length > 0 && (causes.test(text) || isItThe.test(text)))
  if (!isStop && !isBlame) return null
  const groups = named.length > 0 ? named : groupsTold(state)
  const [group] = groups
  if (group === undefined) return isBlame ? ofUnknownEffects(text) : stopUnknown(text, state)
  if (isStop && !isBlame) return paused(text, state) ?? stopText(group, state)
  const felt = toldEffects(group, state)
  if (bodilyTriage(state.now) !== null)
    return felt.length === 0
      ? null
      : `Yes, it can be: ${spokenList(felt)} can come from ${group.name}. Take the packet along and say when it was begun; there they decide whether it goes on. ${source(group)}`
  const [lead, rest] = leadOf(group, felt, text, state)
  return [lead, rest, group.advice, graveText(group), 'The leaflet in the packet lists the rest.', source(group)].filter(Boolean).join(' ')
}

/** Yes or probably not, by the name of the medicine where it is known. */
function leadOf(group: SideEffects, felt: readonly string[], text: string, state: TurnState): [lead: string, rest: string] {
  const name = nameIn(group, text, state)
  const from = name === null ? group.name : `${spokenMedicine(name)}, as from all ${group.name}`
  if (felt.length > 0 && group.toldAs?.test(`${text} ${state.words}`) !== true)
    return [`Yes, it can be: ${spokenList(felt.slice(0, feltNamed))} can come from ${from}.`, `Also common with them: ${group.usual}.`]
  const usual = `Common with ${group.name}: ${group.usual}.`
  if (group.toldAs?.test(`${text} ${state.words}`) === true || namesUsual(group.usual, text, state))
    return [`Yes, that is known with ${from}.`, usual]
  return state.now.complaints.length > 0 && !asksList.test(text)
    ? [
        `Probably not${name === null ? '' : ` the ${spokenMedicine(name)}`}: what you told me is not among its usual effects, so look for another cause as well.`,
        usual,
      ]
    : [usual, '']
}

const feltNamed = 3

/** Words of a list of effects that name none by themselves. */
const empty = /^(?:feeling|passing|other|often|usual|stand|takes?|cause|first|weeks?|after|about|tablet|water|sudden)/
/** Letters by which a word of the list and one of the question are the same: "swollen", "swell". */
const sameRoot = 4

/** Whether the question itself, or what was told, names one of the usual effects: it is never called unlikely beside a list that has it. */
function namesUsual(usual: string, text: string, { now, base }: TurnState): boolean {
  const told = now.complaints.map((id) => base.findings.get(id)?.name ?? '').join(' ')
  const roots = (words: string) =>
    (words.toLowerCase().match(/[a-z]{5,}/g) ?? []).filter((word) => !empty.test(word)).map((word) => word.slice(0, sameRoot))
  const asked = new Set(roots(`${text} ${told}`))
  return roots(usual).some((root) => asked.has(root))
}

/** The medicine of a group by its name: that of the question, else that of the case; null where only its kind was named. */
function nameIn(group: SideEffects, text: string, { now }: TurnState): string | null {
  const named = [text, now.drugs.join(', ')].flatMap((each) => findMedicines(knownMedicines(), each))
  return named.find((each) => groupsOf(each).includes(group))?.name ?? null
}

/** "Is it OK to take my pill?" blames nothing. */
const asksLeave = /\b(?:ok|okay|safe|alright|all right|fine|allowed|good|bad)\b[^?]{0,30}\b(?:to|if|for)\b|\b(?:can|may|should|shall) i\b/i

/** Whether a question blames a medicine, by its name or as "the tablets". */
export const blamesMedicine = (text: string): boolean =>
  !stops.test(text) &&
  !asksLeave.test(text) &&
  !/\b(?:together|both|mix\w*|combin\w*)\b/i.test(text) &&
  (blames.test(text) || (isItThe.test(text) && findMedicines(knownMedicines(), text).length > 0))

/** "Can I keep taking it?" asks of no stopping. */
const goesOn = /\b(?:keep|keeping|carry on|continue|go on|still take|stay on)\b/i
const isDrink = /^(?:alcohol|ethanol|beer|wine|whisk(?:e)?y|vodka|gin|rum)$/

/** Whether to stop a medicine of no group that is named, or the one that was told; null where none is known. */
function stopUnknown(text: string, { now }: TurnState): string | null {
  const [named] = findMedicines(knownMedicines(), `${text}, ${now.drugs.join(', ')}`).filter(({ name }) => !isDrink.test(name))
  return named === undefined || goesOn.test(text)
    ? null
    : `Please do not stop ${spokenMedicine(named.name)} on your own: ring a pharmacist or whoever prescribed it today, tell them what you feel, and ask about the next dose. With a swollen face, trouble breathing, blisters or fainting take no more of it and get help at once. (NHS: Medicines information)`
}

/** A medicine whose effects stand in no group: it is under suspicion when it is new, and who knows more. Null where none is named. */
function ofUnknownEffects(text: string): string | null {
  const [named] = findMedicines(knownMedicines(), text)
  if (named === undefined) return null
  return `It could be: what began in the first weeks of a new medicine, or after a new dose, often comes from it. The leaflet of ${spokenMedicine(named.name)} lists what it can do; ask a pharmacist today, with the packet in hand, and do not stop it on your own. When did you begin it? (NHS: Medicines information)`
}

/** "Is it the oxybutynin?" in the middle of an emergency: by what was told; null where no medicine is blamed. */
export const blamedMedicine: Answer = (clause, state) =>
  isItThe.test(clause.text) && !stops.test(clause.text) ? medicineEffects(clause, state) : null

/** Whether one gets used to a medicine; null where none is named. */
function habitText(text: string): string | null {
  const index = knownMedicines()
  const [named] = findMedicines(index, text)
  if (named === undefined) return null
  const name = capital(named.name)
  const isForming = named.ingredients.some((ingredient) =>
    [...(index.classesOf.get(ingredient) ?? [])].some((each) => habitForming.has(each)),
  )
  return isForming && !/melatonin/.test(named.name)
    ? `Yes, ${named.name} can be: the body gets used to it within weeks, and needs more of it or feels bad without. Take it for as few days as you can. After longer use never stop suddenly; your doctor plans smaller steps. (NHS: Medicines information)`
    : `No, ${named.name} is not known to be addictive. ${name} can still be missed by the body when it is stopped after a long time, so ask a pharmacist how to stop. (NHS: Medicines information)`
}

/** What is taken beside something that it must not meet is not kept up "until you have asked": the check of both decides. */
function paused(text: string, { now, words }: TurnState): string | null {
  const index = knownMedicines()
  const named = findMedicines(index, text).map(({ name }) => name)
  const asked = named.length > 0 ? text : `${text} ${now.medicinesNamed?.join(' ') ?? ''}`
  const { warnings } = checkMedications(index, { medications: [...new Set([...named, ...now.drugs])] })
  const isGrave = warnings.some(
    ({ kind, severity, medications }) =>
      kind === 'interaction' && severity === 'contraindicated' && (named.length === 0 || medications.some((each) => named.includes(each))),
  )
  return isGrave ? medicationAnswer(asked, now, now.person, words) : null
}

function stopText(group: SideEffects, state: TurnState): string {
  const felt = toldEffects(group, state)
  const why = felt.length > 0 ? ` ${capital(spokenList(felt))} can come from it, and that can be solved.` : ''
  const lead = /\bnever stop it on your own\b/i.test(group.advice) ? '' : 'Please do not stop it on your own before you have asked.'
  return `${lead}${why} ${group.advice} ${graveText(group)} ${source(group)}`.trim()
}

/** What it can do that needs help the same day. */
const graveText = ({ grave }: SideEffects): string => `Get help the same day with ${grave}.`
const source = ({ sources }: SideEffects): string => `(${sources.join('; ')})`

/** The groups of the medicines that a text names, in its order. */
function groupsIn(text: string): SideEffects[] {
  const named = findMedicines(knownMedicines(), text).flatMap(groupsOf)
  return sideEffects.filter((group) => named.includes(group) || group.named?.test(text) === true)
}

/** Those of the medicines that were told: by their names first, then by what the case holds. */
function groupsTold(state: TurnState): SideEffects[] {
  const { words, now, before } = state
  const byName = [words, before.prose, now.drugs.join(', ')].map(groupsIn).find((groups) => groups.length > 0)
  if (byName !== undefined) return explainingFirst(byName, state)
  return explainingFirst(
    sideEffects.filter(({ taken }) => taken !== undefined && now.observations[taken]?.polarity === 'present'),
    state,
  )
}

function explainingFirst(groups: readonly SideEffects[], state: TurnState): SideEffects[] {
  return [...groups].sort((a, b) => toldEffects(b, state).length - toldEffects(a, state).length)
}

/** The names of what was told and can come from the group. */
function toldEffects({ causes: effects }: SideEffects, { now, base }: TurnState): string[] {
  return toldAmong(effects, now).map((effect) => base.findings.get(effect)?.name ?? effect)
}
