import type { ConsultationCase } from '../../case/case.ts'
import { isSaidBefore } from '../../case/said-before.ts'
import { isRememberedVoice } from '../../hear/remembered-voice.ts'
import { isCaredFor } from '../../judge/questions/state-of-help.ts'
import { toldMedicines } from '../../say/told-medicines.ts'
import { understoodText } from '../../say/understood-text.ts'
import type { Move } from '../move.ts'
import { lastTime } from './answers/history-answer.ts'
import { pointsHere } from './points.ts'

/** How what was understood is said back, in turn. */
const openings: readonly string[] = ['So, ', 'I see: ', 'Right, ', 'All right: ']
const opened = (text: string, opening: string): string => text.replace(/^So, /, opening)

/** The voice of somebody who has died is told of a grief, and not said back as a sign. */
function withoutRemembered(observations: ConsultationCase['observations'], words: string, prose: string): ConsultationCase['observations'] {
  return Object.fromEntries(Object.entries(observations).filter(([, each]) => !isRememberedVoice(each, words, prose)))
}

/** What was understood of this message, in a line. */
export const understood: Move = (state) => {
  const { base, before, now, heard, judged, history, words } = state
  // A plea is no finding: "drink loads of water" is no thirst.
  if (pointsHere(state).length > 0) return []
  if (judged.crisis !== 'none' || judged.isNewEmergency || judged.next.kind === 'verdict' || isCaredFor(now.help)) return []
  const { clause, rest } = toldMedicines(base.findings, before, now)
  const days = now.durationDays === before.durationDays ? null : now.durationDays
  // In an emergency only what is new of the illness is said again: a plea denies nothing.
  const onlyNews = judged.emergency !== 'none' && judged.pushes.length > 0
  const felt = { ...rest, observations: withoutRemembered(rest.observations, words, before.prose) }
  const told = understoodText(base.findings, felt, heard.choice, { words, before, days, onlyNews })
  const medicines = clause === null ? null : told === null ? `So ${clause}.` : `${told} And ${clause}.`
  const said = [medicines ?? told, lastTime({ base, history, before, now })].filter((text) => text !== null)
  return said
    .filter((text) => !openings.some((opening) => isSaidBefore(opened(text, opening), now)))
    .map((text) => ({ kind: 'understood', text: opened(text, openings[(now.turns - 1) % openings.length] ?? '') }))
}
