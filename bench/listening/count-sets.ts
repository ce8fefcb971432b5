import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

interface Labels {
  min?: string
  crisis?: unknown
}

const hospital: ReadonlySet<string> = new Set(['emergency-department', 'ambulance'])

/** How many rows of a set of first messages each share is out of, so that it can carry its bounds. Labels are counted, no words are looked at. */
export function countSets(folder: string): Record<string, number> {
  const labels = linesOf(join(folder, 'first.jsonl.gz')).map((line) => JSON.parse(line) as Labels)
  const dialogues = linesOf(join(folder, 'dialogues.jsonl.gz')).length
  if (labels.length === 0) return {}
  const emergencies = labels.filter(({ min }) => hospital.has(min ?? '')).length
  const crises = labels.filter(({ crisis }) => Boolean(crisis)).length
  return {
    'first.emergencies.of': emergencies,
    'first.others.of': labels.length - emergencies,
    'first.crisis.of': crises,
    'first.calm.of': labels.length - crises,
    'dialogues.of': dialogues,
  }
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) return []
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
}
