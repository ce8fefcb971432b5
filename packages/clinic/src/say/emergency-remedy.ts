import type { ConsultationCase } from '../case/case.ts'
import { freshOf } from '../case/said-before.ts'
import { isChild, patientName } from '../judge/questions/address-patient.ts'
import { findMedicines, type NamedMedicine } from '../medications/find-medicines.ts'
import { knownMedicines } from '../medications/known-medicines.ts'
import { resolveMedicine } from '../medications/resolve-medicine.ts'
import type { FirstAidCard } from './cards/first-aid-card.ts'
import { aspirinForbidden, firstAidSteps } from './cards/first-aid-text.ts'
import { remedyAnswers } from './cards/obstacle-answers.ts'
import { childDose, weightIn } from './child-doses.ts'
import { refusal } from './refused-medicine.ts'
import { spokenMedicine } from './spoken-medicine.ts'

const remedies =
  /\b(?:aspirin|ibuprofen|naproxen|paracetamol|inhaler|puff|spray|pen|insulin|sugar|heat|hot|ice|cold|bath|antihistamine|steroid|sick|vomit|honey|milk|charcoal|butter|toothpaste|cream|ointment|oil|vinegar|egg|flour)/gi
/** What is given by mouth falls under the line about eating and drinking. */
const byMouth = /^(?:honey|milk)$/i
/** A tablet or a syrup is out where even drinking is. */
const noDrinking = /\b(?:nothing (?:to eat or drink|by mouth|to drink)|no food or drink|nothing into the mouth)\b/i
/** A line that forbids to eat, drink or take anything by mouth. */
export const noEating = /\b(?:eat|drink|by mouth|food)\b/i

/** Whether a line of a card is about a remedy; a hot-water bottle is heat. */
function lineOn(remedy: string): RegExp {
  return new RegExp(String.raw`\b(?:${remedy}${/^(?:hot|heat)$/i.test(remedy) ? '|heat|hot' : ''})`, 'i')
}

/** The lines of a card that are about the remedy the words name: one that forbids it, and one that advises it. */
function linesOn(card: FirstAidCard, consultation: ConsultationCase, words: string) {
  const { steps, doNot } = firstAidSteps(card, consultation)
  const all = [...asNamed(words).matchAll(remedies)].map(([each]) => each)
  // Of several remedies the one that does harm here comes first, then one that the card knows.
  const named =
    all.find((each) => doNot.some((line) => lineOn(each).test(line))) ??
    all.find((each) => steps.some((line) => lineOn(each).test(line))) ??
    all[0]
  if (named === undefined) return null
  const cue = lineOn(named)
  const advised = steps.find((line) => cue.test(line))
  const fasts = byMouth.test(named) ? noEating : /^paracetamol$/i.test(named) ? noDrinking : null
  const fasting = advised === undefined && fasts !== null ? [...doNot, ...steps].find((line) => fasts.test(line)) : undefined
  return { named, forbidden: doNot.find((line) => cue.test(line)) ?? fasting, advised }
}

/** Brands by the name that the cards use; "chew one" is aspirin. */
function asNamed(words: string): string {
  return words
    .replace(/\b(?:tylenol|panadol|calpol|acetaminophen|tempra)\b/gi, 'paracetamol')
    .replace(/\b(?:advil|motrin|nurofen|brufen)\b/gi, 'ibuprofen')
    .replace(/\b(?:aleve)\b/gi, 'naproxen')
    .replace(/\bchew (?:one|it|that|them)\b/gi, 'aspirin')
}

/** Whether the first-aid card itself has a line about the remedy that the words name. */
export function namesRemedy(card: FirstAidCard, consultation: ConsultationCase, words: string): boolean {
  const lines = linesOn(card, consultation, words)
  return lines !== null && (lines.forbidden !== undefined || lines.advised !== undefined)
}

/** "What if I just stop the ibuprofen?" */
const leavesOut =
  /\b(?:stop(?:ped|ping)?|leave|leaving|left|not take|not taking|come off|coming off|without) (?:\w+ ){0,3}(?:out|it|them|ibuprofen|aspirin|naproxen|painkillers?|tablets?|pills?)\b/i

