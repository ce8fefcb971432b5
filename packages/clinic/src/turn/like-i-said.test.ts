import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
function said(words: string) {
  let consultation = clinic.newCase({ country: 'GB' })
  let text = ''
  for (const next of ["I'm 41 and my left knee has hurt for six weeks after I twisted it", words]) {
    const { case: kept, reply } = clinic.consult(consultation, next)
    consultation = kept
    text = reply.text
  }
  return text
}

test.each<[string, RegExp]>([
  ['like I said six weeks', /^You did, sorry that I asked: for 6 weeks\. I have that/],
  ['I told you, six weeks', /^You did, sorry that I asked: for 6 weeks/],
  ['how many times, six weeks!', /^You did, sorry that I asked: for 6 weeks/],
  ['I did say six weeks', /^You did, sorry that I asked: for 6 weeks/],
  ['as I said, I twisted it', /^You did, sorry that I asked: your knee hurts since an injury/],
  ["like i mentioned it's the left one", /^You did, sorry that I asked: your left knee hurts/],
  ['I already said it was the left knee', /^You did, sorry that I asked: your left knee hurts/],
])('what is told once more was told: %s', (words, text) => expect(said(words)).toMatch(text))

test.each(['like I said, it swells up too', 'as I told you before no fever', 'as I said it is worse on stairs'])(
  'what was passed over is owned to: %s',
  (words) => expect(said(words)).toMatch(/^Sorry, I had missed that\. I have it now/),
)

test.each(['how many times a day should I ice it', 'my wife says it is the weather', 'I like how you said that'])(
  'what says nothing again is not taken for it: %s',
  (words) => expect(said(words)).not.toMatch(/You did, sorry|had missed that/),
)
