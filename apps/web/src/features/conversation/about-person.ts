import type { Question } from '@dr-ai/contract/schemas/clinical'

/** The question for age and sex, as the interview names it. */
const personQuestion = 'person'

/** Whether a question asks for age and sex together, and is thus answered in two fields rather than in a sentence. */
export const asksAgeAndSex = ({ id, text }: Pick<Question, 'id' | 'text'>): boolean =>
  id === personQuestion && /^how old\b/i.test(text) && /\b(?:female|girl)\b/i.test(text)

/** Whether it asks the patient about themself, and not about a child or a parent of theirs. */
export const asksSelf = ({ text }: Pick<Question, 'text'>): boolean => /\bare you\b/i.test(text)

export interface ToldPerson {
  /** As typed. */
  age: string
  unit: 'years' | 'months'
  sex: 'female' | 'male' | null
}

const oldest = { years: 130, months: 36 } as const

/** The age as a number; null while the field is blank or holds no age. */
export function ageOf({ age, unit }: Pick<ToldPerson, 'age' | 'unit'>): number | null {
  const number = /^\d{1,3}$/.test(age.trim()) ? Number(age) : Number.NaN
  return number >= 0 && number <= oldest[unit] ? number : null
}

/** What the two fields say, as a sentence for the doctor; null while there is nothing to say or the age is none. */
export function sayPerson(person: ToldPerson): string | null {
  const age = ageOf(person)
  if (age === null && person.age.trim() !== '') return null
  const unit = age === 1 ? person.unit.slice(0, -1) : person.unit
  const words = [...(age === null ? [] : [`${age} ${unit} old`]), ...(person.sex === null ? [] : [person.sex])]
  return words.length === 0 ? null : words.join(', ')
}
