import type { ConsultationCase, CrisisKind } from '../case/case.ts'
import { freshOf, timesSaid } from '../case/said-before.ts'
import { plainWords } from '../hear/plain-words.ts'
import { isAfterBirth } from '../judge/crisis/crisis-levels.ts'
import { isSetting } from '../judge/crisis/crisis-setting.ts'
import { isMedical } from '../judge/crisis/crisis-words.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { isEmergency } from '../judge/levels/level-order.ts'
import { type Addressee, isChild, patientName } from '../judge/questions/address-patient.ts'
import { companionOf, lostPerson } from './cards/companion.ts'
import { afterBirthCard, afterBirthTopics } from './cards/crisis-after-birth.ts'
import { crisisAskedOn } from './cards/crisis-asked-on.ts'
import { afterLoss, besideBody, turnedToTopics } from './cards/crisis-beside.ts'
import { crisisBody } from './cards/crisis-body.ts'
import { crisisCards } from './cards/crisis-cards.ts'
import { carerTopics } from './cards/crisis-carer.ts'
import { toOrders } from './cards/crisis-commanded.ts'
import { crisisFamily } from './cards/crisis-family.ts'
import { madeSureSayings } from './cards/crisis-made-sure.ts'
import { nearTopics, outOfReachSteps } from './cards/crisis-near.ts'
import { assaultReason, crisisPlans, smallChildOpenEnds } from './cards/crisis-plans.ts'
import { crisisQuestions } from './cards/crisis-questions.ts'
import { crisisOpenEnds, crisisTopics } from './cards/crisis-talk.ts'
import type { CrisisTopic } from './cards/crisis-topic.ts'
import { passiveOpenEnds, passiveTopics } from './cards/passive-wish.ts'
import { bereavementLine, crisisLines, emergencyContacts, lineWithin, whereHelplines } from './emergency-contacts.ts'
import type { CrisisHelp } from './reply.ts'

const childUntilYears = 18
const speaksFromYears = 4
const motherhood = ['recent-birth', 'postpartum', 'pregnant', 'breastfeeding', 'heavy-bleeding-after-birth']

type Crisis = NonNullable<ConsultationCase['crisis']>

/** The person whom the crisis is about: of the case, or as the speaker called them. */
export function crisisPerson({ person, crisis }: ConsultationCase): Addressee {
  return crisis?.about === undefined ? person : { relation: crisis.about, ageYears: null, sex: null }
}

/** Whom to call, for the screen: the emergency number and the lines for this kind of crisis; null while there is none. */
export function crisisHelp(consultation: ConsultationCase): CrisisHelp | null {
  const { crisis, country } = consultation
  if (crisis === null || crisis.certainty === 'denied') return null
  const { ambulance } = emergencyContacts(country)
  return { kind: crisis.kind, certainty: crisis.certainty, emergencyNumber: ambulance, helplines: linesOf(consultation, crisis.kind) }
}

/** The card: what the person feels, what to do in the next minutes, whom to call, and one question. Never a bare refusal. */
export function crisisText(consultation: ConsultationCase, crisis: Crisis, words = ''): string {
  const card = isAfterBirth(crisis.kind, consultation) ? afterBirthCard : crisisCards[crisis.kind]
  const side = sideOf(consultation)
  const lines = linesOf(consultation, crisis.kind)
  const more =
    lines.length > 1 && !isMedical(crisis.kind)
      ? `Also: ${lines
          .slice(1)
          .map(({ name, phone }) => `${name} (${phone})`)
          .join(', ')}.`
      : ''
  const lost = side === 'self' && crisis.kind === 'self-harm' ? lostPerson(plainWords(words)) : null
  return [
    lost === null ? '' : `I am so sorry about ${lost}.`,
    card.opening[side],
    crisis.kind === 'psychosis' ? '' : toOrders(words, side),
    stepsOf(consultation, crisis, side)
      .map((step) => `- ${step}`)
      .join('\n'),
    more,
    isMedical(crisis.kind) ? '' : card.ask[side],
  ]
    .filter((block) => block !== '')
    .map((block) => filled(block, consultation, crisis.kind))
    .join('\n\n')
}

