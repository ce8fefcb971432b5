import type { ConsultationCase } from '../../case/case.ts'
import type { Mention } from '../../case/model.ts'
import { plainMention } from '../../case/plain-mention.ts'
import type { KnowledgeIndex } from '../../knowledge/index-knowledge.ts'
import { isGraveAlone } from '../ended.ts'

const goneNow =
  /\b(pains?|aches?|aching|itch(?:ing|iness|es)?|swelling|rash|spots?|cough(?:ing)?|fever|temperature|bleeding|burning|nausea|sickness|vomiting|diarrhoea|diarrhea|dizziness|headaches?|numbness|tingling|discharge|sting(?:ing)?|soreness|stiffness|cramps?|wheez(?:e|ing)|blister(?:s)?|redness)\b(?! (?:in|of|on|behind|under) )[^.!?;,]{0,12}?\b(?:is|are|has|have|was|were|['’]s)?\s*(?:(?:now|all|completely|totally|fully|just|since|been|by now|finally|today|pretty much)\s+)*\b(gone|stopped|settled|cleared(?: up)?|vanished|disappeared|nil|went away|over and done)\b(?! (?:up|worse|to|down (?:to|my|his|her)|and (?:came|come|is) back|for (?:a|an)|then|but (?:it|they) (?:came|come)|red|black|blue|hard|numb|funny|green|yellow))/gi
const notGone = /\b(?:not|n['’]t|never|hardly|until|till|when|if|once|mostly|nearly|almost|partly|hasn|isn)\b[^.!?;,]*$/i
const hearsAgain = /\b(?:can|could) (?:finally |now )?hear\b[^.!?;]{0,20}\bagain\b/i

/** One thing under several names. */
const sameAs: Readonly<Record<string, RegExp>> = {
  ache: /pain|ache/,
  aching: /pain|ache/,
  sickness: /nausea|vomiting/,
  temperature: /fever/,
  spots: /rash|spots/,
  spot: /rash|spots/,
  sting: /pain|burning|sting/,
  stinging: /pain|burning|sting/,
  burning: /pain|burning/,
  soreness: /pain|sore/,
  redness: /redness/,
}

function meant(word: string): RegExp {
  const plain = word.toLowerCase().replace(/(?<=ache|pain|headache|cramp|blister)s$/, '')
  return sameAs[plain] ?? new RegExp(plain.replace(/(?:ing|iness|es|s)$/, ''))
}

/**
 * What a later message says is gone, of what was told before: "the aches have gone completely", "itching is nil". In: the knowledge, the case before, the
 * words, and what else was read in them. Out: the same findings as of an earlier time; what is dangerous by itself stays as it was told.
 */
export function toldGone(index: KnowledgeIndex, before: ConsultationCase, words: string, read: readonly Mention[]): Mention[] {
  const isHeld = (id: string) => {
    const held = before.observations[id]
    return (
      held?.polarity === 'present' && held.temporality === 'current' && !id.includes('.') && !read.some(({ finding }) => finding === id)
    )
  }
  const over = [...words.matchAll(goneNow)].flatMap(({ index: at, 0: text, 1: word = '' }) =>
    notGone.test(words.slice(0, at + text.length).replace(/(?:gone|stopped|settled|cleared|nil)\W*$/i, ''))
      ? []
      : Object.keys(before.observations)
          .filter((id) => isHeld(id) && meant(word).test(id) && index.findings.get(id)?.kind === 'symptom')
          .filter((id) => !isGraveAlone(index, id, before.person.relation === 'self'))
          .map((finding): Mention => ({ ...plainMention(finding, { text, start: at, end: at + text.length }), temporality: 'past' })),
  )
  const hears = hearsAgain.exec(words)
  const deaf =
    hears === null
      ? []
      : Object.keys(before.observations)
          .filter((id) => isHeld(id) && /^(?:hearing-|ear-(?:blocked|full))/.test(id))
          .map((finding) =>
            plainMention(finding, { text: hears[0], start: hears.index, end: hears.index + hears[0].length }, { polarity: 'absent' }),
          )
  return [...over, ...deaf]
}
