import { gzipSync } from 'node:zlib'
import { loadClinic } from '../clinic/load-clinic.ts'

const warmUp = 200

/** Milliseconds each message takes as the first turn of a consultation, after a warm-up. */
export function messageTimes(messages: readonly string[]): number[] {
  const clinic = loadClinic()
  for (const words of messages.slice(0, warmUp)) clinic.consult(clinic.newCase(), words)
  return messages.map((words) => {
    const start = performance.now()
    clinic.consult(clinic.newCase(), words)
    return performance.now() - start
  })
}

/** The value below which this share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2))
}

export function gzippedKb(bytes: Uint8Array): number {
  return Math.round(gzipSync(bytes).length / 1000)
}
