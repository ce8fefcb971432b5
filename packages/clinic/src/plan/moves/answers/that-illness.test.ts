import { expect, test } from 'vitest'
import { loadClinic } from '../../../testing/load-clinic.ts'

const clinic = loadClinic()
function said(words: string) {
  let consultation = clinic.newCase({ country: 'GB' })
  let text = ''
  for (const next of ["I've got a burning pain in my stomach for 3 weeks, worse when hungry, 50 man", words]) {
    const { case: kept, reply } = clinic.consult(consultation, next)
    consultation = kept
    text = reply.text
  }
  return text
}

test.each<[string, RegExp]>([
  ['my brother had a stomach ulcer, is it that?', /^Yes, a peptic ulcer is what fits best/],
  ['my mate had gallstones, could it be that?', /does not point to gallstone colic/],
  ['the gp said reflux once. is it that?', /does not point to gastro-oesophageal reflux/],
  ['my wife has coeliac disease. could it be that too?', /does not point to coeliac disease/],
  ['My sister got IBS last year, might I have what she had', /does not point to irritable bowel syndrome/],
  ['gallstones, could it be one of those?', /does not point to gallstone colic/],
])('"that" is the illness named before: %s', (words, text) => expect(said(words)).toMatch(text))

test.each(['is it that?', 'is it that bad?', 'is it that I eat too late?', 'my brother visited, is it that?'])(
  'where none was named, none is put in: %s',
  (words) => expect(said(words)).not.toMatch(/does not point to|fits best so far\. For it/),
)
