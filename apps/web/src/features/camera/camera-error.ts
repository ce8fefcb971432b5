/** What getUserMedia's errors mean to a patient. The names are those of the Media Capture and Streams specification. */
const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: 'Camera access was denied. Allow the camera and microphone for this site in your browser, then try again.',
  SecurityError: 'Camera access is blocked on this page. Allow the camera and microphone for this site in your browser.',
  NotFoundError: 'No camera or microphone was found. Connect one and try again.',
  OverconstrainedError: 'This camera cannot give a picture that can be used. Try another camera.',
  NotReadableError: 'The camera is used by another program. Close that program and try again.',
  AbortError: 'The camera could not be started. Please try again.',
}

/** In: what getUserMedia threw. Out: a sentence for the preview. */
export function cameraErrorText(error: unknown): string {
  const known = error instanceof Error || error instanceof DOMException ? sentences[error.name] : undefined
  return known ?? 'The camera could not be started. Please try again.'
}

export const unsupportedCameraText = 'This browser gives no access to a camera here. Use a current browser over https or on localhost.'
export const lostCameraText = 'The camera was disconnected or its permission was taken back.'
