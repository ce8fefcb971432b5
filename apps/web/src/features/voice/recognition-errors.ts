/** Every error code of the Web Speech API (and what Chromium sends beside), as a patient understands it. */
const sentences: Readonly<Record<string, string>> = {
  'not-allowed': 'The microphone is blocked. Allow it for this site in your browser, then press the microphone again.',
  'service-not-allowed': 'This browser does not allow speech recognition here. You can type instead.',
  'audio-capture': 'No microphone was found, or another program is using it.',
  network: 'Speech recognition needs a connection that is not there right now. You can type instead.',
  'no-speech': 'I did not hear anything. Press the microphone and speak.',
  'language-not-supported': 'This browser cannot recognise English speech. You can type instead.',
  'bad-grammar': 'Speech recognition could not start. You can type instead.',
  unsupported: 'Speech recognition is not supported in this browser. You can type instead.',
}

/** In: the code of a recognition error. Out: a sentence; null for an end that the patient wanted. */
export function recognitionErrorText(code: string): string | null {
  if (code === 'aborted') return null
  return sentences[code] ?? 'Speech recognition stopped unexpectedly. Press the microphone to try again, or type instead.'
}
