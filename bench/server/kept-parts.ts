import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tally } from './tally.ts'

/** Hostile messages from one number to before another, as they were read for their time. */
export interface ReadingPart {
  from: number
  to: number
  /** The slowest messages by their numbers, each with its milliseconds. */
  slowest: Record<number, number>
  times: Tally
}

/** Hostile messages from one number to before another, as they were sent to a server that others use. */
export interface AttackPart {
  from: number
  to: number
  /** Milliseconds of the others' turns before it and meanwhile. */
  before: Tally
  during: Tally
  /** Milliseconds of the slowest look at the server's health, and of the slowest hostile message; and how many were refused as too hard. */
  waited: number
  slowest: number
  cutOff: number
}

interface Parts {
  /** The state of the clinic that was measured: parts of another one are not joined. */
  of: string
  reading: ReadingPart[]
  attack: AttackPart[]
}

export interface KeptParts extends Parts {
  /** Writes what there is so far, so that a run that is stopped goes on where it was. */
  keep(): void
}

/** Parts of earlier runs out of a file, or none yet; without a file they are kept for this run alone. @throws Error where they are of another state */
export function keptParts(file: string | undefined, of: string): KeptParts {
  const parts: Parts = file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { of, reading: [], attack: [] }
  if (parts.of !== of) throw new Error(`${file} holds parts of another state of the clinic (${parts.of}, this is ${of}).`)
  return {
    ...parts,
    keep: () => {
      if (file === undefined) return
      writeFileSync(`${file}.new`, JSON.stringify(parts))
      renameSync(`${file}.new`, file)
    },
  }
}

/** The ranges of so many numbers from first to before the last one that no part covers yet. */
export function missingRanges(
  parts: readonly { from: number; to: number }[],
  first: number,
  end: number,
  length: number,
): [number, number][] {
  const ranges: [number, number][] = []
  for (let from = first; from < end; from += length) {
    const to = Math.min(end, from + length)
    if (!parts.some((part) => part.from <= from && to <= part.to)) ranges.push([from, to])
  }
  return ranges
}

/** A digest of the program below a folder, its tests aside. */
export function stateOf(folder: string): string {
  const digest = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
      digest
        .update(name)
        .update('\0')
        .update(readFileSync(join(folder, name)))
  return digest.digest('hex').slice(0, 16)
}
