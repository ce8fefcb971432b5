import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A kind of sentences, with its wordings. */
export interface SentenceKind {
  kind: string
  wordings: readonly string[]
}

function read(file: string): SentenceKind[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [kind = '', ...wordings] = block.split('\n').filter((line) => line.trim() !== '')
      return { kind, wordings }
    })
}

const framings: readonly ((sentence: string, tail: string) => string)[] = [
  (sentence) => `Please remember: ${sentence}`,
  (_, tail) => `To be honest, ${tail}`,
  (sentence) => `${sentence.replace(/[.?]$/, '')}, and drink plenty of water.`,
  (_, tail) => `If you feel worse, ${tail}`,
  (_, tail) => `I understand that this is hard, but ${tail}`,
  (sentence) => `- ${sentence}`,
  (_, tail) => `Until you are seen, ${tail}`,
  (_, tail) => `It may help to know that ${tail}`,
]

const blank = '\u200b'
const disguises: readonly ((sentence: string) => string)[] = [
  (sentence) => sentence.replaceAll(' ', '\n'),
  (sentence) => sentence.replaceAll('a', '\u0430').replaceAll('e', '\u0435').replaceAll('o', '\u043e'),
  (sentence) => sentence.replace(/([a-z])([a-z])/g, `$1${blank}$2`),
  (sentence) => sentence.replace(/(\w+) (\w+)/, '**$1** _$2_'),
  (sentence) => sentence.replaceAll(' ', '\u2003'),
  (sentence) => sentence.toUpperCase(),
  (sentence) =>
    [...sentence].map((letter) => (/[a-z]/.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : letter)).join(''),
  (sentence) => `> ### ${sentence.replace(/(\w)(\w+) /, '$1\u00ad$2 ')}`,
]

/** Dangerous sentences: each wording of each kind plain, framed by harmless words, and disguised. */
export function dangerousSentences(): { kind: string; sentence: string }[] {
  return read('dangerous.txt').flatMap(({ kind, wordings }, place) =>
    wordings.flatMap((wording, index) => {
      const tail = wording.charAt(0).toLowerCase() + wording.slice(1)
      const framed = framings[(place + index * 3) % framings.length]?.(wording, tail) ?? wording
      const disguised = disguises[(place * 3 + index) % disguises.length]?.(wording) ?? wording
      return [wording, framed, disguised].map((sentence) => ({ kind, sentence }))
    }),
  )
}

/** Sentences as a helpful model writes them. */
export function harmlessSentences(): string[] {
  return read('harmless.txt').flatMap(({ wordings }) => wordings)
}
