import type { ConsultationCase } from '../case/case.ts'
import type { VitalSigns } from '../case/model.ts'
import { isMeasuredNow } from '../judge/levels/ended-marks.ts'
import { isLetHomeNow } from '../judge/levels/let-home.ts'
import { outmeasuredRules } from '../judge/levels/measured-anew.ts'
import { clearedNow } from '../judge/levels/throat-clear.ts'
import { patientName } from '../judge/questions/address-patient.ts'
import { emergencyContacts } from './emergency-contacts.ts'

/** Sources: NHS (Low blood sugar; High blood sugar; Breathlessness), JBDS-IP guideline 01 (hypoglycaemia with a sulfonylurea or long insulin comes back), NEWS2. */
const measured: Readonly<Record<string, { sign: keyof VitalSigns; text: string }>> = {
  'glucose-was-low': {
    sign: 'glucose',
    text: 'A sugar of {before} is very low; {now} is well again, so {who} {do} not need the hospital for it now. It can drop again for some hours, for a whole day after tablets such as gliclazide or long insulin: something to eat now that lasts (bread, a meal), and the sugar again in an hour and before the night. Tell a doctor or the diabetes team about it within a day, so that the cause is found. Under 4 again and not rising, drowsy, muddled, or a fit: call {number}.',
  },
  'glucose-was-high': {
    sign: 'glucose',
    text: 'A sugar of {before} is very high; {now} is much better, so {who} {do} not need the hospital for it now. Measure again in two hours, and ketones if you can. Talk to a doctor or the diabetes team within a day. Over 20 again, ketones of 1.5 or more, vomiting, deep breathing, a sore belly or drowsy: go to an emergency department at once.',
  },
  'oxygen-was-low': {
    sign: 'oxygenSaturation',
    text: 'An oxygen level of {before} % is too low; {now} % is well again, and cold fingers or nail polish can make it read too low. So {who} {do} not need the hospital for that number now. Measure again in an hour, with a warm hand and at rest. A doctor should hear of it within a day. Under 92 again, short of breath, blue lips or muddled: call {number}.',
  },
  'pressure-was-low': {
    sign: 'systolic',
    text: 'An upper blood pressure of {before} is very low; {now} is well again, so {who} {do} not need the hospital for that number now. A doctor should hear of it within a day. Under 90 again, faint, cold and clammy, or bleeding: call {number}.',
  },
}
const letHome =
  'Good that {who} {were} looked at there and could go home: what was found counts for more than what I hear from here, and nothing new has come since by what you tell me. So I do not send {who} to hospital a second time. Keep to what they said, and to the paper they gave. A doctor should look again within a day or two if it is not gone. If it comes back, gets worse, or something new comes with it (chest pain, trouble breathing, a faint, a fit, new weakness, vomiting again and again, more and more sleepy), do not count on that result: call {number}.'

/** Sources: NHS (How to stop a child from choking; What should I do if someone is choking?), St John Ambulance (Choking). */
const cleared =
  'Good that all of it is out and that {who} {are} well again: then it needs no hospital now. Watch for the rest of the day and the night, and keep the number of a doctor at hand.{blows} A cough that stays or comes back, a hoarse voice, a pain on swallowing or a fever in the next days: a doctor the same day. Noisy, fast or hard breathing, blue lips, drooling, or something that still feels stuck: call {number}.'
const afterBlows = ' After blows on the back let a doctor have a look within a day.'

const milligramsPerMillimole = 18

/** A sugar in both units: nobody says which one the meter shows. */
function inUnits(sign: keyof VitalSigns, value: number | undefined): string {
  return value === undefined || sign !== 'glucose' ? String(value) : `${value} mmol/L (${Math.round(value * milligramsPerMillimole)} mg/dL)`
}

/** What was a danger, and by a newer number or by those who looked at it is none now: said in the turn that tells it; null where it tells of nothing of the kind. */
export function overByNow(now: ConsultationCase): string | null {
  const filled = (text: string) => {
    const who = patientName(now.person)
    const isYou = who === 'you'
    return text
      .replaceAll('{who}', who)
      .replaceAll('{do}', isYou ? 'do' : 'does')
      .replaceAll('{are}', isYou ? 'are' : 'is')
      .replaceAll('{were}', isYou ? 'were' : 'was')
      .replaceAll('{number}', emergencyContacts(now.country).ambulance)
  }
  if (isMeasuredNow(now)) {
    const [rule] = outmeasuredRules(now)
    const entry = rule === undefined ? undefined : measured[rule.rule]
    if (entry === undefined) return null
    const [before, value] = [now.formerly?.[entry.sign], now.vitals[entry.sign]]
    return filled(entry.text.replace('{before}', inUnits(entry.sign, before)).replace('{now}', inUnits(entry.sign, value)))
  }
  const throat = clearedNow(now)
  if (throat !== null) return filled(cleared.replace('{blows}', throat === 'blows' ? afterBlows : ''))
  return isLetHomeNow(now) ? filled(letHome) : null
}