/**
 * The answer to a medicine or a home remedy that is asked about in an emergency: by the first-aid card in force, then by what was told of
 * allergies, medicines, age and drowsiness; where neither knows it, that nothing else is taken. `{reason}` is left to be filled.
 */
export function remedyAnswer(card: FirstAidCard, consultation: ConsultationCase, words: string): string {
  const lines = linesOn(card, consultation, words)
  if (lines?.forbidden !== undefined && leavesOut.test(words)) return 'Yes, leave it out. But that alone is not enough now. {reason}'
  if (lines?.forbidden !== undefined) return `${freshOf(pleaseNot, { ...consultation, turns: 0 })} ${lines.forbidden} {reason}`
  const isAspirin = lines !== null && /aspirin/i.test(lines.named)
  if (isAspirin && lines.advised !== undefined) return aspirinAnswer(lines.advised, consultation, words)
  const refused = lines?.advised === undefined ? null : refusedHere(lines.named, consultation)
  if (refused !== null) return `${refused} {reason}`
  if (lines?.advised !== undefined) return `For this, yes: ${lines.advised} But do not wait for it to work.`
  return medicineAnswer(consultation, words) ?? freshOf(remedyAnswers, consultation)
}

/** What a card offers to all, and this patient's allergies, medicines or illnesses speak against. */
function refusedHere(named: string, consultation: ConsultationCase): string | null {
  const ingredient = named.toLowerCase()
  return painkillers.has(ingredient) ? refusal(ingredient, consultation) : null
}
const painkillers: ReadonlySet<string> = new Set(['ibuprofen', 'naproxen', 'paracetamol'])

const pleaseNot: readonly string[] = [
  'Please not.',
  'Not that one now, please.',
  'I have to say no to that again.',
  'No, please not even once.',
  'It stays a no.',
]

/** The answer to a medicine where trained people are there: what speaks against it, else theirs is the word. `{reason}` is left to be filled. */
export function remedyInCare(consultation: ConsultationCase, words: string): string {
  return medicineAnswer(consultation, words) ?? 'Nothing of your own before they have said yes: show them the packet and ask. {reason}'
}

