/** How numbers are written in one document: which mark stands before the decimals. */
export type DecimalMark = '.' | ',' | null

export interface ReadNumber {
  /** With a point before the decimals, and its comparison sign: "14.1", "<0.5". */
  text: string
  value: number
  decimals: number
  /** Why it may be read wrong; null where there is no doubt. */
  doubt: string | null
}

const lookalikes: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
}

/** The mark that numbers with one or two decimals show; null where the document has none. */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  let commas = 0
  let points = 0
  for (const text of texts) {
    commas += text.match(/(?<![\d.,])\d{1,4},\d{1,2}(?![\d,])/g)?.length ?? 0
    points += text.match(/(?<![\d.,])\d{1,4}\.\d{1,2}(?![\d.])/g)?.length ?? 0
  }
  if (commas === 0 && points === 0) return null
  return commas > points ? ',' : '.'
}

/**
 * The number that a whole piece of text is, or null. Letters that look like digits are read as digits, with a doubt; so is a
 * comma that may stand for decimals or for thousands.
 */
export function readNumber(piece: string, mark: DecimalMark): ReadNumber | null {
  const match = /^([<>≤≥]=?|~)?\s*([-−+]?)((?:\d|[OoQlIi|SsBZ](?=[\d.,OoQlIi|SsBZ]|$))[\dOoQlIi|SsBZ.,' ]*)$/.exec(piece.trim())
  if (!match) return null
  const [, sign = '', minus = '', body = ''] = match
  if (!/\d/.test(body) || (/[A-Za-z|]/.test(body) && (body.match(/[A-Za-z|]/g)?.length ?? 0) > (body.match(/\d/g)?.length ?? 0)))
    return null
  const digits = body.replace(/[OoQlIi|SsBZ]/g, (letter) => lookalikes[letter] ?? letter).replace(/[\s']+(?=\d{3}(?:\D|$))/g, '')
  const hasLetters = /[A-Za-z|]/.test(body)
  const plain = plainDigits(digits, mark)
  if (plain === null) return null
  const value = Number(`${minus ? '-' : ''}${plain.text}`)
  if (Number.isNaN(value)) return null
  const compare = sign.replace('<=', '≤').replace('>=', '≥').replace('~', '')
  return {
    text: `${compare}${minus === '-' || minus === '−' ? '-' : ''}${plain.text}`,
    value: minus === '+' ? Math.abs(value) : value,
    decimals: plain.text.split('.')[1]?.length ?? 0,
    doubt: hasLetters ? `"${piece.trim()}" holds letters that I took for digits.` : plain.doubt,
  }
}

function plainDigits(digits: string, mark: DecimalMark): { text: string; doubt: string | null } | null {
  if (/^\d+$/.test(digits)) return { text: digits, doubt: null }
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(digits)) return { text: digits.replaceAll(',', ''), doubt: null }
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) return { text: digits.replaceAll('.', '').replace(',', '.'), doubt: null }
  const grouped = /^(\d{1,3})([.,])(\d{3})$/.exec(digits)
  if (grouped) {
    const [, head = '', between, tail = ''] = grouped
    const isGroup = head !== '0' && (mark === null ? between === ',' : between !== mark)
    const isSure = mark !== null || between === '.' || head === '0'
    return {
      text: isGroup ? `${head}${tail}` : `${head}.${tail}`,
      doubt: isSure ? null : `The mark in "${digits}" can stand for decimals or for thousands.`,
    }
  }
  if (/^\d+[.,]\d+$/.test(digits)) return { text: digits.replace(',', '.'), doubt: null }
  return null
}