/** What to do now; who took too much against a pain goes to be tested and needs no ambulance for it. */
function stepsOf(consultation: ConsultationCase, { kind }: Crisis, side: 'self' | 'other'): readonly string[] {
  const { held } = consultation
  if (isAfterBirth(kind, consultation)) return afterBirthCard.steps[side]
  if (kind === 'self-harm' && side === 'other' && levelOf(held) === 'ambulance') return outOfReachSteps
  if (kind === 'poisoning' && levelOf(held) === 'ambulance') return crisisCards.overdose.steps[side]
  const { steps, atHospital } = crisisCards[kind]
  if (kind === 'harm-to-others' && isSetting(consultation, 'carer') && !isSetting(consultation, 'child'))
    return steps[side].filter((step) => !/\bbaby\b/.test(step))
  return atHospital === undefined || levelOf(held) === 'ambulance' ? steps[side] : [atHospital[side], ...steps[side].slice(1)]
}

/** The level in words and why, where an assault needs a hospital though little can be seen; null where it does not. */
export function assaultLevel(consultation: ConsultationCase, kind: CrisisKind, words: string): string | null {
  const level = levelOf(consultation.held)
  const reason = level !== null && isEmergency(level) ? assaultReason(words, kind) : null
  if (reason === null) return null
  const where = level === 'ambulance' ? '**Call an ambulance now: {number}.**' : '**Go to an emergency department now.**'
  return filled(`${where}\n\n${reason}`, consultation, kind)
}

/** What is asked at the end of the card of a poison or an overdose, under the first aid. */
export function crisisAsk(consultation: ConsultationCase, crisis: Crisis): string {
  return filled(crisisCards[crisis.kind].ask[sideOf(consultation)], consultation, crisis.kind)
}

/** What is said to a taking back that has to be made sure. */
export function crisisMadeSure(consultation: ConsultationCase, { kind }: Crisis): string {
  return filled(madeSureSayings(kind)[sideOf(consultation)], consultation, kind)
}

/** Shows that the words were heard, before anything is asked. */
const openers: Partial<Record<CrisisKind, string>> = {
  'self-harm': 'That sounds very hard, and I am glad you put it into words.',
  abuse: 'I am glad you tell me. Nobody should have to be afraid of another person.',
  'harm-to-others': 'Thank you for being open with me. Such thoughts can be helped.',
  psychosis: 'That sounds tiring and strange to live with.',
}

/** Help that is named beside the one direct question, while a crisis is only possible. */
export function helpNamed(consultation: ConsultationCase, kind: CrisisKind): string {
  const text = isMedical(kind)
    ? 'If it was, do not wait for my next line: call {poison}, or {number} for drowsiness, a fit or trouble breathing.'
    : `${openers[kind]} Whatever the answer to my question is, you can talk to a person at any hour: {line}. In danger, call {number}.`
  return filled(text, consultation, kind)
}

/** Said to what is called a joke or not meant, before the one direct question. */
export function unmeantHeard(consultation: ConsultationCase, kind: CrisisKind): string {
  return filled(
    'I would be glad if it is so, and nobody minds that it was said. I have to ask all the same, and a plain no is enough. A person to talk to at any hour: {line}. In danger, call {number}.',
    consultation,
    kind,
  )
}

/** Said to "I don't know" where the direct question was asked without a crisis. */
export function helpAtHand(consultation: ConsultationCase, kind: CrisisKind): string {
  const text = isMedical(kind)
    ? 'If you think later that it was, call {poison} at once, or {number} for drowsiness, a fit or trouble breathing.'
    : 'You do not have to know that now. If it gets too much, {line} answers at any hour; in danger call {number}.'
  return filled(text, consultation, kind)
}

