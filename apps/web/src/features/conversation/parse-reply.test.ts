import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseReply } from './parse-reply.ts'

const shape = (text: string) =>
  parseReply(text).map((block) =>
    block.kind === 'list'
      ? [block.isOrdered ? 'ol' : 'ul', ...block.items.map((spans) => spans.map((span) => span.text).join(''))]
      : [block.kind, block.spans.map((span) => (span.isStrong ? `<${span.text}>` : span.text)).join('')],
  )

test.each<[string, string, unknown]>([
  [
    'paragraphs',
    'one\n\ntwo',
    [
      ['paragraph', 'one'],
      ['paragraph', 'two'],
    ],
  ],
  ['a line break stays', 'one\ntwo', [['paragraph', 'one\ntwo']]],
  ['bold', 'a **b** c', [['paragraph', 'a <b> c']]],
  ['lonely stars stay', '2 ** 3', [['paragraph', '2 ** 3']]],
  [
    'a list under a line',
    'Do:\n- this\n- that',
    [
      ['paragraph', 'Do:'],
      ['ul', 'this', 'that'],
    ],
  ],
  ['a list with blank lines is one', '- this\n\n- that', [['ul', 'this', 'that']]],
  ['numbers', '1. this\n2. that', [['ol', 'this', 'that']]],
  [
    'a heading',
    '## Now\ntext',
    [
      ['heading', 'Now'],
      ['paragraph', 'text'],
    ],
  ],
  ['markup of others is only text', '<b>x</b>', [['paragraph', '<b>x</b>']]],
  ['nothing', ' \n ', []],
])('%s', (_, text, expected) => expect(shape(text)).toEqual(expected))

test('no letter or digit of a reply is lost', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const shown = JSON.stringify(parseReply(text).map((block) => (block.kind === 'list' ? block.items : block.spans)))
      for (const letter of text.match(/[a-zA-Z]/g) ?? []) expect(shown).toContain(letter)
    }),
  )
})
