/** What a voice of the browser is known by. */
export interface VoiceName {
  name: string
  lang: string
}

/** Female English voices by their names on macOS and iOS, Windows, Android and Chrome. */
const namedFemale = [
  'Samantha',
  'Google UK English Female',
  'Microsoft Aria',
  'Microsoft Jenny',
  'Microsoft Zira',
  'Microsoft Hazel',
  'Microsoft Susan',
  'Microsoft Libby',
  'Microsoft Sonia',
  'Karen',
  'Moira',
  'Tessa',
  'Victoria',
  'Fiona',
  'Serena',
  'Kate',
  'Allison',
  'Ava',
]

const isEnglish = ({ lang }: VoiceName) => /^en([-_]|$)/i.test(lang)
const isFemale = ({ name }: VoiceName) => /\bfemale\b|\bwoman\b|[+_-]f\d/i.test(name)

/**
 * The voice to speak with: the chosen one where this browser has it, else a named female English voice, any English female voice, any
 * English voice, the first voice; null where there is none yet.
 */
export function chooseVoice<Voice extends VoiceName>(voices: readonly Voice[], chosen: VoiceName | null): Voice | null {
  const wished = chosen && voices.find((voice) => voice.name === chosen.name && voice.lang === chosen.lang)
  const named = namedFemale
    .map((name) => voices.find((voice) => isEnglish(voice) && voice.name.startsWith(name)))
    .find((voice) => voice !== undefined)
  return wished ?? named ?? voices.find((voice) => isEnglish(voice) && isFemale(voice)) ?? voices.find(isEnglish) ?? voices[0] ?? null
}