/** What is taken up before all else, also while the direct question is open. */
const topicsAsked: readonly CrisisTopic[] = [
  ...crisisBody,
  ...carerTopics,
  ...afterBirthTopics,
  ...nearTopics,
  ...crisisAskedOn,
  ...crisisFamily,
  ...crisisPlans,
  ...crisisQuestions,
]

/** The first topic that the words of this side are about; undefined where none is. */
function topicOf(
  topics: readonly CrisisTopic[],
  consultation: ConsultationCase,
  kind: CrisisKind,
  side: 'self' | 'other',
  text: string,
): CrisisTopic | undefined {
  return topics.find(
    ({ kinds, about, cue, told }) =>
      kinds.includes(kind) &&
      (about === undefined || about === side) &&
      cue.test(text) &&
      (told === undefined || isSetting(consultation, told)),
  )
}

/**
 * What is said to the words after the card: it takes up what was said, gives one step, and asks one thing; no sentence comes twice while
 * there is another.
 */
export function crisisTalk(consultation: ConsultationCase, crisis: Crisis, words: string): string {
  const side = sideOf(consultation)
  const text = plainWords(words)
  const isCalm = crisis.isPassive === true && crisis.certainty === 'possible'
  const topics = isCalm ? passiveTopics : [...topicsAsked, ...turnedToTopics, ...crisisTopics]
  const topic = topicOf(topics, consultation, crisis.kind, side, text)
  const { ageYears, relation } = crisisPerson(consultation)
  const isSmall =
    side === 'other' && (/^(?:baby|infant|newborn|toddler)$/.test(relation) || (ageYears !== null && ageYears < speaksFromYears))
  const open =
    crisis.kind === 'abuse' && isSmall ? smallChildOpenEnds : (crisisOpenEnds[side][crisis.kind] ?? crisisOpenEnds.self['self-harm'] ?? [])
  const lost = side === 'self' && crisis.kind === 'self-harm' ? lostPerson(plainWords(consultation.prose)) : null
  const sayings =
    topic?.sayings ??
    (isCalm ? passiveOpenEnds : lost === null ? open : [...open.filter((each) => !each.includes('What happened')), ...afterLoss])
  const near = companionOf(text)
  // What answers a question comes in its order, what only keeps the talk going in turn.
  const saying = freshOf(sayings, topic === undefined ? consultation : { ...consultation, turns: 0 })
    .replaceAll('{nearObject}', near.object)
    .replaceAll('{near}', near.name)
    .replaceAll('{lost}', lost ?? '')
  const isNamed = /\{(?:line|number|poison|ending|other|text)\}/.test(saying)
  const isDue = consultation.turns % reminderEvery === 0
  return [saying, isNamed || isCalm ? '' : freshOf(isDue ? reminders : inShort, consultation)]
    .filter((block) => block !== '')
    .map((block) => filled(block, consultation, crisis.kind))
    .join('\n\n')
}

/** Said once to who has lost somebody, wished not to wake up, was asked and is safe: believed, the grief named, and who is there if it turns. */
export function griefHeard(consultation: ConsultationCase): string {
  const lost = lostPerson(plainWords(consultation.prose))
  const whom = lost === null ? 'somebody so close' : lost
  const own = bereavementLine(consultation.country)
  const listens = own === null ? '' : ` For the grief itself there is ${own.name} (${own.phone}).`
  return filled(
    `Thank you for telling me so plainly, and I believe you. Many who have lost ${whom === 'somebody so close' ? whom : `someone as you have lost ${whom}`} wish at times not to wake up; that is grief, and it may be said aloud.${listens} If it ever turns into a thought of doing something, call {line} at any hour, or {number}.`,
    consultation,
    'self-harm',
  )
}

/** What stays with the person beside a sign of the body that needs a hospital. */
export function besideBodyText(consultation: ConsultationCase): string {
  return freshOf(besideBody, consultation)
}

/** The helpline stands on the screen all the while: in words it comes under every third turn that names nobody, and under the others the number alone. */
const reminderEvery = 3
const reminders: readonly string[] = [
  'A human voice at any hour: {line}. In danger: {number}.',
  'If it gets worse while we talk: {number}. To talk by voice: {line}.',
  'You can ring {line} and keep me open beside it. {number} if you are not safe.',
]

