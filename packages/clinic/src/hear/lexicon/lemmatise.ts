import { irregularForms, uninflected } from './irregular-words.ts'

/** US and UK spelling read the same: oedema/edema, colour/color, paralyse/paralyze, centre/center, diarrhoea/diarrhea. */
export function foldSpelling(word: string): string {
  if (word.length < 5) return word
  let folded = plainLetters.test(word) ? word : word.normalize('NFD').replaceAll(/\p{M}/gu, '')
  // Most words hold none of these letters: looking for them costs less than looking for where they stand.
  for (const [letters, where, now] of spellings) if (folded.includes(letters)) folded = folded.replace(where, now)
  return folded
}

const plainLetters = /^[a-z]+$/

/** Letters that are spelt otherwise elsewhere, where they are, and how both are read; each on what the one before has left. */
const spellings: readonly (readonly [letters: string, where: RegExp, now: string])[] = [
  ['ae', /(?<=.)ae(?=[a-z])|^ae(?=[st])/g, 'e'],
  ['oe', /^oe(?=[sd])|(?<=[a-z]{2})oe(?=[a-rt-z])/, 'e'],
  ['our', /(?<=[a-z]{2})our(?=s?$|ed$|ing$|less$|ful$|ite$|able$)/, 'or'],
  ['is', /is(?=e[ds]?$|ing$|ation$)/, 'iz'],
  ['ys', /ys(?=e[ds]?$|ing$)/, 'yz'],
  ['re', /(?<=[bt])re(?=s?$)/, 'er'],
  ['ogue', /ogue$/, 'og'],
  ['sulph', /sulph/, 'sulf'],
]

/**
 * The base form of a lower-case word.
 * In: the word and a judge that knows base forms (folded spelling). Out: base form in folded spelling; a word whose
 * stem nobody knows loses only a plural s.
 */
export function lemmatise(word: string, isBase: (candidate: string) => boolean): string {
  const irregular = irregularForms.get(word)
  if (irregular !== undefined) return foldSpelling(irregular)
  const folded = foldSpelling(word)
  if (uninflected.has(folded) || folded.length < 4) return folded
  for (const candidate of stems(folded)) if (isBase(candidate)) return foldSpelling(irregularForms.get(candidate) ?? candidate)
  if (/[a-rt-z]s$/.test(folded) && !/(us|is|as|os)$/.test(folded)) return folded.slice(0, -1)
  return folded
}

function stems(word: string): string[] {
  if (word.endsWith('ies') || word.endsWith('ied')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (word.endsWith('ses') || word.endsWith('xes') || word.endsWith('zes') || word.endsWith('ches') || word.endsWith('shes'))
    return [word.slice(0, -1), word.slice(0, -2)]
  if (word.endsWith('ss')) return []
  if (word.endsWith('s')) return [word.slice(0, -1), ...(word.endsWith('es') ? [word.slice(0, -2)] : [])]
  if (word.endsWith('ing')) return verbStems(word.slice(0, -3))
  if (word.endsWith('ed') && !word.endsWith('eed')) return verbStems(word.slice(0, -2))
  return []
}

function verbStems(stem: string): string[] {
  if (stem.length < 2 || !/[aeiouy]/.test(stem)) return []
  const undoubled = /([bdgklmnprtvz])\1$/.test(stem) ? [stem.slice(0, -1)] : []
  return /[^aeiou][aeiou][^aeiouwxy]$/.test(stem) ? [...undoubled, `${stem}e`, stem] : [...undoubled, stem, `${stem}e`]
}
