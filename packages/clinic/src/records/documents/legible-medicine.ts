import { type DocumentLine, wordsAt } from './document-lines.ts'
import { isMedicineName, type NamedMedicine } from './medicine-names.ts'

/** The words of a line, in pictures with a letter "o" inside the figures of a strength as the nought it is: "5o0 mg". */
export const legibleDoses = ({ text, recognised }: DocumentLine): string =>
  recognised === null ? text : text.replace(/(?<=\d[\doO]*)[oO](?=[\doO]*\s?(?:m?c?g|ml|micro\w*|units?|iu)\b)/gi, '0')

/** A name that no medicine has, where another look at the same word read one that is: the word stays doubted. */
export function legibleName(line: DocumentLine, medicine: NamedMedicine): NamedMedicine {
  const [word, ...more] = wordsAt(line, line.start + medicine.start, line.start + medicine.end)
  const name = more.length > 0 ? undefined : word?.otherLooks.find(isMedicineName)
  return name === undefined ? medicine : { ...medicine, name }
}
