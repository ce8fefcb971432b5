import { patientName } from '../../judge/questions/address-patient.ts'
import { tellsOfDanger } from '../../judge/questions/help-now.ts'
import { arrivedAgain, careAlarm, careNews, careStill } from '../../say/cards/help-answers.ts'
import { crewStory } from '../../say/crew-story.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import { answerInCare, inTurn } from '../../say/obstacle-reply.ts'
import { carriesNews, type TurnState } from '../../turn/turn-state.ts'
import type { Part } from '../part.ts'
import { tellsOfBody } from './danger.ts'

const answered = 2

/** While the crew or a hospital has the patient: what to tell them, an answer to what is asked, and never again that help be called. */
export function inCare(state: TurnState): Part[] {
  const { now, before, judged, words, heard } = state
  const where = now.help === 'crew' ? 'crew' : 'hospital'
  const alarm: Part[] =
    before.help === now.help && (judged.isNewEmergency || tellsOfDanger(before, now, heard))
      ? [{ kind: 'answer', text: careAlarm[where].replaceAll('{number}', emergencyContacts(now.country).ambulance) }]
      : []
  const isFirst = before.help !== 'crew' && before.help !== 'hospital'
  const parts: Part[] = []
  for (const [place, { kind, clause }] of judged.pushes.slice(0, answered).entries()) {
    if (kind === 'story' || (kind === 'arrived' && isFirst)) parts.push(crewStory(state, isFirst))
    else if (kind === 'arrived') parts.push({ kind: 'answer', text: inTurn(arrivedAgain[where], now) })
    else {
      const text = answerInCare(kind, now, words, place)
      if (text !== null) parts.push({ kind: 'obstacle', text, clause })
    }
  }
  const isStory = (part: Part) => part.kind === 'story'
  const [story, ...others] = parts.filter(isStory)
  const said = [
    ...alarm,
    ...(story === undefined || others.length === 0 ? parts : parts.filter((part) => !isStory(part) || part === story)),
  ]
  if (said.length > 0 || heard.clauses.some(({ act }) => speaksElsewhere.has(act) || act.startsWith('ask-'))) return said
  const isNews = carriesNews(state) && tellsOfBody(heard)
  const who = now.person.relation === 'self' ? 'you' : patientName(now.person)
  return [{ kind: 'answer', text: inTurn(isNews ? careNews : careStill, now).replaceAll('{who}', who) }]
}

/** What other moves have a word for. */
const speaksElsewhere: ReadonlySet<string> = new Set(['thanks', 'bye', 'greeting'])
