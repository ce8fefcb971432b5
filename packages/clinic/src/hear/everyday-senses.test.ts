import { expect, test } from 'vitest'
import { last } from '../turn/testing/talk.ts'

const found = (...words: readonly string[]) =>
  Object.values(last(...words).case.observations)
    .filter(({ polarity }) => polarity === 'present')
    .map(({ finding }) => finding)

test.each([
  [['I have a red rash on my arm', "then I'll ring the practice tomorrow"], 'rash.ring-shaped'],
  [['I have a headache', 'we already left'], 'headache.left'],
  [['My toe hurts', 'well I am, water pills'], 'contaminated-water'],
  [['my back is crook'], 'back-curved'],
  [['I took the tablet out of the box but have not swallowed any yet'], 'swallowing-difficult'],
  [['when I roll over the ceiling goes round and round'], 'sick-contact'],
  [['I am on pills for pressure and for the prostate'], 'perineal-pain'],
  [['getting an appointment is a total nightmare'], 'nightmares'],
  [['my chest hurts', 'am I going to die?'], 'feels-like-dying'],
])('%j: the everyday sense of a word is no %s', (words, finding) => expect(found(...words)).not.toContain(finding))

test.each([
  [['I have a red rash on my arm', 'it looks like a ring'], 'rash.ring-shaped'],
  [['I have a headache', 'it is on the left'], 'headache.left'],
  [['we drank well water on the farm'], 'contaminated-water'],
  [['I cannot swallow properly'], 'swallowing-difficult'],
  [['there is a bug going round'], 'sick-contact'],
  [['I have nightmares every night'], 'nightmares'],
  [['I feel like I am going to die'], 'feels-like-dying'],
])('%j: the word in its own sense is %s', (words, finding) => expect(found(...words)).toContain(finding))
