import { irregularForms, uninflected } from './irregular-words.ts'

/** US and UK spelling read the same: oedema/edema, colour/color, paralyse/paralyze, centre/center, diarrhoea/diarrhea. */
export function foldSpelling(word: string): string {
  if (word.length < 5) return word
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=.)ae(?=[a-z])|^ae(?=[st])/g, 'e')
    .replace(/^oe(?=[sd])|(?<=[a-z]{2})oe(?=[a-rt-z])/, 'e')
    .replace(/(?<=[a-z]{2})our(?=s?$|ed$|ing$|less$|ful$|ite$|able$)/, 'or')
    .replace(/is(?=e[ds]?$|ing$|ation$)/, 'iz')
    .replace(/ys(?=e[ds]?$|ing$)/, 'yz')
    .replace(/(?<=[bt])re(?=s?$)/, 'er')
    .replace(/ogue$/, 'og')
    .replace('sulph', 'sulf')
}

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
