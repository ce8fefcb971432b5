import { expect, test } from 'vitest'
import { chooseVoice } from './choose-voice.ts'

const german = { name: 'Anna', lang: 'de-DE' }
const english = { name: 'Daniel', lang: 'en-GB' }
const female = { name: 'English Female 2', lang: 'en-US' }
const named = { name: 'Samantha', lang: 'en-US' }
const foreignNamed = { name: 'Samantha', lang: 'fr-FR' }

test.each([
  ['the chosen voice', [german, english, female, named], german, german],
  ['a named female English voice', [german, english, female, named], null, named],
  ['the next best where the chosen one is missing', [german, named], { name: 'Gone', lang: 'en-US' }, named],
  ['any English female voice', [foreignNamed, english, female], null, female],
  ['any English voice', [german, english], null, english],
  ['the first voice', [german, foreignNamed], null, german],
  ['nobody where there is none', [], null, null],
])('%s speaks', (_, voices, chosen, expected) => expect(chooseVoice(voices, chosen)).toBe(expected))
