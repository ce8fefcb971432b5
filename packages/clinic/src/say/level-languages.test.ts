import { expect, test } from 'vitest'
import { spokenLanguages } from './foreign-text.ts'
import { inLanguage, levelLanguages } from './level-languages.ts'

test('there are twenty languages and more, each one that a message can be told to be in', () => {
  const languages = Object.keys(levelLanguages)
  expect(languages.length).toBeGreaterThanOrEqual(20)
  for (const language of languages) expect(spokenLanguages).toContain(language)
})

test.each(Object.entries(levelLanguages))('%s: six different sentences, with the number where one calls', (language, words) => {
  expect(new Set(words).size).toBe(6)
  for (const what of ['ambulance', 'emergency-department', 'crisis'] as const) expect(inLanguage(language, what, '999')).toContain('999')
  for (const sentence of words) expect(sentence.replace('{number}', '999')).not.toMatch(/[{}]/)
})

test('a language without words of ours says nothing', () => expect(inLanguage('xx', 'ambulance', '999')).toBeNull())
