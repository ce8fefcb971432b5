/**
 * How truly face and voice are measured, in the real page with a fake camera and microphone:
 * npm run bench:senses -- [--json FILE] [--media FOLDER] [--long]
 * The folder holds `faces/` (mjpeg loops) and `voices/` (wav), each with a truth.json. Memory is watched over one minute of recording,
 * with --long over ten.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startServer } from '../e2e/server.ts'
import { findChromium } from '../scripts/find-chromium.mjs'
import { pitchOf } from './senses/pitch-of.ts'
import { recordSession, type Session } from './senses/record-session.ts'
import { gazeChanges, isWhispered, readMedia, smileShare, type VoiceTruth } from './senses/truth.ts'

const { values } = parseArgs({
  options: { json: { type: 'string' }, media: { type: 'string' }, long: { type: 'boolean', default: false } },
})
const folder = values.media ?? join(import.meta.dirname, '../../shared/media')
if (!existsSync(folder)) throw new Error('Give a folder of clips and voices: --media FOLDER')
const { faces, voices } = readMedia(folder)
const [firstFace] = faces
const [firstVoice] = voices
if (!firstFace || !firstVoice) throw new Error(`${folder} has no clip or no voice`)
const found = await findChromium()
if (!found.path) throw new Error(found.missing)
const executablePath = found.path

/** Seconds of one recording: a loop of the clips and some; for a voice alone half a loop. */
const faceSeconds = 22
const voiceSeconds = 17
const memorySeconds = values.long ? 600 : 60
/** A smile's share of the time counts as found within this much of the truth. */
const smileTolerance = 0.2

const server = await startServer()
const sessions: Session[] = []
const faceResults: { blinkError: number; isBlinkless: boolean; blinks: number; gazeError: number; isSmileRight: boolean }[] = []
const voiceResults: { name: string; truth: VoiceTruth; paceError: number; pitchError: number; clarity: number | null }[] = []
try {
  for (let index = 0; index < Math.max(faces.length, voices.length); index++) {
    const face = faces[index]
    const voice = voices[index]
    const session = await recordSession({
      executablePath,
      address: server.address,
      face: (face ?? firstFace).path,
      voice: (voice ?? firstVoice).path,
      seconds: face ? faceSeconds : voiceSeconds,
    })
    sessions.push(session)
    const value = (name: string): number | null => session.measured[name]?.value ?? null
    if (face) {
      const perLoop = (name: string) => ((value(name) ?? Number.POSITIVE_INFINITY) * face.truth.seconds) / 60
      const blinks = perLoop('blinksPerMinute')
      const shifts = perLoop('gazeShiftsPerMinute')
      const smile = value('smileShare')
      faceResults.push({
        blinks,
        isBlinkless: face.truth.blinks_per_loop === 0,
        blinkError: Math.abs(blinks - face.truth.blinks_per_loop),
        gazeError: Math.abs(shifts - gazeChanges(face.truth)),
        isSmileRight: smile !== null && Math.abs(smile - smileShare(face.truth)) <= smileTolerance,
      })
      console.log(
        `${face.name}: blinks ${blinks.toFixed(1)} of ${face.truth.blinks_per_loop}, gaze ${shifts.toFixed(1)} of ${gazeChanges(face.truth)}, smile ${smile?.toFixed(2)} of ${smileShare(face.truth).toFixed(2)}, ${session.frameRate.toFixed(1)} frames a second`,
      )
    }
    if (voice) {
      const pace = value('syllablesPerMinute')
      const pitch = value('pitchMean')
      const truePitch = voice.truth.snr_db === null && !isWhispered(voice.truth) ? pitchOf(voice.path) : null
      const off = (measured: number | null, truth: number) => Math.abs((measured ?? Number.POSITIVE_INFINITY) / truth - 1)
      const clarity = value('harmonicsToNoise')
      voiceResults.push({
        name: voice.name,
        truth: voice.truth,
        clarity,
        paceError: off(pace, voice.truth.spm),
        pitchError: truePitch === null ? 0 : off(pitch, truePitch),
      })
      console.log(
        `${voice.name}: pace ${pace?.toFixed(0) ?? 'N/A'} of ${voice.truth.spm}, pitch ${pitch?.toFixed(0) ?? 'N/A'} of ${truePitch?.toFixed(0) ?? '-'}, clarity ${clarity?.toFixed(1) ?? 'N/A'} dB`,
      )
    }
  }
  console.log(`Memory over ${memorySeconds} s of recording${values.long ? '' : ' (ten minutes with --long)'} ...`)
  const long = { executablePath, address: server.address, face: firstFace.path, voice: firstVoice.path, seconds: memorySeconds }
  sessions.push(await recordSession(long))
} finally {
  await server.remove()
}

const clean = voiceResults.filter(({ truth }) => truth.snr_db === null && !isWhispered(truth))
const figures = {
  'blink.error.max': Math.max(...faceResults.map((each) => each.blinkError)),
  'blink.false': Math.max(0, ...faceResults.filter((each) => each.isBlinkless).map((each) => each.blinks)),
  'gaze.error.max': Math.max(...faceResults.map((each) => each.gazeError)),
  'smile.right': faceResults.filter((each) => each.isSmileRight).length / faceResults.length,
  'pace.error.max': Math.max(...clean.map((each) => each.paceError)),
  'pitch.error.max': Math.max(...clean.map((each) => each.pitchError)),
  'clarity.ordered': isClarityOrdered() ? 1 : 0,
  'face.fps': Math.min(...sessions.map((each) => each.frameRate)),
  'first.measurement.s': Math.max(...sessions.map((each) => each.firstSeconds)),
  'memory.growth.mb': sessions.at(-1)?.growth ?? null,
  'memory.seconds': memorySeconds,
  'page.longtask.max.ms': Math.max(...sessions.map((each) => each.longestTask)),
}

/** Whether of the same voice at the same speed the noisier recording always reads as less clear. */
function isClarityOrdered(): boolean {
  const noise = ({ truth }: (typeof voiceResults)[number]) => -(truth.snr_db ?? Number.POSITIVE_INFINITY)
  return voiceResults.every((one) =>
    voiceResults
      .filter((other) => other.truth.voice === one.truth.voice && other.truth.espeak_s === one.truth.espeak_s && noise(other) > noise(one))
      .every((noisier) => one.clarity !== null && (noisier.clarity ?? Number.NEGATIVE_INFINITY) < one.clarity),
  )
}

console.log(
  `The machine's load at the end: ${loadavg()[0]?.toFixed(1)}; frames, first measurement and long tasks count on a quiet one only.`,
)
for (const [name, value] of Object.entries(figures)) console.log(`${name} ${value === null ? 'N/A' : Number(value.toFixed(3))}`)
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
