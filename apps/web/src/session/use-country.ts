import { guessCountry } from './guess-country.ts'
import { useUser } from './use-user.ts'

/** The patient's country: as set, else as the browser's language lets guess; null where neither says. */
export function useCountry(): string | null {
  const { settings } = useUser()
  return settings.country ?? guessCountry(navigator.languages)
}
