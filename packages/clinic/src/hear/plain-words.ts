/** Words as patterns read them: in small letters and without apostrophes ("I don’t" is "i dont"). */
export function plainWords(text: string): string {
  return text.toLowerCase().replace(/['’`]/g, '')
}
