import { expect, test } from 'vitest'
import { holdTranslation, languageName } from './hold-translation.ts'

const question = 'How long have you had the headache?'
const dose = 'You can take paracetamol, 500 mg, at most 4 times in 24 hours.'
const list = 'What helps:\n\n- Rest.\n- Drink water.'

test.each([
  ['a question', question, '¿Desde cuándo tiene dolor de cabeza?', 'es'],
  ['a dose', dose, 'Puede tomar paracetamol, 500 mg, como máximo 4 veces en 24 horas.', 'es'],
  ['a list', list, 'Lo que ayuda:\n\n- Descanse.\n- Beba agua.', 'es'],
  ['other letters', question, 'Как давно у вас болит голова?', 'ru'],
  ['a script of few letters', question, '头痛多久了？', 'zh'],
  ['from right to left', question, 'منذ متى وأنت تعاني من الصداع؟', 'ar'],
])('%s is taken', (_, english, said, language) => expect(holdTranslation({ text: english }, said, language)).toBe(true))

test.each([
  ['nothing', question, '', 'es'],
  ['the English itself', question, question, 'es'],
  ['a question that asks nothing', question, 'Tiene dolor de cabeza.', 'es'],
  ['a question where none was', dose, '¿Puede tomar paracetamol, 500 mg, 4 veces en 24 horas?', 'es'],
  ['another amount', dose, 'Puede tomar paracetamol, 1000 mg, como máximo 4 veces en 24 horas.', 'es'],
  ['an amount left out', dose, 'Puede tomar paracetamol, 500 mg, en 24 horas.', 'es'],
  ['an amount added', question, '¿Desde cuándo? Tome 2 pastillas.', 'es'],
  ['another medicine', dose, 'Puede tomar ibuprofen, 500 mg, como máximo 4 veces en 24 horas.', 'es'],
  ['a medicine added', dose, 'Puede tomar paracetamol o ibuprofen, 500 mg, como máximo 4 veces en 24 horas.', 'es'],
  ['a line of a list left out', list, 'Lo que ayuda:\n\n- Descanse.', 'es'],
  ['another language', question, 'Как давно у вас болит голова?', 'es'],
  ['letters of a neighbour', question, 'Як довго у вас болить голова, і чи є щось іще?', 'ru'],
  ['a soothing level of our own', list, 'Puede cuidarse en casa.\n\n- Descanse.\n- Beba agua.', 'es'],
  ['a page to visit', question, '¿Desde cuándo? Vea www.example.org', 'es'],
  ['a long story', question, `¿Desde cuándo? ${'Le cuento algo más. '.repeat(20)}`, 'es'],
])('%s is not', (_, english, said, language) => expect(holdTranslation({ text: english }, said, language)).toBe(false))

test('a language is called by its name', () => expect(languageName('es')).toBe('Spanish'))