/** Aspirin where the card has it: whether this patient may, and why. NHS and AHA as on the card. */
function aspirinAnswer(advised: string, consultation: ConsultationCase, words: string): string {
  const against = aspirinForbidden(consultation)
  const isSelf = consultation.person.relation === 'self'
  const who = patientName(consultation.person)
  if (against !== null) return `No, please no aspirin ${isSelf ? 'for you' : `for ${who}`}: ${against}. Tell {crew} so. {reason}`
  const small = /(?<!\d)(?:75|81)(?!\d)|\b(?:low[- ]dose|baby) aspirin\b/i.test(words)
  const other = besideAspirin(consultation)
  return [
    isSelf
      ? `For this, yes: ${advised}`
      : `For this, yes, if ${who} can chew and swallow: ${advised.charAt(0).toLowerCase()}${advised.slice(1)}`,
    small ? 'Of the small tablets with 75 or 81 mg that is four, chewed.' : '',
    'It keeps a clot from growing, and for most people one dose is safe.',
    other,
    'None at hand? That does no harm; {crew} has it. But do not wait for it to work.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What was told that does not stand against aspirin, by name: "Your ramipril and your allergy to penicillin do not stand against it." */
function besideAspirin({ drugs, allergies, person }: ConsultationCase): string {
  if (person.relation !== 'self') return ''
  const named = [
    ...drugs.filter((drug) => !/aspirin/i.test(drug)).map((drug) => `your ${spokenMedicine(drug)}`),
    ...allergies.map((name) => `your allergy to ${name}`),
  ].slice(0, 3)
  const [first = ''] = named
  if (named.length === 0) return ''
  const list = named.length === 1 ? first : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${named.length === 1 ? 'does' : 'do'} not stand against one dose.`
}

const drowsySigns = ['drowsy-hard-to-wake', 'unresponsive', 'confusion', 'seizure']
const adultFromYears = 16
const fromQuarterYear = 0.25
const aspirin = /^(?:aspirin|acetylsalicylic[ -]acid)$/
const antiInflammatory = /^(?:ibuprofen|naproxen|diclofenac|ketoprofen|mefenamic acid|etoricoxib|celecoxib)$/
/** Medicines that harm when a dose is late; whether to take them is asked on the phone. */
const notToMiss =
  /insulin|predniso|hydrocortisone|dexamethasone|fludrocortisone|levodopa|co-careldopa|valpro|lamotrigine|levetiracetam|carbamazepine|phenytoin|phenobarb|topiramate|baclofen|methadone/i

/** A medicine that the card does not name; null where nothing known is asked about. */
function medicineAnswer(consultation: ConsultationCase, words: string): string | null {
  const [named] = findMedicines(knownMedicines(), words)
  if (named === undefined) return null
  if (consultation.crisis?.kind === 'overdose' || consultation.crisis?.kind === 'poisoning')
    return 'No, nothing more by mouth, no medicine either, until the poison line or {crew} has said so.'
  return speaksAgainst(consultation, named) ?? mayTake(consultation, named)
}

const ingredientsOf = (given: string): readonly string[] => resolveMedicine(knownMedicines(), given).ingredients

function isYoung({ person }: ConsultationCase): boolean {
  return person.ageYears === null ? isChild(person) : person.ageYears < adultFromYears
}

/** Why it is not taken: an allergy, the age, what it does to somebody so ill, drowsiness; null where nothing speaks against it. */
function speaksAgainst(consultation: ConsultationCase, { name: asked, ingredients }: NamedMedicine): string | null {
  const { allergies, observations } = consultation
  const name = spokenMedicine(asked)
  const has = (ingredient: RegExp) => ingredients.some((each) => ingredient.test(each))
  if (allergies.some((allergy) => ingredientsOf(allergy).some((each) => ingredients.includes(each))))
    return `No: you told me of an allergy to ${name}. Tell {crew} of it at once. {reason}`
  if (has(aspirin))
    return isYoung(consultation)
      ? 'No aspirin for anyone under 16: it can harm the brain and the liver (NHS: Aspirin for pain relief). {reason}'
      : 'No aspirin for this: it is for a heart attack, and it makes bleeding worse. {reason}'
  const { ageYears } = consultation.person
  if (has(/^paracetamol$/) && ageYears !== null && ageYears < fromQuarterYear)
    return `Under 3 months no ${name}, unless a doctor says so (NHS: Paracetamol for children). {reason}`
  if (has(antiInflammatory))
    return `No ${name} for now: it can make bleeding worse, and it strains the kidneys and the heart of somebody this ill. {Crew} has something better against pain. {reason}`
  return drowsySigns.some((sign) => observations[sign]?.polarity === 'present')
    ? `Nothing by mouth while ${isOrAre(consultation)} so drowsy or confused: it can go into the lungs. {Crew} can give what is needed. {reason}`
    : null
}

function isOrAre({ person }: ConsultationCase): string {
  return person.relation === 'self' ? 'you are' : `${patientName(person)} is`
}

/** What may be taken, and what the patient's own medicine does meanwhile; null where it is neither. */
function mayTake(consultation: ConsultationCase, { name: asked, ingredients }: NamedMedicine): string | null {
  const name = spokenMedicine(asked)
  if (ingredients.includes('paracetamol'))
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} is all right, if ${isOrAre(consultation)} wide awake and can swallow. ${amountOf(consultation, ingredients)} It eases pain and fever and does not treat what is behind it, so do not wait for it to work. Tell {crew} when it was given.`
  if (notToMiss.test(`${asked} ${ingredients.join(' ')}`))
    return `That one must not be left out without a word, nor taken blindly: ask about the ${name} when you call {number}. Have the packet in your hand. {reason}`
  return consultation.drugs.some((drug) => ingredientsOf(drug).some((each) => ingredients.includes(each)))
    ? `Leave your ${name} for now and take the packet along: {crew} decides with you. A dose a few hours late does no harm. {reason}`
    : null
}

function amountOf(consultation: ConsultationCase, ingredients: readonly string[]): string {
  const age = consultation.person.ageYears
  if (!isYoung(consultation)) return 'One usual dose, as the packet says, unless you had one in the last 4 hours.'
  return (
    (age === null ? null : childDose(ingredients, age, consultation.country, weightIn(consultation.prose))) ??
    'As the packet says for the age and weight.'
  )
}
