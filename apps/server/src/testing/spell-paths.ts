/** Other spellings of a path that a router may take for the same: letters percent-encoded, absolute addresses, a slash or a query behind. */
export function spellingsOf(path: string, count: number): string[] {
  const letters = [...path]
  return Array.from({ length: count }, (_, number) => {
    // The bits of a number that runs through all patterns say which letters are encoded.
    const bits = (number * 2_654_435_761) % 2 ** 32
    const spelt = letters.map((letter, place) => (letter !== '/' && (bits >> (place % 31)) & 1 ? encoded(letter, number) : letter)).join('')
    const behind = ['', '/', '?', '?a=b', '#x'][number % 5] ?? ''
    return number % 7 === 6 ? `http://localhost:4300${spelt}${behind}` : spelt + behind
  })
}

function encoded(letter: string, number: number): string {
  const code = `%${letter.charCodeAt(0).toString(16)}`
  return number % 2 === 0 ? code : code.toUpperCase()
}
