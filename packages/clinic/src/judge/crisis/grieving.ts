import type { ConsultationCase } from '../../case/case.ts'
import { plainWords } from '../../hear/plain-words.ts'
import type { JudgedCrisis } from './judged-crisis.ts'
import { deniesPlan } from './no-plan.ts'
import { released } from './released.ts'

/** Who has died is named, or grief was told. */
const ofLoss =
  /\b(?:died|passed (?:away|on)|passing of|death of|funeral|widow\w*|bereave\w*|buried (?:my|our|him|her)|lost (?:my|our) (?:wife|husband|partner|mum|mom|mam|mother|dad|father|son|daughter|sister|brother|friend|nan|gran|grandad|twin|baby|child|boy|girl))\b/
/** A wish not to wake up, or to be with the one who died: passive, as NICE NG225 and the Columbia scale tell it from a thought of acting. */
export const wishesNotToWake =
  /\b(?:(?:not|never|had not|hadnt)(?: to| be)? (?:wake|waking|woke|woken)(?: up)?|(?:not|rather not|no longer) (?:to )?be here|(?:did|do|would)(?:nt| not) wake up|never (?:waking|wake|woke|woken)(?: up)?|go to sleep and|be with (?:him|her|them|my)|join (?:him|her|them)|(?:see|follow) (?:him|her|them) (?:again|soon)|rather not be here|wish i (?:had gone|went) (?:too|with|first)|ready to go|easier if i)\b/
/** What says more than that: an act, a means, a plan, a farewell. */
export const activeWish =
  /\b(?:kill(?:ing)? my ?self|end(?:ing)? (?:it|my life|things|everything)|suicid\w*|tak(?:e|ing) my (?:own )?life|overdos\w*|hurt(?:ing)? my ?self|harm(?:ing)? my ?self|hang(?:ing)?|jump(?:ing)?|rope|knife|blade|gun|bridge|train|saved up|stockpil\w*|counted|note|letters?|good ?bye|tablets? (?:here|ready|beside|in my|left|i have)|(?:his|her|all (?:my|the)|leftover|of the) (?:\w+ )?(?:pills|tablets|morphine|insulin))\b/
const saysSafe =
  /\b(?:im|i am|feel|am) (?:quite |perfectly |very |completely |totally |all )?safe\b|\b(?:would|could|will) never\b|\bnot (?:that|going that) (?:way|far)\b|\bno(?:thing)? like that\b/
export const saysUnsafe = /\b(?:not|dont feel|isnt|never) (?:\w+ )?safe\b|\b(?:not sure|maybe|perhaps|cant promise|dont know)\b/

/** The rule that keeps a visit in view after such a wish. */
const visit = 'grief:passive-wish'

/**
 * The crisis as this message leaves it, marked as a wish not to wake up and no more for as long as nothing said of it names an act, a means, a
 * plan or a farewell.
 */
export function withPassiveWish(before: ConsultationCase, judged: JudgedCrisis, words: string): JudgedCrisis {
  const { crisis } = judged.now
  if (crisis === null) return judged
  const text = plainWords(words)
  const isPassive = (before.crisis === null ? wishesNotToWake.test(text) : before.crisis.isPassive === true) && !activeWish.test(text)
  const { isPassive: _, ...rest } = crisis
  return { ...judged, now: { ...judged.now, crisis: isPassive ? { ...rest, isPassive } : rest } }
}

/**
 * The case of somebody bereaved whose wish not to wake up was asked about straight out, and who says to be safe or that nothing would be done: the crisis
 * is over, a visit stands, and the talk goes on about the grief. Null where more was said, or less.
 */
export function grievingSafely(before: ConsultationCase, now: ConsultationCase, words: string, isNo: boolean): ConsultationCase | null {
  const [text, told] = [plainWords(words), plainWords(now.prose)]
  const isBereaved = now.observations['grief']?.polarity === 'present' || ofLoss.test(told)
  const isOwn = (before.crisis?.about ?? now.person.relation) === 'self'
  if (!isOwn || !isBereaved || before.crisis?.isPassive !== true || activeWish.test(text)) return null
  const isSafe = (saysSafe.test(text) || deniesPlan.test(words) || isNo) && !saysUnsafe.test(text) && !wishesNotToWake.test(text)
  if (!isSafe) return null
  const calm = released(now, words)
  const rule = {
    rule: visit,
    name: 'a loss that makes you wish not to wake up',
    sentence: { text: 'After such a loss, and with days on which you would rather not wake up, your own doctor should hear of it.' },
    level: 'appointment' as const,
    findings: [],
  }
  return { ...calm, prose: now.prose, held: [...calm.held.filter(({ rule: id }) => id !== visit), rule] }
}
