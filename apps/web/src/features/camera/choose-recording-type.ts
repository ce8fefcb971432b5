import { recording } from '@dr-ai/contract/limits'

/** The description's webm with vp9 and opus first; other webm and mp4 where the browser has no such encoder; null where it has none. */
export function chooseRecordingType(isSupported: (type: string) => boolean): string | null {
  return [recording.mimeType, 'video/webm', 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', recording.fallbackMimeType].find(isSupported) ?? null
}

/** The file's name by its type. */
export const recordingName = (type: string): string => (type.startsWith('video/mp4') ? 'recording.mp4' : 'recording.webm')
