import { isQuestion } from '../../hear/act-cues.ts'
import { does } from '../../hear/hear.ts'
import { whichLanguage } from '../../hear/lexicon/which-language.ts'
import { helpText, courtesies as sentences, skipText } from '../../say/courtesy-text.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import { foreignText } from '../../say/foreign-text.ts'
import { carriesNews, isAnswer, type TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import type { Part } from '../part.ts'
import { bodilyTriage } from './danger.ts'

/** Another language: said so in that language, with the number to call. */
export const foreignLanguage: Move = (state) =>
  state.heard.isForeign && !carriesNews(state)
    ? [
        {
          kind: 'notUnderstood',
          text: foreignText(whichLanguage(state.words), emergencyContacts(state.now.country).ambulance),
        },
      ]
    : []

const alone = /^\W*(?:please\W+)?(?:help|help me|i need help|can (?:you|u) help(?: me)?)(?:\W+please)?\W*$/i
const skips = /\b(?:skip|next question|pass|move on|leave (?:it|that) out)\b/i

/** Hello, thanks, goodbye, praise, insults, orders to be somebody else, "help", "skip": a human sentence, where nothing else was said. */
export const courtesies: Move = (state) => {
  const { heard, words, before } = state
  if (heard.isForeign || heard.choice !== null) return []
  const number = emergencyContacts(state.now.country).ambulance
  if (alone.test(words) && state.now.complaints.length === 0) return part(state, 'help', helpText.replace('{number}', number))
  if (does(heard, 'help') && skips.test(words) && before.pending !== null) return part(state, 'help', skipText)
  const told = carriesNews(state) || isAnswer(state) || heard.clauses.some(({ act }) => act.startsWith('ask-'))
  const isThanked = heard.clauses.some(({ act }) => act === 'thanks' || act === 'bye')
  const isInDanger = bodilyTriage(state.now) !== null && state.judged.emergency !== 'coming'
  const isAfterVerdict = state.now.verdictTurn !== null && before.pending === null
  for (const { act, said, text, meanwhile, afterwards, inDanger } of sentences) {
    const clause = heard.clauses.find((each) => each.act === act && said.test(each.text))
    const isAsked = heard.clauses.some((each) => each.act.startsWith('ask-'))
    if (clause !== undefined && said.source === '.' && act === 'about-doctor' && (isQuestion(clause.text) || isThanked)) continue
    if (clause === undefined || (told && (act !== 'about-doctor' || (isAsked && said.source === '.')))) continue
    if (isInDanger && inDanger !== undefined) return part(state, act, inDanger)
    if (isAfterVerdict && afterwards !== undefined) return part(state, act, afterwards)
    return part(state, act, before.pending === null ? text : (meanwhile ?? text))
  }
  return []
}

function part({ heard }: TurnState, act: string, text: string): Part[] {
  const clause = heard.clauses.findIndex((each) => each.act === act)
  return [{ kind: 'sympathy', text, ...(clause >= 0 && { clause }) }]
}
