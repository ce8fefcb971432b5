import { readFileSync } from 'node:fs'
import type { Clinic, KnowledgePack } from '@dr-ai/clinic'
import { editDistance } from '@dr-ai/clinic/hear/edit-distance'
import { normaliseName } from './match-gold.ts'
import { type Share, wilson } from './wilson.ts'

interface PrimockRow {
  id: string
  note: string
  dialogue: readonly { speaker: string; text: string }[]
}

/**
 * PriMock57: the patient's utterances are read, the clinician's words only as the questions they answer. Right when a
 * condition that the clinician's impression names (or gold-names.json maps, by row id) is among the engine's top five.
 */
export function scorePrimock(
  clinic: Clinic,
  pack: KnowledgePack,
  file: string,
  match: (gold: string) => ReadonlySet<string>,
): Share & { rows: { id: string; impression: string; place: number; leaders: string[] }[] } {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as PrimockRow)
  const judged = rows.map((row) => {
    const consultation = clinic.caseOfConversation(
      row.dialogue.map(({ speaker, text }) => ({ type: speaker === 'patient' ? 'user' : 'ai', content: text.replace(/<[^>]*>/g, '') })),
    )
    const impression = impressionOf(row.note)
    const right = conditionsNamed(pack, impression, match)
    const ranked = clinic.rank(consultation)
    const place = ranked.findIndex((entry) => right.has(entry.condition)) + 1
    return { id: row.id, impression, place, leaders: ranked.slice(0, 5).map((entry) => entry.condition) }
  })
  return { ...wilson(judged.filter(({ place }) => place > 0 && place <= 5).length, rows.length), rows: judged }
}

/** The lines of the note that state the impression; where there are none, the plan, which then names what is suspected. */
function impressionOf(note: string): string {
  const found = /\b(?:imp(?:ression)?|dx|diagnosis|assessment|ddx?)\b\s*[:-]?\s*([\s\S]*?)(?:\n\s*\n|\bplan\b|$)/i.exec(note)
  const stated = (found?.[1] ?? '').trim()
  return stated !== '' ? stated : (/\b(?:plan|treatment)\b\s*:?([\s\S]*)$/i.exec(note)?.[1] ?? '').trim()
}

/** The conditions whose names stand in the impression; of overlapping names the longest. */
function conditionsNamed(pack: KnowledgePack, impression: string, match: (gold: string) => ReadonlySet<string>): ReadonlySet<string> {
  const text = ` ${respell(normaliseName(impression), pack)} `
  const found = new Set(impression.split(/[\n,;?/]| or | vs | and /).flatMap((part) => [...match(part.trim())]))
  const names = pack.conditions
    .flatMap((condition) => [condition.name, ...condition.aliases].map((name) => ({ id: condition.id, name: normaliseName(name) })))
    .sort((a, b) => b.name.length - a.name.length)
  let rest = text
  for (const { id, name } of names) {
    if (name.length < 3 || !rest.includes(` ${name} `)) continue
    found.add(id)
    rest = rest.replaceAll(` ${name} `, ' # ')
  }
  return found
}

/** So long must a word be, and so near a word of a condition's name, to be read as a slip of the pen ("labrynthitis"). */
const slipFrom = 9
const slipErrors = 2

function respell(text: string, pack: KnowledgePack): string {
  const known = new Set(
    pack.conditions.flatMap(({ name, aliases }) => [name, ...aliases].flatMap((each) => normaliseName(each).split(' '))),
  )
  return text
    .split(' ')
    .map((word) => {
      if (word.length < slipFrom || known.has(word)) return word
      const near = [...known].filter((other) => other[0] === word[0] && editDistance(word, other, slipErrors) <= slipErrors)
      return near.length === 1 ? (near[0] ?? word) : word
    })
    .join(' ')
}
