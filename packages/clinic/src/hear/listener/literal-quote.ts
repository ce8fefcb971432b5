const longestQuote = 600
const leastLetters = 2

/** Blanks, case, quotation marks and dashes as models like to change them. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The quote without what a model may have put around it: quotation marks, full stops, dots of omission. */
function trimmed(quote: string): string {
  return plain(quote).replace(/^[\s"'.…,;:!?-]+|[\s"'.…,;:!?-]+$/gu, '')
}

/** Whether the quote stands word for word, whole words only, in what the patient wrote. */
export function isLiteral(quote: string, words: string): boolean {
  const sought = trimmed(quote)
  if (sought.length > longestQuote || (sought.match(/\p{L}|\p{N}/gu) ?? []).length < leastLetters) return false
  const text = plain(words)
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + sought.length]]
    if (!isLetter(before) && !isLetter(after)) return true
    // Scripts without blanks between words have no whole words to be found.
    if (!/\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(sought)) return true
  }
  return false
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign)
}
