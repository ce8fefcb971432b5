import { guessCountry } from './guess-country.ts'
import { useUser } from './use-user.ts'

/** The English and the units that the patient chose to read; what is absent or null follows the country. */
export const useWording = () => useUser().settings.wording

/** The patient's country: as set, else as the browser's language lets guess; null where neither says. */
export function useCountry(): string | null {
  const { settings } = useUser()
  return settings.country ?? guessCountry(navigator.languages)
}
