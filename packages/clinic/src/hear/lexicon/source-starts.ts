/** So many letters of a start are told apart: enough to pass by nearly all patterns whose words do not stand in a message. */
const longest = 4

interface Start {
  letters: string
  /** What follows is open: a class of letters, or the end of the source. */
  isDone: boolean
}

/**
 * The first letters with which a match of a regular expression's source can begin: four, or fewer where the source ends or leaves the next letter open.
 * Null where it can begin with anything. For sources of small words, optional ones, groups and looks around.
 */
export function startsOf(source: string): ReadonlySet<string> | null {
  const starts = new Set(readAlternatives({ source, at: 0 }).map(({ letters }) => letters))
  return starts.has('') ? null : starts
}

/** The beginnings of a line at each place where a word begins, by which patterns are looked up. */
export function beginningsIn(line: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { index } of line.matchAll(/(?<![\w'])\S/g))
    for (let length = 1; length <= longest; length++) found.add(line.slice(index, index + length))
  return found
}

interface Place {
  readonly source: string
  at: number
}

/** Alternatives up to the end of the source or of the group that the place stands in. */
function readAlternatives(place: Place): Start[] {
  const found: Start[] = []
  do {
    if (place.source[place.at] === '|') place.at += 1
    found.push(...readSequence(place))
  } while (place.source[place.at] === '|')
  return found
}

function readSequence(place: Place): Start[] {
  let starts: Start[] = [{ letters: '', isDone: false }]
  while (place.at < place.source.length && !'|)'.includes(place.source[place.at] ?? '')) {
    const next = readElement(place)
    const times = /^[?*+]|^\{0/.exec(place.source.slice(place.at))?.[0] ?? ''
    place.at += times === '{0' ? place.source.slice(place.at).indexOf('}') + 1 : times.length
    const once = times === '' || times === '?' ? next : next.map((start) => ({ ...start, isDone: true }))
    starts = distinct([...(times === '' || times === '+' ? starts.filter(({ isDone }) => isDone) : starts), ...joined(starts, once)])
  }
  return starts
}

/** One letter, class, group or look around, without what says how often it stands. */
function readElement(place: Place): Start[] {
  const rest = place.source.slice(place.at)
  const opening = /^\((?:\?:|\?<?[!=])?/.exec(rest)?.[0]
  if (opening !== undefined) {
    place.at += opening.length
    const inside = readAlternatives(place)
    place.at += 1
    return opening === '(' || opening === '(?:' ? inside : [{ letters: '', isDone: false }]
  }
  const open = /^(?:\\[wsdb]|\[[^\]]*\]|\.|\$)/.exec(rest)?.[0]
  if (open !== undefined) {
    place.at += open.length
    return [{ letters: '', isDone: true }]
  }
  const letter = rest.startsWith('\\') ? (rest[1] ?? '') : (rest[0] ?? '')
  place.at += rest.startsWith('\\') ? 2 : 1
  return [{ letters: letter, isDone: false }]
}

function joined(starts: readonly Start[], next: readonly Start[]): Start[] {
  return starts
    .filter(({ isDone }) => !isDone)
    .flatMap(({ letters }) =>
      next.map((each) => {
        const both = `${letters}${each.letters}`
        return { letters: both.slice(0, longest), isDone: each.isDone || both.length >= longest }
      }),
    )
}

function distinct(starts: readonly Start[]): Start[] {
  return [...new Map(starts.map((start) => [`${start.letters} ${start.isDone}`, start])).values()]
}
