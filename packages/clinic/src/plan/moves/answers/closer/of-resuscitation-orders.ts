import type { CloserFact } from './closer-entry.ts'

const order =
  /\b(?:dnr|dnar|dnacpr|do[- ]not[- ](?:attempt[- ])?(?:resuscitate|resuscitation)|no[- ]cpr|re ?s(?:us|uscitation) (?:form|thing|order|paper\w*)|respect form|molst|polst|purple form)\b/i
/** These say more than that nobody presses on the chest (ReSPECT; POLST: they may limit other treatment). */
const ofMore = /\b(?:respect form|molst|polst|purple form)\b/i
const asksOn = /\b(?:show|tell|treat\w*|operat\w*|still (?:come|take|help))\b/i

const mayLimit =
  'Yes, show them the form first thing; they still come and treat. Such a form may also say which treatments are wanted and which are not: they read it, and decide with the patient and the family.'
const stopsNothing =
  'Yes, show them the form; they still treat. It says only that nobody presses on the chest if the heart stops. It stops no ambulance, oxygen, antibiotics, scan or operation; those are decided with the patient and the family, by what helps and what was wished.'

/** A form that says "no CPR" is shown, and stops nothing else. */
export const ofResuscitationOrders: readonly CloserFact[] = [
  {
    asked: new RegExp(`${order.source}|${asksOn.source}`, 'i'),
    holds: ({ text, state }) => order.test(text) || order.test(state.words),
    answer: ({ isEmergency, text, state }) => {
      const what = ofMore.test(`${text} ${state.words}`) ? mayLimit : stopsNothing
      const next = isEmergency
        ? 'It changes nothing in what to do now.'
        : 'Ask the doctor who signed it to go through it with you; it can be changed at any time.'
      return `${what} ${next}`
    },
    sources: ['NHS: Do not attempt cardiopulmonary resuscitation (DNACPR) decisions'],
  },
]