/** Who stands by while something else than the crisis is spoken of. */
export function crisisReminder(consultation: ConsultationCase, kind: CrisisKind): string {
  return filled(freshOf(reminders, consultation), consultation, kind)
}

const inShort: readonly string[] = ['Not safe? {number}.', '{number} if it gets too much.', 'In danger, {number}.']

/** Said to words that do not answer the one direct question, before it is asked once more: what they are about is taken up. */
export function crisisAskAgain(consultation: ConsultationCase, crisis: Crisis, words: string): string {
  const text = plainWords(words)
  const side = sideOf(consultation)
  const topic = topicOf(topicsAsked, consultation, crisis.kind, side, text)
  return filled(
    topic === undefined ? freshOf(askAgain, consultation) : freshOf(topic.sayings, { ...consultation, turns: 0 }),
    consultation,
    crisis.kind,
  )
}

const askAgain: readonly string[] = [
  'I hear you. I come back to my question, because your safety, or that of the person you speak of, comes before all else; the rest has its turn right after. At any hour you can turn to {line}; in danger call {number}.',
  'Thank you for going on with me. There is one thing I still need to know first, and a plain yes or no is enough. A voice at any hour: {line}; in danger {number}.',
  'I have not passed over what you say. I only ask once more so that nobody is left in danger. {line} listens at any hour; {number} if it is urgent.',
]

/** How a talk of this kind ends: a small plan instead of a verdict. */
export function crisisEnding(consultation: ConsultationCase, crisis: Crisis): string {
  return filled(crisisCards[crisis.kind].ending[sideOf(consultation)], consultation, crisis.kind)
}

function sideOf(consultation: ConsultationCase): 'self' | 'other' {
  return crisisPerson(consultation).relation === 'self' ? 'self' : 'other'
}

function linesOf(consultation: ConsultationCase, kind: CrisisKind): CrisisHelp['helplines'] {
  const person = crisisPerson(consultation)
  return crisisLines(kind, consultation.country, {
    isChild: person.ageYears === null ? isChild(person) : person.ageYears < childUntilYears,
    isMother: motherhood.some((finding) => consultation.observations[finding]?.polarity === 'present'),
  })
}

export function filled(text: string, consultation: ConsultationCase, kind: CrisisKind): string {
  const { ambulance, poison } = emergencyContacts(consultation.country)
  const lines = linesOf(consultation, isMedical(kind) ? 'self-harm' : kind)
  const person = crisisPerson(consultation)
  const other = lines[1] === undefined ? 'a chat or text line (findahelpline.com lists them)' : `${lines[1].name} (${lines[1].phone})`
  const written = lines.find(({ name }) => /\b(?:text|chat|shout)\b/i.test(name))
  // Where no line is known, where to find one is said by itself, and once.
  const isFoundOnline = lines.length === 0 && text.includes('{line}') && timesSaid(whereHelplines, consultation) === 0
  const said = text
    .replaceAll('{ending}', crisisCards[kind].ending[sideOf(consultation)])
    .replaceAll('{who}', person.relation === 'self' ? 'you' : nameOf(person))
    .replaceAll('{number}', ambulance)
    .replaceAll(/(^|[.!?]\s+)\{line\}/g, (_, start: string) => start + atStart(lineWithin(lines)))
    .replaceAll('{line}', lineWithin(lines))
    .replaceAll('{other}', other)
    .replaceAll(
      '{text}',
      written === undefined ? 'a chat or text line (findahelpline.com lists them)' : `${written.name} (${written.phone})`,
    )
    .replaceAll('{poison}', poison === null ? 'a poison line' : `${poison.name} (${poison.phone})`)
  return isFoundOnline ? `${said} ${whereHelplines}` : said
}

/** A helpline at the start of a sentence. */
const atStart = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1)

function nameOf(person: Addressee): string {
  return person.relation === 'other' ? 'the person' : patientName(person)
}
