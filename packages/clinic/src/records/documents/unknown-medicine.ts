import type { DocumentLine } from './document-lines.ts'
import { amountOf, forms, frequencyOf, strength } from './medicine-directions.ts'
import type { NamedMedicine } from './medicine-names.ts'

/** "ii tds", "1 bd": how many are taken. */
const doseMark = /\s(?:[ivx]{1,4}|\d|½)\s+(?:o\.?d|b\.?i?\.?d|t\.?d\.?s|t\.?i\.?d|q\.?i\.?d|q\.?d\.?s|mane|nocte|p\.?r\.?n)\b/i

/** Words that say how something is taken begin no medicine. */
const direction = /^(?:take|apply|inhale|inject|use|place|instil+|dissolve|chew|give|insert|swallow|sprinkle|dispense)\b/i

/** "OMEZ 20 CAP" in the row of a bill: a name, the number of the brand and the form, or a name and a form that is only medicine's. */
function soldByForm(text: string): NamedMedicine | null {
  const found =
    /^\s*(?:\d{1,2}[.)]?[\s\t]+)?([A-Z][A-Za-z-]{2,}(?: [A-Z]{1,2}\b)?) (?:\d{1,4} (?:(?:SR|XR|ER|CR|MR|XL|LA|DT|MD) )?(?:tab|cap)s?\b|(?:ointment|syrup|inhaler|eye drops|ear drops)\b)(?=[^\t]*\t)/i.exec(
      text,
    )
  const name = found?.[1]
  if (!found || name === undefined || direction.test(name)) return null
  const start = text.indexOf(name, found.index)
  return { name, isKnown: false, start, end: start + name.length, isMineral: false }
}

/** A word that is taken like a medicine, though we know none of that name. */
export function unknownMedicineIn({ text }: DocumentLine): NamedMedicine | null {
  // "Cap. Becosules 0-1-0": what stands behind its form is a medicine by whatever name.
  const behindForm = /^\s*(?:\d+[.)]\s*)?(?:tab|cap|inj|syp|syr|susp|oint)\.?\s+([A-Z][A-Za-z]{2,}(?:[ -][A-Z][A-Za-z]+)?)\b/i.exec(text)
  if (behindForm?.[1] && frequencyOf(text) !== null) {
    const from = text.indexOf(behindForm[1], behindForm.index)
    return { name: behindForm[1], isKnown: false, start: from, end: from + behindForm[1].length, isMineral: false }
  }
  // "6. Adco-Dol   ii tds prn": so is what an item of a numbered list begins with, and says how often it is taken.
  const listed = /^\s*\d{1,2}[.)]\s+([A-Z][A-Za-z]{2,}(?:[ -][A-Z][A-Za-z]+)?)\b/.exec(text)
  if (
    listed?.[1] &&
    !direction.test(listed[1]) &&
    text.length < 90 &&
    (forms.test(text) || doseMark.test(text)) &&
    frequencyOf(text) !== null
  )
    return {
      name: listed[1],
      isKnown: false,
      start: text.indexOf(listed[1]),
      end: text.indexOf(listed[1]) + listed[1].length,
      isMineral: false,
    }
  const sold = soldByForm(text)
  if (sold) return sold
  const match =
    /^\s*(?:\d+[.)]\s*|[-•*]\s*|rx:?\s*|tab\.?\s+|cap\.?\s+|inj\.?\s+)?([A-Z][a-z]{4,}(?:[ -][A-Z]?[a-z]{3,})?)[\s\t,]+(?=\d)/i.exec(text)
  const name = match?.[1]
  const isTaken = frequencyOf(text) !== null || amountOf(text) !== null
  if (!match || name === undefined || direction.test(name) || !strength.test(text) || !isTaken || !forms.test(text)) return null
  const start = text.indexOf(name, match.index)
  return { name, isKnown: false, start, end: start + name.length, isMineral: false }
}
