import type { Answer } from './answer.ts'
import { illnessOf } from './illness.ts'
import { fromPharmacy } from './shelf.ts'

const asked =
  /\b(?:pharmacists?|chemists?|pharmacy)\b(?=.*\b(?:do|give|prescribe|help|treat|sort|deal|enough|instead|see|look|antibiotics?|can|could)\b)|\b(?:can|could|will|would|should) (?:i |the |a |my )*(?:see |ask |go to )?(?:the |a |my )?(?:pharmacist|chemist|pharmacy)\b/i

/** What a pharmacy in England treats with prescription medicines, and whom (NHS Pharmacy First). */
const treated: Readonly<Record<string, string>> = {
  cystitis: 'a bladder infection in women of 16 to 64 who are not pregnant and have no fever',
  shingles: 'shingles from 18 years on',
  'acute-sinusitis': 'sinusitis from 12 years on',
  'strep-throat': 'a sore throat from 5 years on',
  tonsillitis: 'a sore throat from 5 years on',
  'otitis-media': 'earache from 1 to 17 years',
  impetigo: 'impetigo from 1 year on',
  'insect-bite-infected': 'an infected insect bite from 1 year on',
}

/** "Can the pharmacist do it?": what a pharmacy may treat by itself, and what it may not. */
export const pharmacist: Answer = (clause, state) => {
  const { text } = clause
  if (!asked.test(state.words) || !/\b(?:pharmac\w+|chemists?)\b/i.test(text)) return null
  const { condition } = illnessOf(text, state)
  const own = condition === null ? undefined : treated[condition.id]
  const isWoman = condition?.id !== 'cystitis' || (state.now.person.sex !== 'male' && state.now.person.pregnant !== true)
  if (own === undefined || !isWoman)
    return (
      fromPharmacy(clause, state) ??
      'A pharmacist can advise you today without an appointment, sell what helps, check it with your medicines, and say whether you need a doctor. What needs a prescription still needs a doctor in most places; ask them, it differs from country to country. (NHS: How your pharmacy can help)'
    )
  const allergies = state.now.allergies.filter(Boolean)
  const allergy = allergies.length > 0 ? ` Say there that you are allergic to ${allergies.join(' and ')}: there are others.` : ''
  return `Very likely, yes. Pharmacies in England treat ${own}, with an antibiotic or antiviral if it is needed, and in many other countries they can as well. Ring one and ask; you need no appointment with a doctor for that.${allergy} Fever, shivers, bad pain or feeling very ill belong to a doctor today. (NHS: Pharmacy First)`
}
