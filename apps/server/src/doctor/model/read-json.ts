/** What some models think aloud before they answer. */
const thinking = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi

/**
 * JSON, also where a model has put it into a fence of Markdown or a sentence around it, has thought aloud before it, or has written it as
 * JavaScript or Python would; undefined where there is none. What broke off is not made whole.
 */
export function readJson(raw: string): unknown {
  const answer = raw.replace(thinking, '')
  const object = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)
  for (const text of [answer, object, repaired(object)]) {
    try {
      return JSON.parse(text)
    } catch {
      // What is around it is left out next; then it is repaired, once.
    }
  }
  return undefined
}

/** Strings are passed over; outside of them commas before a bracket go, words of Python become JSON's, and bare keys get quotation marks. */
const comments = /("(?:[^"\\]|\\[\s\S])*")|\/\/[^\n]*/g
const pieces = /"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])|\b(?:None|True|False)\b|[{,]\s*[A-Za-z_]\w*(?=\s*:)|[“”]/g
const words: Readonly<Record<string, string>> = { None: 'null', True: 'true', False: 'false' }

function repaired(text: string): string {
  return text
    .replace(/[“”](?=\s*[:,}\]])|(?<=[{[,:]\s*)[“”]/g, '"')
    .replace(comments, '$1')
    .replace(pieces, (piece) => {
      if (piece.startsWith('"')) return piece.replace(/\n/g, '\\n').replace(/\t/g, '\\t')
      if (piece === ',') return ''
      const word = words[piece]
      if (word !== undefined) return word
      return piece.replace(/[A-Za-z_]\w*$/, (key) => `"${key}"`)
    })
}
