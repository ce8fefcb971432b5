import { expect, test } from 'vitest'
import { inAmericanEnglish } from './american-english.ts'

test.each([
  ['Take paracetamol for pain, as the packet says.', 'Take acetaminophen (Tylenol) for pain, as the package says.'],
  ['Paracetamol eases it.', 'Acetaminophen (Tylenol) eases it.'],
  ['pain on passing urine', 'pain on urinating'],
  ['Diarrhoea and anaemia', 'Diarrhea and anemia'],
  ['Haemoglobin, hypoglycaemia, leukaemia, oedema', 'Hemoglobin, hypoglycemia, leukemia, edema'],
  ['a fit with fever', 'a seizure with fever'],
])('%s', (british, american) => expect(inAmericanEnglish(british)).toBe(american))

test.each(['Does it fit?', 'This fits.', 'a fitting shoe', 'toes and shoes'])('%s stays', (text) =>
  expect(inAmericanEnglish(text)).toBe(text),
)
