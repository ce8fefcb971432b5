import { capital, uncapital } from '../../../judge/questions/question-knowledge.ts'
import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { lineStems, objectsOf, speaksOf } from './asked-words.ts'
import { isUnsure, sureOfNothing } from './unsure-answer.ts'
import { type Asked, asksYesOrNo } from './yes-or-no-form.ts'

/** What an answer opens with that has said already whether it is yes or no. */
const decided = /^(?:yes|no|not|never|none|neither|probably not|i can(?:['’]t|not) tell|it is still a no)\b/i
const again = /^(?:In short|Plainly|Once more, as clearly as I can|The answer is still): (?=(?:yes|no|not|never)\b)/i
const lead = /^If (?:this|it) is [^:]+, which fits best so far: /
const ledDecision = /^(If (?:this|it) is [^:]+, which fits best so far): (Yes|No|Not)\b[,.:]? ?/

interface Opening {
  /** How the answer begins. */
  said: RegExp
  /** To which questions. */
  to?: readonly Asked[]
  /** What stands in its place. */
  as: string
}

/** Answers that lean one way in their first words, said as yes or no. */
const leaning: readonly Opening[] = [
  { said: /^(?:Mostly|Often|Usually) yes\b[,:.]?/, as: 'Yes, mostly:' },
  { said: /^(?=Better (?:not|no|hold off)\b)/, as: 'No. ' },
  { said: /^(?=Better (?:cut down|have less)\b)/, as: 'Not as much as usual. ' },
  { said: /^So far, yes,/, as: 'Yes, so far' },
  { said: /^(?=I found no sign of danger)/, to: ['fact'], as: 'No, as far as I can tell. ' },
  { said: /^(?=I have not heard a sign of danger)/, to: ['fact'], as: 'Not so far. ' },
  { said: /^(?=Nothing you have told me points)/, to: ['fact'], as: 'I can’t tell for certain from here. ' },
  { said: /^It may be\. (?=A doctor should)/, as: 'Yes, it may be. ' },
  { said: /^(?=It (?:can|may) be\. )/, to: ['fact'], as: 'Yes. ' },
  { said: /^(?=It (?:(?:may|can|could) be\b|can,|could play))/, to: ['fact'], as: 'I can’t tell from here. ' },
  { said: /^(?=(?:That|It) depends\b|(?:Whether|How|Which) .{3,60} depends on)/, as: 'I can’t tell from here. ' },
  { said: /^(?=In your usual amount it is fine)/, to: ['leave'], as: 'Yes. ' },
  { said: /^Mostly (?=what you feel like)/, to: ['leave'], as: 'Yes, mostly ' },
  { said: /^(?=Neither is needed|These do little)/, to: ['leave', 'need'], as: 'No need. ' },
  { said: /^(?=Most problems can be told apart)/, to: ['need', 'leave'], as: 'Not for that alone. ' },
  { said: /^(?=Most everyday illnesses and injuries heal)/, to: ['fact'], as: 'No, as a rule. ' },
  { said: /^(?=- \*\*[^*]+\*\*: Take care\.)/, to: ['leave'], as: 'Yes, but with care.\n\n' },
  { said: /^(?=- \*\*)/, to: ['leave'], as: 'Not without asking first.\n\n' },
]

const delays = /^(?:wait|keep|stay|hold off|leave|rest)\b[^.]*\b(?:until|till)\b/i
const forbids =
  /^(?:please )?(?:avoid|never|stay (?:away|off|out)|keep (?:\w+ ){0,3}?(?:away|off|out)|no \w+|leave (?:it|them|that) (?:off|out|alone))\b/i
const onCondition = /^(?:you can \w+ )?\w+ (?:\w+ ){0,3}?(?:only (?:if|when|once|with|as|after)|once|as soon as(?! you can))\b/i
const permits = /^[^.:]{0,60}?\b(?:can|may|is|are)\b(?! (?:not|only|seldom|rarely)\b)/i
const goesWell = /\b(?:fine|safe|all ?right|allowed|no problem|does no harm|(?:you|he|she|they|people) (?:can|may))\b/i
const does =
  /^(?:go on|go to work|keep|carry on|continue|take|use|give|drink|eat|walk|swim|work|put|cover|wash|bathe|shower|play|start|begin|hold|sleep|lie)\b/i
const hedged =
  /\b(?:not|no|never|avoid\w*|without|until|only|instead|rather|stop|unless|seldom|rarely|hardly|cannot|nothing|less)\b|n['’]t\b/i
const conditions = /\b(?:if|once|when|as soon as|as long as|after|unless)\b.*$/i

/** "Beer" is spoken of by "alcohol", which is enough to forbid it; a yes takes a closer word. */
const byField = 0.7
const closely = 0.8

/** How near a sentence speaks of what a question names; 1 where it names nothing. */
function nearness(question: string, first: string): number {
  const objects = objectsOf(question)
  const stems = lineStems(first)
  return objects.length === 0 ? 1 : Math.max(...objects.map((object) => speaksOf(object, stems)))
}

/** Whether a sentence speaks of all that a question names, but for the place that is gone to. */
const speaksOfAll = (question: string, first: string): boolean =>
  objectsOf(question.replace(/\bto (?:my |the |his |her )?\w+\W*$/i, ' ')).every((object) => speaksOf(object, lineStems(first)) >= closely)

const staying = /\b(?:stay|wait|keep|rest|isolate|lie|hold)\b/i
const forbidding = /^(?:please )?(?:do not|don['’]t) /i

/** Whether something may be done, as the first sentences of an answer bear it out that speak of it; null where they bear out neither. */
function ofLeave(question: string, [first = '', second = '']: readonly string[]): string | null {
  const near = nearness(question, first)
  if (delays.test(first) && nearness(question, `${first} ${second}`) >= byField) return staying.test(question) ? null : 'Not yet.'
  if (near < byField) return null
  if (forbidding.test(first)) return near < closely ? null : /\b(?:when|while|if)\b/i.test(first) ? 'Not always.' : 'No.'
  if (forbids.test(first)) return 'No.'
  if (onCondition.test(first)) return speaksOfAll(question, first) ? 'Yes, on one condition.' : null
  if (near < closely || hedged.test(first.replace(conditions, ' ').replace(/\([^)]*\)/g, ' '))) return null
  if (permits.test(first) && goesWell.test(first)) return 'Yes.'
  return does.test(first) && objectsOf(question).length > 0 ? 'Yes.' : null
}

/** What is asked to be so, and by what words an answer says yes or no to it; of an object, only where it speaks of that. */
const facts: readonly { asked: RegExp; yes: RegExp; no: RegExp; isOfObject?: true }[] = [
  {
    asked: /\b(?:catch\w*|contag\w*|infectious|pass (?:it|this) on|spread\w*)\b/i,
    yes: /\b(?:is|are) (?:very |highly )?(?:catching|contagious|infectious)\b/i,
    no: /\b(?:is|are) not (?:catching|contagious|infectious)\b/i,
  },
  {
    asked: /\b(?:go(?: away)?|goes|heal|clear|get better) (?:away |up )?(?:on its own|by itself|itself)\b/i,
    yes: /^(?!.*\b(?:with|treat\w*|antibiotic)\b(?!.*\bwithout\b)).*\b(?:better|goes|go|clears?|stops?|heals?|pass|passes|gone|fall off|over)\b.*\b(?:within|in)\b|\bon its own\b/i,
    no: /\bdoes not go (?:away )?(?:on its own|by itself)\b/i,
  },
  { asked: /\b(?:scars?|marks?)\b/i, yes: /\bcan leave\b/i, no: /\b(?:leaves? no|no scars?|without a scar|not leave)\b/i },
  {
    asked: /\b(?:need|have to)\b/i,
    isOfObject: true,
    yes: /\b(?:is|are) (?:always |usually )?(?:needed|necessary)\b/i,
    no: /\b(?:is|are) (?:not|seldom|rarely) (?:needed|necessary)\b|\bneed not\b/i,
  },
]

/** Whether it is catching, goes by itself, is needed: as one of the first sentences says in so many words; null where none does. */
function ofFact(question: string, sentences: readonly string[]): string | null {
  const fact = facts.find(({ asked }) => asked.test(question))
  if (fact === undefined) return null
  for (const said of sentences) {
    if (/^Whether .+ depends on\b/.test(said)) return 'I can’t tell from here.'
    if (/^(?:if|when|unless|as long as)\b/i.test(said) || (fact.isOfObject === true && nearness(question, said) < closely)) continue
    if (fact.no.test(said)) return 'No.'
    if (fact.yes.test(said) && !hedged.test(said.replace(fact.yes, ' ').replace(conditions, ' '))) return 'Yes.'
  }
  return null
}

/** What packets that need no prescription have a dose for. */
const isOnPackets = (name: string): boolean => knownMedicines().knowledge.doseLimits.some(({ ingredient }) => ingredient === name)

/** "I know of no reason against it" is a yes for what is bought without a prescription, or where two are asked about together; else whether it is right hangs on more. */
function ofCheck(text: string, question: string): string | null {
  if (!/^I know of no (?:reason against|interaction between)\b/.test(text)) return null
  if (/^[^.]*\bunless one of these is true\b/.test(text)) return 'Yes, unless something speaks against it.'
  const asked = findMedicines(knownMedicines(), question)
  const isOfPacket = asked.length > 0 && asked.every(({ ingredients }) => ingredients.every(isOnPackets))
  return isOfPacket || asked.length > 1 ? 'Yes, as far as I know.' : 'I can’t tell from here whether it is right for you.'
}

/** The first words of an answer turned into yes or no, where they lean one way; null where they do not. */
function leant(text: string, asked: Asked): string | null {
  const opening = leaning.find(({ said, to }) => said.test(text) && (to === undefined || to.includes(asked)))
  return opening === undefined ? null : text.replace(opening.said, opening.as)
}

/**
 * An answer that begins with yes, no or what keeps from saying either, where its question wants one and its own first sentence bears it out. In: the
 * answer, the question, and whether an emergency stands, beside which nothing is read out of an answer. Out: the answer.
 */
export function beginsWithYesOrNo(text: string, question: string, isDanger: boolean): string {
  const asked = asksYesOrNo(question)
  if (asked === null) return text
  const plain = text.replace(again, '')
  if (plain !== text) return capital(plain)
  const ofLikely = ledDecision.exec(text)
  if (ofLikely !== null) {
    const [all, likely = '', word = ''] = ofLikely
    return `${word}, ${uncapital(likely)}. ${capital(text.slice(all.length))}`
  }
  if (decided.test(text)) return text
  if (isUnsure(text)) return sureOfNothing(text)
  if (isDanger) return text
  const leaningText = leant(text, asked)
  if (leaningText !== null) return leaningText
  const sentences = text
    .replace(lead, '')
    .split(/(?<=[.!?])\s/)
    .slice(0, 2)
  const opener = ofCheck(text, question) ?? (asked === 'leave' ? ofLeave(question, sentences) : ofFact(question, sentences))
  return opener === null ? text : `${opener} ${text}`
}
