/**
 * The country of the browser's language, for emergency numbers: "en-GB" is GB, "de" its most likely land.
 * @returns the ISO 3166 code, or null where the language names none
 */
export function guessCountry(languages: readonly string[]): string | null {
  for (const language of languages) {
    try {
      const region = new Intl.Locale(language).region
      if (region && /^[A-Z]{2}$/.test(region)) return region
    } catch {}
  }
  const first = languages[0]
  // A bare "en" is no country: numbers differ too much among its lands.
  if (!first || first.toLowerCase() === 'en') return null
  try {
    const region = new Intl.Locale(first).maximize().region
    return region && /^[A-Z]{2}$/.test(region) ? region : null
  } catch {
    return null
  }
}
