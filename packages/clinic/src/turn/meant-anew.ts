import { type ConsultationCase, newCase } from '../case/case.ts'
import type { Question } from '../case/model.ts'
import { isMadeLight } from '../hear/corrections/made-light.ts'
import type { Rewritten } from '../hear/corrections/rewrite-story.ts'
import {
  isSlipOf,
  namesOtherPart,
  namesPart,
  storyMeant,
  tellsSomething,
  type WordMeant,
  wordMeant,
} from '../hear/corrections/word-meant.ts'
import { plainWords } from '../hear/plain-words.ts'
import type { QuickAnswer } from '../hear/read-quick-reply.ts'
import type { KnowledgeBase } from '../judge/knowledge-base.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { evidenceFor } from '../judge/levels/evidence.ts'
import { compareLevels, isEmergency } from '../judge/levels/level-order.ts'
import { ofSight } from '../judge/levels/sight-rules.ts'
import { toldChecklist } from '../judge/questions/checklists.ts'
import type { Part } from '../plan/part.ts'
import { namedConditions } from '../records/named-conditions.ts'
import { plainReply } from '../say/build-reply.ts'
import type { Consultation } from './consultation.ts'
import { type Heard, hearMessage } from './hear-message.ts'
import { restated } from './restated.ts'
import { asMeant, toldAnew, wordsAnew } from './told-anew.ts'

type Tell = (empty: ConsultationCase, story: string) => Consultation

/** A message as it was heard, and the case before it as it is since something in it was put right. */
interface PutRight extends Heard {
  spoken: ConsultationCase
}

/**
 * Hears a message and puts right what it puts right in the story before it. In: the case before, the words, the quick reply that was pressed, and how a
 * first message is taken. Out: what was heard; where an emergency would fall to what may be the same thing by another name, the turn that asks first
 * (docs/decisions/0060-what-puts-an-emergency-right.md).
 */
export function hearPutRight(
  base: KnowledgeBase,
  given: ConsultationCase,
  words: string,
  pressed: QuickAnswer | null,
  tell: Tell,
): PutRight | { asked: Consultation } {
  const { meant, ...before } = given
  const hearAs = (rewritten: Rewritten | null) => hearMessage(base, before, words, pressed, rewritten)
  const withCase = (anew: { case: ConsultationCase; rewritten: Rewritten }): PutRight => ({ ...hearAs(anew.rewritten), spoken: anew.case })
  const amount = pressed === null ? toldAnew(before, words, tell) : null
  if (amount !== null) return withCase(amount)
  const heard = hearAs(null)
  if (meant !== undefined && isDenied(before, heard)) {
    const { former, now } = meant
    return {
      ...heard,
      heard: { ...heard.heard, rewritten: { former, now } },
      story: meant.story,
      spoken: asMeant(before, meant, tell).case,
    }
  }
  if (pressed !== null || before.turns === 0 || before.prose === '' || isMadeLight(words, before)) return { ...heard, spoken: before }
  const pair = { base, before, tell }
  if (heard.heard.instead !== null) return ofSentence(pair, heard)
  const other =
    wordMeant(words, before.prose, readOf(before)) ??
    (before.held.some(({ rule }) => rule.startsWith(ofSight)) ? swapMeant(words, before.prose) : null) ??
    (isOnlySound(before) ? ofHealthAlone(base, storyMeant(words, before.prose), tell) : null)
  if (other === null) return { ...heard, spoken: before }
  const anew = asMeant(before, other, tell)
  const question = isSurelyMeant(pair, other) ? null : questionFirst(base, before, anew.case, other.former)
  return question === null ? withCase(anew) : { asked: asking(base, before, other, question) }
}

interface Told {
  base: KnowledgeBase
  before: ConsultationCase
  tell: Tell
}

/** A sentence that is said again as it was meant: what rests on the words as a whole is judged anew, or another name for it is asked about first. */
function ofSentence({ base, before, tell }: Told, heard: Heard): PutRight | { asked: Consultation } {
  const rewritten = { story: heard.story, former: '', now: '', ...heard.swapped, rest: '' }
  const isSure = namesPart(rewritten.now) || ofBlood.test(rewritten.former) || !isOfHealth(base, rewritten.now, tell)
  const question = isSure ? null : questionFirst(base, before, asMeant(before, rewritten, tell).case, rewritten.former)
  if (question !== null) return { asked: asking(base, before, rewritten, question) }
  return { ...heard, spoken: { ...before, held: wordsAnew(before, heard.story, tell)(before.held) } }
}

