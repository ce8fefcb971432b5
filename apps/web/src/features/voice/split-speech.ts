import { maximumUtteranceLength } from '@dr-ai/contract/limits'

/** In: a reply with markdown. Out: its words alone: no emphasis, code ticks, headings, list marks or addresses, whitespace collapsed. */
export function stripMarkdown(text: string): string {
  return text
    .replace(/```[^\n`]*\n?/g, ' ')
    .replace(/`/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}#{1,6}\s+/gm, '')
    .replace(/^\s*(?:[-*+]|>)\s+/gm, '')
    .replace(/(\*{1,3}|~~)(?=\S)([^*~]*?\S)\1/g, '$2')
    .replace(/(^|[^\p{L}\p{N}])_{1,3}(?=\S)([^_]*?\S)_{1,3}(?![\p{L}\p{N}])/gu, '$1$2')
    .replace(/\*{2,}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * In: a reply. Out: what is spoken, in pieces of at most 200 characters that end with sentences; a longer sentence is parted at a comma,
 * else between words. Blank text gives none.
 */
export function splitSpeech(text: string): string[] {
  const sentences = stripMarkdown(text).match(/[^.!?]*(?:[.!?]+(?=\s|$)|[.!?]+|$)/g) ?? []
  const chunks: string[] = []
  let chunk = ''
  const flush = () => {
    if (chunk.trim() !== '') chunks.push(chunk.trim())
    chunk = ''
  }
  for (const sentence of join(sentences)) {
    if (chunk.length + sentence.length > maximumUtteranceLength) flush()
    if (sentence.length <= maximumUtteranceLength) chunk += sentence
    else chunks.push(...breakSentence(sentence.trim()))
  }
  flush()
  return chunks
}

/** A full stop inside a number or an abbreviation ends no sentence: what follows it at once belongs to it. */
function join(pieces: readonly string[]): string[] {
  const sentences: string[] = []
  for (const piece of pieces) {
    const last = sentences.at(-1)
    if (last !== undefined && /[.!?]$/.test(last) && !/^\s/.test(piece)) sentences[sentences.length - 1] = last + piece
    else if (piece !== '') sentences.push(piece)
  }
  return sentences
}

function breakSentence(sentence: string): string[] {
  const pieces: string[] = []
  let rest = sentence
  while (rest.length > maximumUtteranceLength) {
    const room = rest.slice(0, maximumUtteranceLength)
    const comma = Math.max(room.lastIndexOf(', '), room.lastIndexOf('; '), room.lastIndexOf(': ')) + 1
    const space = room.lastIndexOf(' ')
    const at = comma > maximumUtteranceLength / 3 ? comma : space > 0 ? space : wholeCharacters(room)
    pieces.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest === '' ? pieces : [...pieces, rest]
}

/** Never between the halves of one character. */
const wholeCharacters = (text: string): number => (/[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length)
