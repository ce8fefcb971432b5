import type { ConsultationCase } from '../../case/case.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { bodilyRules } from '../../judge/crisis/bodily-rules.ts'
import { levelOf } from '../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'
import type { Push } from '../../judge/questions/emergency-pushes.ts'
import { isCaredFor } from '../../judge/questions/state-of-help.ts'
import { besidePoints } from '../../say/pleas/beside-points.ts'
import { answeredWithObstacle } from '../../say/pleas/obstacles-to-the-call.ts'
import { pointsOfPlea } from '../../say/pleas/points-of-plea.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Part } from '../part.ts'

function isInDanger(consultation: ConsultationCase): boolean {
  const level = levelOf(bodilyRules(consultation))
  return level !== null && isEmergency(level)
}

const read = new WeakMap<TurnState['heard'], readonly string[]>()

/** What is said to the points of a plea while an emergency of the body stands and no help is on its way; several moves of one turn ask. */
export function pointsHere(state: TurnState): readonly string[] {
  const { before, now, judged, heard, words } = state
  const isPleaded =
    isInDanger(before) &&
    isInDanger(now) &&
    judged.crisis === 'none' &&
    judged.emergency !== 'coming' &&
    !judged.isNewEmergency &&
    heard.choice === null &&
    !isCaredFor(now.help)
  if (!isPleaded) return []
  const points =
    read.get(heard) ??
    pointsOfPlea(
      now,
      words,
      judged.pushes.map(({ kind }) => kind),
    )
  read.set(heard, points)
  return points
}

/** The points as parts of a reply. */
export function partsOfPoints(state: TurnState): Part[] {
  return pointsHere(state).map((text) => ({ kind: 'obstacle', text, clause: 0 }))
}

/** What of the pushes is answered beside so many points: the reply stays short. */
export function withPoints(pushes: readonly Push[], points: number, most: number, words: string): readonly Push[] {
  if (points === 0) return pushes.slice(0, most)
  const taken = answeredWithObstacle(plainWords(words))
  return pushes.filter(({ kind }) => besidePoints.has(kind) && !taken.has(kind)).slice(0, most - points)
}