/** Whether a word is no other name for what was told: a slip, another part, a thing where the danger was seen. */
function isSurelyMeant({ base, before, tell }: Told, { kind, former, now }: WordMeant): boolean {
  const isThing = kind === 'other' || ofBlood.test(former) || isOnlySeen(before)
  return kind === 'slip' || namesOtherPart(former, now) || (isThing && !isOfHealth(base, now, tell))
}

/** "Not choking, joking": a word that tells nothing in the place of one that did. */
function swapMeant(words: string, prose: string): WordMeant | null {
  const { former, again, out, into } = restated(words, prose) ?? {}
  if (former === undefined || again === undefined || out === undefined || into === undefined) return null
  return { story: prose.replace(former, again), former: out, now: into, rest: '', kind: isSlipOf(out, into) ? 'slip' : 'name' }
}

/** The words in which complaints were read. */
function readOf({ observations }: ConsultationCase): string[] {
  return Object.values(observations)
    .filter(({ polarity, source }) => polarity === 'present' && source === 'told')
    .map(({ text }) => text)
}

/** What was meant, where it names something that is felt, or an illness. */
function ofHealthAlone(base: KnowledgeBase, meant: WordMeant | null, tell: Tell): WordMeant | null {
  return meant !== null && isOfHealth(base, meant.now, tell) ? meant : null
}

/** Whether an emergency rests on nothing but what the words as a whole sound like. */
function isOnlySound({ held }: ConsultationCase): boolean {
  const grave = held.filter(({ level }) => isEmergency(level))
  return grave.length > 0 && grave.every(({ provisional, findings }) => provisional === true && findings.length === 0)
}

/** Whether an emergency rests on nothing but what was seen. */
function isOnlySeen({ held }: ConsultationCase): boolean {
  const grave = held.filter(({ level }) => isEmergency(level))
  return grave.length > 0 && grave.every(({ rule }) => rule.startsWith(ofSight))
}

/** What is taken for blood is seen, and not felt. */
const ofBlood = /\b(?:blood\w*|bleed\w*)\b/

/** Whether a word names something that is felt, or an illness: it may be another name for what was told. */
function isOfHealth(base: KnowledgeBase, word: string, tell: Tell): boolean {
  return namedConditions(base.knowledge, word).length > 0 || Object.keys(tell(newCase(), word).case.observations).length > 0
}

/** After the findings that an emergency rests on, or the word itself, where that emergency would fall with it; null where it stands anyway. */
function questionFirst(base: KnowledgeBase, before: ConsultationCase, anew: ConsultationCase, former: string): Question | null {
  const [level, after] = [levelOf(before.held), levelOf(anew.held)]
  const isLower = level !== null && isEmergency(level) && (after === null || compareLevels(after, level) < 0)
  if (!isLower) return null
  const evidence = before.held
    .filter((rule) => isEmergency(rule.level))
    .flatMap(({ findings }) => findings.flatMap((finding) => evidenceFor(base.index, before.observations, finding)))
    .map(({ finding }) => finding)
  const isFalling = (id: string) => before.observations[id]?.polarity === 'present' && anew.observations[id]?.polarity !== 'present'
  const items = [...evidence, ...before.complaints].filter((id) => !id.includes('.') && isFalling(id))
  return toldChecklist(base, before, [...new Set(items)], tellsSomething(former) ? former : '')
}

/** Nothing is changed yet: what may be the same by another name is asked about first. */
function asking(base: KnowledgeBase, before: ConsultationCase, meant: Rewritten, question: Question): Consultation {
  const asked: ConsultationCase = { ...before, turns: before.turns + 1, pending: question, meant }
  const formerly = tellsSomething(meant.former) ? `, not “${meant.former}”` : ''
  const corrected = `So you mean “${meant.now}”${formerly}. I must be quite sure before I change my advice, and until then it stands.`
  const parts: Part[] = [
    { kind: 'corrected', text: corrected },
    { kind: 'question', text: question.text },
  ]
  const reply = plainReply(base, asked, 'emergency', parts.map(({ text }) => text).join('\n\n'))
  return { case: asked, reply: { ...reply, parts } }
}

const hedged =
  /\b(?:really|much|a bit|a little|slight\w*|think|hope|hardly|barely|now|any ?more|at the moment|anymore|but|apart|except|only|just when|maybe|sometimes|not sure)\b/

/** Whether the question is answered with a no that makes nothing small and tells none of it again. */
function isDenied({ pending }: ConsultationCase, { heard, words }: Heard): boolean {
  const isToldAgain = heard.mentions.some(({ finding, polarity }) => polarity === 'present' && pending?.findings.includes(finding) === true)
  return heard.answer === 'no' && !isToldAgain && !hedged.test(plainWords(words))
}
