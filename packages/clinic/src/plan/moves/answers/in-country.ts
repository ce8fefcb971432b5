import { adviceLine } from '../../../say/advice-line.ts'
import { emergencyContacts, universalNumber } from '../../../say/emergency-contacts.ts'

/** What has to be called, filled in for the country: `{number}` the ambulance, `{line}` advice at any hour, `{poison}` whom to ask about poisons. */
export function inCountry(text: string, country: string | null): string {
  const { ambulance, poison } = emergencyContacts(country)
  const filled = text
    .replaceAll('{number}', ambulance)
    .replaceAll('{line}', adviceLine(country))
    .replaceAll('{poison}', poison === null ? 'a poison line' : `${poison.name} (${poison.phone})`)
  return ambulance === universalNumber ? filled : filled.replace(/\bcall an ambulance\b/g, `call ${ambulance}`)
}
