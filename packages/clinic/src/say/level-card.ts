import type { ConsultationCase } from '../case/case.ts'
import { freshOf, timesSaid } from '../case/said-before.ts'
import { type Addressee, patientName } from '../judge/questions/address-patient.ts'
import { spokenList } from '../judge/questions/spoken-list.ts'
import type { ReplyTriage } from './reply.ts'
import { atOneAge, saidOnce } from './said-once.ts'
import { spokenCondition } from './spoken-condition.ts'

const reasonsShown = 4
const longestReason = 90

/**
 * The emergency in words: the level, one sentence why, and the number. What to do right now follows as first aid. A provisional
 * one says that it may yet change. `poison`: the line for poisons, where it is rung before the way to hospital; it may spare that way.
 */
export function levelCard(triage: ReplyTriage, person: Addressee, number: string, isProvisional: boolean, poison: string | null): string {
  const isSelf = person.relation === 'self'
  const way =
    triage.level === 'ambulance'
      ? `**Call ${number} now.** Unlock the door and keep your phone near.`
      : `${isSelf ? 'Have someone drive you' : `Take ${patientName(person)}`} to the nearest emergency department now${poison === null ? '' : ', unless the line says that you need not'}. If it gets worse on the way, **call ${number}**.`
  const title = poison === null ? triage.title : `Ring ${poison} now, then go to an emergency department`
  return [`**${title}.**`, isProvisional ? provisionalWhy(triage) : why(triage), way].filter((block) => block !== '').join('\n\n')
}

/** Why, where only a likely cause or the words as a whole speak: with the cause, if one does. */
function provisionalWhy({ because: reasons }: ReplyTriage): string {
  const reason = reasons.find(({ rule }) => /^provisional:(?!words$)/.test(rule)) ?? reasons[0]
  return `${reason === undefined ? '' : reasonSentences([reason]).join(' ')} Until we know better, treat it as an emergency.`.trim()
}

/** Why, in one sentence. */
function why({ because: [first, second] }: ReplyTriage): string {
  if (first === undefined) return ''
  const isTooLong = second === undefined || first.name.length + second.name.length > longestReason
  return reasonSentences(isTooLong ? [first] : [first, second]).join(' ')
}

/** Why a level is what it is, with all reasons: for a verdict. In: the name of the likeliest cause; null where none is likely enough to be named. */
export function because(triage: ReplyTriage, leader: string | null): string {
  return reasonSentences(triage.because.slice(0, reasonsShown), leader).join(' ')
}

/** The reasons as sentences: what was noticed together, the others each on its own. */
function reasonSentences(reasons: ReplyTriage['because'], leader: string | null = null): string[] {
  const noticed: string[] = []
  const said: string[] = []
  for (const { rule, name, sentence } of reasons) {
    if (rule === 'self-care')
      said.push(`${leader === null ? 'It sounds harmless' : `This sounds most like ${leader}`}, and I heard no sign of danger.`)
    else if (sentence === undefined) noticed.push(name)
    // What was told is named already where a sign was noticed.
    else if (rule !== 'provisional:words' || !reasons.some((each) => each.sentence === undefined && each.rule !== 'self-care'))
      said.push(sentence.text.replace('{condition}', spokenCondition(sentence.condition ?? '')))
  }
  return noticed.length === 0 ? said : [`I say this because of ${spokenList(atOneAge(saidOnce(noticed)))}.`, ...said]
}

type Turns = Pick<ConsultationCase, 'turns' | 'said'>

/** The level in words while it stands; each turn in other words, and now and then with what was told for it. */
export function levelAgain(level: ReplyTriage['level'], number: string, now: Turns, told: string | null = null): string {
  const again = wayOf(level === 'ambulance' ? callAgain : goAgain, number, now)
  const reminder = told === null || now.turns % 2 === 1 ? '' : freshOf(reminders, now).replace('{told}', told)
  return reminder === '' || timesSaid(reminder.replace(/^.*”[.,:]? /, ''), now) > 0 ? again : `${reminder} ${again}`
}

