import type { ConsultationCase } from '../case/case.ts'
import type { Mention } from '../case/model.ts'
import { askedInReproach } from '../hear/asked-in-reproach.ts'
import { withoutDisowned } from '../hear/corrections/disowned.ts'
import { isMadeLight } from '../hear/corrections/made-light.ts'
import type { Rewritten } from '../hear/corrections/rewrite-story.ts'
import { namedAsShown } from '../hear/corrections/said-in-protest.ts'
import { withoutDoctorsWords } from '../hear/doctors-words.ts'
import { withToldDoses } from '../hear/doses/with-told-doses.ts'
import { hear } from '../hear/hear.ts'
import type { Hearing } from '../hear/hearing.ts'
import { inTalk } from '../hear/later/in-talk.ts'
import type { QuickAnswer } from '../hear/read-quick-reply.ts'
import { steadyText } from '../hear/steady-text.ts'
import { withoutExclamations } from '../hear/without-exclamations.ts'
import type { KnowledgeBase } from '../judge/knowledge-base.ts'
import { withPlaceAsked } from '../judge/questions/place-question.ts'
import { type Restated, restated, restatedPart } from './restated.ts'

/** A message as it was heard: its words, and the story so far as it was meant. */
export interface Heard {
  words: string
  heard: Hearing
  story: string
  /** The words that a sentence said again has in the place of others. */
  swapped?: { former: string; now: string }
}

/**
 * Hears a message; one that puts an earlier sentence right is heard as that sentence, said again. In: the case before, the words as given
 * the quick reply that was pressed, if one was, and the story as it was meant, where the message puts an amount or a word right: only the rest is heard.
 */
export function hearMessage(
  base: KnowledgeBase,
  consultation: ConsultationCase,
  given: string,
  pressed: QuickAnswer | null,
  rewritten: Rewritten | null,
): Heard {
  const { pending, person, complaints, prose, vitals } = consultation
  const hearWords = (words: string, context: Pick<ConsultationCase, 'pending' | 'complaints'>) =>
    withToldDoses(hear(base.knowledge, base.learned, words, { ...context, person, prose, vitals }, pressed), words, person)
  if (rewritten !== null) {
    const { story, former, now, rest } = rewritten
    const words = /\p{L}/u.test(rest) ? rest : 'sorry'
    return { words, heard: { ...hearWords(words, { pending, complaints }), rewritten: { former, now } }, story }
  }
  const plain = withoutExclamations(steadyText(given))
  const own = consultation.turns === 0 || pressed !== null ? plain : withoutDoctorsWords(plain)
  const steady = inReproach(own, consultation, pressed)
  const again = pressed === null && !isMadeLight(steady, consultation) ? restated(steady, prose) : null
  if (again !== null) {
    const words = `sorry, i meant ${again.again}`
    const heard = hearWords(words, ofItself)
    const instead = insteadOf(base, consultation, again, heard, hearWords(again.former, ofItself))
    if (instead?.into.every((finding) => mayStandFor(base, finding)))
      return {
        words,
        heard: { ...heard, instead },
        story: prose.replace(again.former, again.again),
        swapped: { former: again.out ?? again.former, now: again.into ?? again.again },
      }
  }
  const words = consultation.turns === 0 ? restatedPart(steady) : pressed === null ? withPlaceAsked(steady, pending) : steady
  const heard = hearWords(words, { pending, complaints })
  return {
    words,
    heard: consultation.turns === 0 ? heard : inTalk(base, consultation, withoutDisowned(base.findings, consultation, heard, words), words),
    story: prose,
  }
}

/** A reproach with the question that it goes back to; none is looked for while it is asked after somebody's safety. */
function inReproach(
  words: string,
  { crisis, wondered, questions, medicinesNamed, turns }: ConsultationCase,
  pressed: QuickAnswer | null,
): string {
  const isFree = pressed === null && turns > 0 && crisis === null && wondered === undefined
  return isFree ? askedInReproach(words, questions ?? [], medicinesNamed !== undefined) : askedInReproach(words)
}

/** A sentence heard for itself answers no question. */
const ofItself = { pending: null, complaints: [] }

/** What the sentence as it was meant tells in the place of what it told; null where it tells nothing else. */
function insteadOf(
  { findings }: KnowledgeBase,
  consultation: ConsultationCase,
  { former, out }: Restated,
  now: Hearing,
  before: Hearing,
): Hearing['instead'] {
  const { observations } = consultation
  // "One patch, not spots": what goes by the name of the denied word goes, also where the rest of the sentence still sounds like it.
  const denied = out === undefined ? [] : namedAsShown(out, consultation, findings)
  const again = toldIn(now.mentions)
  const told = again.some((finding) => !denied.includes(finding)) ? again.filter((finding) => !denied.includes(finding)) : again
  const formerly = toldIn(before.mentions)
  const into = told.filter((finding) => !formerly.includes(finding))
  if (into.length === 0) return null
  const sentence = former.toLowerCase()
  const held = Object.values(observations)
    .filter(
      ({ polarity, source, text }) => polarity === 'present' && source === 'told' && text !== '' && sentence.includes(text.toLowerCase()),
    )
    .map(({ finding }) => finding)
  return { out: [...new Set([...formerly, ...held, ...denied])].filter((finding) => !told.includes(finding)), into }
}

function toldIn(mentions: readonly Mention[]): string[] {
  return [
    ...new Set(
      mentions.filter(({ polarity, experiencer }) => polarity === 'present' && experiencer === 'patient').map(({ finding }) => finding),
    ),
  ]
}

/** Medicines and illnesses have corrections of their own. */
function mayStandFor({ findings }: KnowledgeBase, finding: string): boolean {
  return ['symptom', 'sign', 'exposure'].includes(findings.get(finding)?.kind ?? '')
}
