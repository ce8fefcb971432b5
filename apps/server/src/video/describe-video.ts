import { isPlayable, type VideoFacts } from './video-facts.ts'

/** What the patient is told of a recording before the doctor's own words: what was done with it, and what was not. */
export function describeVideo(facts: VideoFacts, transcript: string, measured: readonly string[]): string[] {
  const sentences = [isPlayable(facts) ? describeRecording(facts) : broken]
  if (measured.length > 0) sentences.push(['What your browser measured:', ...measured.map((each) => `- ${each}`)].join('\n'))
  if (transcript !== '') sentences.push(`This is what I heard: "${transcript}"`)
  else if (isPlayable(facts)) sentences.push(wordless)
  return sentences
}

const broken =
  'I received your file, but there is nothing in it that could be played: the recording seems to be broken. Please record it again, or describe your symptoms in text.'
const wordless =
  'No words came with it, so I cannot say anything about your health from it. Please describe your symptoms in text, or record again and speak.'

function describeRecording({ hasPicture, frames, hasSound, soundBlocks, seconds }: VideoFacts): string {
  const parts = [hasPicture && frames > 0 ? 'picture' : null, hasSound && soundBlocks > 0 ? 'sound' : null].filter((part) => part !== null)
  const length = seconds === null ? '' : `${describeLength(seconds)} of `
  return `I received your recording (${length}${parts.join(' and ')}). I did not look at the picture: nothing that can only be seen was judged. The recording was not kept.`
}

function describeLength(seconds: number): string {
  const rounded = Math.max(1, Math.round(seconds))
  return rounded < 120 ? `${rounded} ${rounded === 1 ? 'second' : 'seconds'}` : `${Math.round(rounded / 60)} minutes`
}