/** One way to say the level, the number in its place. */
function wayOf(ways: readonly string[], number: string, now: Turns): string {
  return freshOf(
    ways.map((way) => way.replaceAll('{number}', number)),
    now,
  )
}

const reminders: readonly string[] = [
  'You told me: “{told}”. That must be looked at.',
  'I keep coming back to what you told me: “{told}”.',
  'What worries me is still what you told me: “{told}”.',
]

/** The level in words after something new was told that belongs to it. */
export function levelWithNews(level: ReplyTriage['level'], number: string, now: Turns): string {
  return wayOf(level === 'ambulance' ? callWithNews : goWithNews, number, now)
}

/** The level in words for a sign of the body told in a talk after a crisis: taken seriously, and gently. */
export function levelBesideCrisis(level: ReplyTriage['level'], number: string, now: Turns): string {
  return wayOf(level === 'ambulance' ? callBesideCrisis : goBesideCrisis, number, now)
}

/** The level in words while help is on its way, or the patient is. */
export function levelOnItsWay(level: ReplyTriage['level'], number: string, isTravelling: boolean): string {
  if (isTravelling)
    return `Please keep on to the **emergency department** all the same. If it gets worse on the road, stop and call ${number}.`
  return level === 'ambulance'
    ? `Please let the ambulance come all the same; it is still needed. If it is not on its way, **call ${number} now.**`
    : `Please go on to the **emergency department now** all the same. If you cannot get there, call ${number}.`
}

const callBesideCrisis: readonly string[] = [
  'Thank you for telling me; I take that seriously too. Please **call {number} now**, and keep me open beside it.',
  'I hear that as well, and it must not wait. **Call {number} now**; I stay here while you do.',
  'Your body needs help too, at once: please **call {number}** and tell them both things.',
]
const goBesideCrisis: readonly string[] = [
  'Thank you for telling me; I take that seriously too. It needs looking at tonight: please **go to an emergency department**, with somebody beside you. If it gets worse or nobody can take you, call {number}.',
  'I hear that as well, and it should not wait until morning: please let somebody take you to **an emergency department.** If nobody can, call {number}.',
  'Your body needs looking at too, today: **an emergency department** can see to both. If you cannot get there, call {number}.',
]
const callWithNews: readonly string[] = [
  'That is one more reason: **call {number} now.**',
  'Thank you for telling me. It makes this no less urgent: **call {number} now.**',
  'With that it is still an emergency: please **call {number} now.**',
  'I am glad you told me, and it does not change what to do: **call {number} now.**',
  'Tell the crew that as well; first **call {number} now.**',
]
const goWithNews: readonly string[] = [
  'That is one more reason: **go to an emergency department now.**',
  'Thank you for telling me. It makes this no less urgent: **the emergency department, now.**',
  'With that it still needs a hospital today, and that means **now.** If you cannot get there, call {number}.',
  'I am glad you told me, and it does not change what to do: please set off for **the emergency department now.**',
  'Tell them that at the desk as well; first **get to an emergency department, now.**',
]

const callAgain: readonly string[] = [
  'So my advice stays the same: **call {number} now.**',
  'Please **call {number} now**, and tell me when you have. This is still an emergency.',
  'It still needs an ambulance: please **call {number} now.**',
  'The danger is still there: **call {number} now.**',
  'The safest thing you can do this minute: **call {number} now.**',
  'I would not wait for anything else: **call {number} now.**',
  'Nothing you can do at home replaces it: **call {number} now.**',
  'Even if it turns out to be nothing, nobody will mind: **call {number} now.**',
]
const goAgain: readonly string[] = [
  'So my advice stays the same: **go to an emergency department now.**',
  'Please **go to hospital now**, to the emergency department. If it gets worse, call {number}.',
  'It still needs a hospital today, and that means **now.** If you cannot get there, call {number}.',
  'The danger is still there: **the emergency department, now.**',
  'The safest thing you can do now is to **go to an emergency department.** If you cannot, call {number}.',
  'I would set off without waiting for anything else: **the emergency department, now.**',
  'Nothing you can do at home replaces it: **go to hospital now.** If you cannot get there, call {number}.',
  'Even if it turns out to be nothing, nobody will mind that you came: **the emergency department, now.**',
]
