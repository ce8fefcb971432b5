import { isEmergency } from '../../judge/levels/level-order.ts'
import { patientName } from '../../judge/questions/address-patient.ts'
import { spokenList } from '../../judge/questions/spoken-list.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import type { Move } from '../move.ts'

const shown = 3

/** Somebody else was spoken of: taken up, kept apart, and given a turn of its own. */
export const secondPatient: Move = ({ second, now }) => {
  if (second === null) return []
  const name = patientName({ relation: second.relation, ageYears: null, sex: null })
  const former = patientName(now.person)
  const about = name === 'you' ? 'yourself' : name
  const what = second.told.length === 0 ? '' : ` (${spokenList(second.told.slice(0, shown))})`
  const number = emergencyContacts(now.country).ambulance
  const soon =
    second.level !== null && isEmergency(second.level)
      ? `That needs help now as well: tell ${number}, or the crew, about ${about}.`
      : second.level === 'within-24-hours'
        ? `It should be seen by a doctor within 24 hours.`
        : ''
  const text = `What you say about ${about}${what} I keep apart, so that nothing gets mixed up. ${soon} Let us finish with ${former} first. Then say "now ${name === 'you' ? 'me' : name.replace(/^your /, 'my ')}", and I will ask about ${name}.`
  return [{ kind: 'answer', text: text.replace(/ {2,}/g, ' ') }]
}
