import { countOf, manyInWords } from './number-words.ts'

/** A text whose numbers in words are figures, and where its places stand in the text as written. */
interface InFigures {
  text: string
  placeOf(at: number): number
}

const small = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
/** Thirteen and more anywhere; fewer only where an age may stand: "he's ten and has", "she is two." */
const spoken = new RegExp(
  String.raw`\b(?:${manyInWords})\b|(?<=\b(?:he|she)(?:['’]?s| is) (?:only |just |now |nearly |almost )?)(?:${small})(?=\s*(?:$|[.,;!)]|and\b|with\b|months?\b|weeks?\b))`,
  'gi',
)

/** "I'm twenty nine" as "I'm 29". */
export function inFigures(words: string): InFigures {
  const shifts: { at: number; by: number }[] = []
  let saved = 0
  const text = words.replace(spoken, (told, at: number) => {
    const figures = `${countOf(told.replace(/\s+/g, ' '))}`
    saved += told.length - figures.length
    shifts.push({ at: at + told.length - saved, by: saved })
    return figures
  })
  return { text, placeOf: (at) => at + (shifts.findLast((shift) => shift.at <= at)?.by ?? 0) }
}
