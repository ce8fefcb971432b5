/** The browser's voices, which come late and by an event of their own. */
let voices: readonly SpeechSynthesisVoice[] = []

const synthesis = () => (typeof window.speechSynthesis === 'undefined' ? null : window.speechSynthesis)

/** The same list as long as it has not changed. */
export function readVoices(): readonly SpeechSynthesisVoice[] {
  const current = synthesis()?.getVoices() ?? []
  const isSame = current.length === voices.length && current.every((voice, index) => voice.name === voices[index]?.name)
  if (!isSame) voices = current
  return voices
}

export function subscribeVoices(listener: () => void): () => void {
  synthesis()?.addEventListener?.('voiceschanged', listener)
  return () => synthesis()?.removeEventListener?.('voiceschanged', listener)
}
