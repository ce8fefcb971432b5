import { cameraConstraints } from '@dr-ai/contract/limits'

/** Thrown where the browser gives no access to cameras at all. */
export const unsupported = Symbol('no camera access')

/** Camera and microphone as the description asks for them; the camera alone where there is no microphone. */
export async function openStream(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw unsupported
  const { width, height, frameRate, sampleRate } = cameraConstraints
  const video = { width: { ideal: width }, height: { ideal: height }, frameRate: { ideal: frameRate } }
  const audio = { echoCancellation: true, noiseSuppression: true, sampleRate }
  try {
    return await navigator.mediaDevices.getUserMedia({ video, audio })
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotFoundError') throw error
    return navigator.mediaDevices.getUserMedia({ video })
  }
}
