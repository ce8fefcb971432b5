import { sightInWords } from '../doctor/doctor.ts'
import type { Showing } from './show-video.ts'
import { isPlayable, type VideoFacts } from './video-facts.ts'

/** What the patient is told of a recording before the doctor's own words: what was done with it, and what was not. */
export function describeVideo(facts: VideoFacts, transcript: string, measured: readonly string[], showing: Showing): string[] {
  const sentences = [isPlayable(facts) ? describeRecording(facts, showing) : broken]
  if (measured.length > 0) sentences.push(['What your browser measured:', ...measured.map((each) => `- ${each}`)].join('\n'))
  if (transcript !== '') sentences.push(`This is what I heard: "${transcript}"`)
  else if (isPlayable(facts)) sentences.push(wordless)
  return sentences
}

const broken =
  'I received your file, but there is nothing in it that could be played: the recording seems to be broken. Please record it again, or describe your symptoms in text.'
const wordless =
  'No words came with it, so I cannot say anything about your health from it. Please describe your symptoms in text, or record again and speak.'

/** Why nobody has looked at it, where the patient wanted an outside model to. */
const notShown: Record<Exclude<Showing['kind'], 'seen'>, string> = {
  'not asked for': '',
  'nobody can look': ' There is no outside model here that could look at it: it was shown to nobody.',
  'too large': ' It is too large for the outside model to look at: it was shown to nobody.',
  'not in an emergency': ' As this may be an emergency, I did not wait for the outside model: the recording was shown to nobody.',
  'no answer': ' The outside model, which you let look at it, gave no answer that could be used.',
}

function describeRecording({ hasPicture, frames, hasSound, soundBlocks, seconds }: VideoFacts, showing: Showing): string {
  const parts = [hasPicture && frames > 0 ? 'picture' : null, hasSound && soundBlocks > 0 ? 'sound' : null].filter((part) => part !== null)
  const length = seconds === null ? '' : `${describeLength(seconds)} of `
  const received = `I received your recording (${length}${parts.join(' and ')}).`
  if (showing.kind === 'seen') return `${received} ${sightInWords(showing.sight)} The recording was not kept here.`
  return `${received} I cannot see the video itself, so I judged nothing that can only be seen.${notShown[showing.kind]} The recording was not kept.`
}

function describeLength(seconds: number): string {
  const rounded = Math.max(1, Math.round(seconds))
  return rounded < 120 ? `${rounded} ${rounded === 1 ? 'second' : 'seconds'}` : `${Math.round(rounded / 60)} minutes`
}
