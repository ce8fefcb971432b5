import { type EmergencyNumbers, emergencyNumbers } from '../knowledge/emergency-numbers.ts'

/** What may be shown where nobody knows the country, or the lists disagree about it. */
export const universalNumber = '112 or 911'

export interface EmergencyContacts {
  /** The number to call for an ambulance. */
  ambulance: string
  helplines: EmergencyNumbers['helplines']
  poison: { name: string; phone: string } | null
}

/** The numbers of a country; 112 or 911 and no helpline where they are not known for sure. */
export function emergencyContacts(country: string | null): EmergencyContacts {
  const entry = country === null ? undefined : emergencyNumbers[country.toUpperCase()]
  return { ambulance: entry?.ambulance ?? universalNumber, helplines: entry?.helplines ?? [], poison: entry?.poison ?? null }
}
