import { isUrgent } from '../../session/standing.ts'
import { type Message, newestClinical } from './message.ts'

/** A number that stays in sight while an emergency or a crisis stands, and what it is for. */
export interface PinnedHelp {
  title: string
  calls: readonly { label: string; number: string }[]
}

/** What to pin: by the newest answer that has a clinical side. Null where nothing urgent stands, or no longer does. */
export function pinnedHelp(messages: readonly Message[]): PinnedHelp | null {
  const clinical = newestClinical(messages)
  if (!clinical) return null
  const number = clinical.triage?.emergencyNumber ?? null
  const call = number === null ? [] : [{ label: `Call ${number}`, number }]
  const line = clinical.helplines.find((each) => each.number !== null)
  if (line?.number) {
    const isPoison = /poison/i.test(line.name)
    const talk = { label: isPoison ? 'Poison Help' : `Call ${line.number}`, number: line.number }
    // With a poison that is an emergency the ambulance comes first, as in its card; with despair it is somebody to talk to.
    return { title: 'Help is available now', calls: isPoison && isUrgent(clinical.triage) ? [...call, talk] : [talk, ...call] }
  }
  if (!isUrgent(clinical.triage) || number === null) return null
  return { title: clinical.triage?.level === 'ambulance' ? 'This is an emergency' : 'Go to an emergency department', calls: call }
}
