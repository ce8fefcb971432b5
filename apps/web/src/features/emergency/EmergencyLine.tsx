import { emergencyContacts } from '@dr-ai/clinic/say/emergency-contacts'
import { guessCountry } from '../../session/guess-country.ts'

/** Whom to call, by the country of the browser's language; the two numbers that most phones know where that names none. */
export function EmergencyLine() {
  const country = guessCountry(navigator.languages)
  const { ambulance } = emergencyContacts(country)
  const place = country && new Intl.DisplayNames(undefined, { type: 'region' }).of(country)
  return (
    <>
      In an emergency, call{' '}
      {ambulance.split(' or ').map((number, index) => (
        <span key={number}>
          {index > 0 && ' or '}
          <a href={`tel:${number.replace(/[^\d+*#]/g, '')}`} className="px-1 py-2 text-lg font-bold underline">
            {number}
          </a>
        </span>
      ))}
      {place && ` (${place})`}. Do not wait for an answer here.
    </>
  )
}
