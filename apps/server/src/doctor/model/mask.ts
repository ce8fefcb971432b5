/** Hides who somebody is from words that leave the machine, and puts it back into what comes in return. One is made for each reply. */
export interface Mask {
  /** In: any value of a question. Out: the same with stand-ins in all strings of it. */
  hide<Value>(value: Value): Value
  /** In: any value of an answer. Out: the same with what was hidden in the place of its stand-in. */
  restore<Value>(value: Value): Value
}

const streets =
  'street|road|avenue|lane|drive|close|court|square|terrace|gardens|crescent|boulevard|st|rd|ave|blvd|straße|strasse|str|weg|platz|gasse|rue|calle|via'
const name = "\\p{Lu}[\\p{Ll}'’-]+(?:[ -]\\p{Lu}[\\p{Ll}'’-]+){0,2}"
const kin =
  'son|daughter|child|baby|boy|girl|wife|husband|partner|mother|father|mum|mom|dad|brother|sister|friend|neighbour|neighbor|boss|carer|girlfriend|boyfriend|grandson|granddaughter'

/** What tells who or where somebody is; the first group, where there is one, is what is hidden. */
const identifying: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu],
  ['link', /\b(?:https?:\/\/|www\.)[^\s"\\]+/giu],
  // Pressures and temperatures have slashes and points; telephone numbers and numbers of cards and records do not.
  ['number', /(?<![\w./])\+?\(?\d(?:[ ()-]?\d){6,}(?![\w/]|\.\d)/gu],
  ['birthday', /\b(?:born(?: on)?|date of birth|d\.?o\.?b\.?)[ :]*((?:the )?\d{1,4}[./ -](?:\d{1,2}|\p{L}{3,9})[./ -]\d{2,4})/giu],
  ['address', new RegExp(`\\b\\d{1,5}[a-z]?,? (?:[\\p{L}'’.-]+ ){1,3}(?:${streets})\\b\\.?`, 'giu')],
  ['address', new RegExp(`\\b\\p{Lu}[\\p{L}'’-]*(?:${streets})\\.? \\d{1,4}[a-z]?\\b`, 'gu')],
  ['address', /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gu],
  [
    'name',
    new RegExp(
      `\\b(?:[Mm]y (?:full )?name(?: is|['’]s)|[Nn]ame:|I am called|[Cc]all me|[Ii]ch heiße|[Mm]e llamo|[Jj]e m['’]appelle) (${name})`,
      'gu',
    ),
  ],
  ['name', new RegExp(`\\b(?:Mr|Mrs|Ms|Miss|Dr|Doctor|Prof|Professor|Nurse|Sister|Herr|Frau|Señora?|Madame|Monsieur)\\.? (${name})`, 'gu')],
  ['name', new RegExp(`\\b(?:[Mm]y|[Hh]er|[Hh]is|[Oo]ur) (?:${kin})(?:,| is called| named)? (${name})`, 'gu')],
]

/** @param names Names that are known from elsewhere: of the one whom the patient asks for. */
export function createMask(names: readonly string[] = []): Mask {
  const standIns = new Map<string, string>()
  const counts = new Map<string, number>()
  const standIn = (kind: string, words: string): string => {
    const known = standIns.get(words)
    if (known !== undefined) return known
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const made = `[${kind} ${count}]`
    standIns.set(words, made)
    return made
  }
  const hideText = (text: string): string => {
    const hidden = identifying.reduce(
      (rest, [kind, pattern]) =>
        rest.replace(pattern, (whole: string, part: unknown) =>
          typeof part === 'string' ? whole.replace(part, standIn(kind, part)) : standIn(kind, whole),
        ),
      text,
    )
    // A name that was told once is hidden wherever it stands.
    return [...standIns].reduce((rest, [words, stand]) => rest.replace(wholeWord(words), stand), hidden)
  }
  const restoreText = (text: string): string => [...standIns].reduce((whole, [words, stand]) => whole.replaceAll(stand, words), text)
  for (const each of names) if (/\p{Lu}/u.test(each)) standIn('name', each)
  return {
    hide: <Value>(value: Value): Value => inStrings(value, hideText) as Value,
    restore: <Value>(value: Value): Value => inStrings(value, restoreText) as Value,
  }
}

function wholeWord(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'gu')
}

function inStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => inStrings(each, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inStrings(each, change)]))
}
