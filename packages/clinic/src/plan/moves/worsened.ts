import { isFelt } from '../../hear/felt-finding.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { tellsOfWorse } from '../../judge/questions/news-of-change.ts'
import { spokenList } from '../../judge/questions/spoken-list.ts'
import { isCaredFor } from '../../judge/questions/state-of-help.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import { bodilyTriage } from './danger.ts'

const namedAtMost = 2

/** News of worse while an emergency stands and no help is on its way: named as worse, with what is new, and told to whoever is called. */
export const worsened: Move = (state) => {
  const { before, now, heard, judged, words } = state
  const isStanding = bodilyTriage(before) !== null && bodilyTriage(now) !== null && judged.emergency !== 'coming' && !isCaredFor(now.help)
  if (!isStanding || judged.crisis !== 'none' || heard.choice !== null || words.includes('?') || !tellsOfWorse(plainWords(words))) return []
  const news = newsIn(state)
  const number = emergencyContacts(now.country).ambulance
  const what = news.length === 0 ? 'That it is getting worse counts' : `That is worse than before: ${spokenList(news)}`
  return [{ kind: 'answer', text: `${what}. Tell ${number} so, in just those words.` }]
}

/** What this message tells that was not there before, by name. */
function newsIn({ base, before, heard }: TurnState): string[] {
  const told = heard.mentions.filter(({ polarity, experiencer }) => polarity === 'present' && experiencer === 'patient')
  const isNew = (finding: string) => before.observations[finding]?.polarity !== 'present' && !finding.includes('.') && isFelt(base, finding)
  const fresh = [...new Set(told.map(({ finding }) => finding).filter(isNew))]
  return fresh.slice(0, namedAtMost).map((finding) => base.findings.get(finding)?.name ?? finding)
}
