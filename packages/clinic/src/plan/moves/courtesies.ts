import { isQuestion } from '../../hear/act-cues.ts'
import type { Clause } from '../../hear/clause.ts'
import { does } from '../../hear/hear.ts'
import { whichLanguage } from '../../hear/lexicon/which-language.ts'
import { partingOf } from '../../hear/parting.ts'
import { type Courtesy, helpText, courtesies as sentences, skipText } from '../../say/courtesy-text.ts'
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
  const isThanksAlone = partingOf(words)?.kind === 'thanks' && !/^\W*(?:no|nope|nah|none)\b/i.test(words)
  const told = carriesNews(state) || (isAnswer(state) && !isThanksAlone) || heard.clauses.some(({ act }) => act.startsWith('ask-'))
  for (const courtesy of sentences) {
    const { act, said, isReproach = false } = courtesy
    const clause = heard.clauses.find((each) => each.act === act && said.test(each.text))
    const isAsked = heard.clauses.some((each) => each.act.startsWith('ask-'))
    if (
      clause === undefined ||
      (isReproach && isNoReproach(clause, heard)) ||
      (told && (act !== 'about-doctor' || (isAsked && isReproach)))
    )
      continue
    return part(state, act, fittingText(courtesy, state))
  }
  return []
}

/** The words that fit where the talk stands: beside a danger, after the verdict, or while a question is open. */
function fittingText({ text, meanwhile, afterwards, inDanger }: Courtesy, { now, before, judged }: TurnState): string {
  if (inDanger !== undefined && bodilyTriage(now) !== null && judged.emergency !== 'coming') return inDanger
  if (afterwards !== undefined && now.verdictTurn !== null && before.pending === null) return afterwards
  return before.pending === null ? text : (meanwhile ?? text)
}

/** What asks something of the doctor, or stands beside thanks, complains of nothing. */
const isNoReproach = ({ act, text }: Clause, { clauses }: TurnState['heard']): boolean =>
  act === 'about-doctor' && (isQuestion(text) || clauses.some((each) => each.act === 'thanks' || each.act === 'bye'))

function part({ heard }: TurnState, act: string, text: string): Part[] {
  const clause = heard.clauses.findIndex((each) => each.act === act)
  return [{ kind: 'sympathy', text, ...(clause >= 0 && { clause }) }]
}
