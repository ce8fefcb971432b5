import { splitClauses } from '../hear/split-clauses.ts'

/** What is still to come is no news where it has begun: it stays a warning. */
const ofLater = /\b(?:worse|more|again|back|new|another|grow|grows|spread|spreads|increase|still|stay|stays|last|lasts)\b/i
const denies = /\b(?:no|not|never|without|none)\b|n['’]?t\b/i
const small = new Set('very much badly really quite more most also with have has gets get feel feels'.split(' '))
const stemLetters = 5

/**
 * A warning without the one of its two alternatives that the patient has told: "it gets very big or sore" of somebody who is sore is "it gets very
 * big". Unchanged where neither was told. In: the warning, and all words of the patient.
 */
export function withoutTold(warning: string, prose: string): string {
  const list = listed.exec(warning)?.groups
  if (list !== undefined && !ofLater.test(warning)) return withoutToldOf(warning, list, prose)
  const [first, second, ...others] = warning.split(' or ')
  if (first === undefined || second === undefined || others.length > 0 || ofLater.test(warning)) return warning
  const told = toldStems(prose)
  const isTold = (words: string): boolean => {
    const telling = stemsOf(words)
    return telling.length > 0 && telling.every((stem) => told.has(stem))
  }
  const [subject = '', ...verb] = first.split(' ')
  if (second.split(' ').length <= 2 && isTold(second)) return first
  if (verb.length === 1 && /s$/.test(verb[0] ?? '') && /^\w+s\b/.test(second) && isTold(verb.join(' '))) return `${subject} ${second}`
  return warning
}

/** "You are tired, pale or short of breath": what may be one of three. */
const listed = /^(?<head>you (?:are|get|feel) )(?<one>[\w ]+), (?<two>[\w ]+) or (?<three>[\w ]+)$/

/** Such a list without what the patient has told of it; whole where none or all of it was told. */
function withoutToldOf(warning: string, { head = '', one = '', two = '', three = '' }: Record<string, string>, prose: string): string {
  const told = toldStems(prose)
  const left = [one, two, three].filter((each) => {
    const stems = stemsOf(each)
    return stems.length === 0 || !stems.every((stem) => told.has(stem))
  })
  return left.length === 0 || left.length > 2 ? warning : `${head}${left.join(' or ')}`
}

function toldStems(prose: string): Set<string> {
  return new Set(
    splitClauses(prose)
      .filter(({ text }) => !denies.test(text) && !text.includes('?'))
      .flatMap(({ text }) => stemsOf(text)),
  )
}

function stemsOf(words: string): string[] {
  return (words.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/(?:ing|ed|s|y)$/, '').slice(0, stemLetters))
}
