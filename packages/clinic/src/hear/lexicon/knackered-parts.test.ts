import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()
const held = (words: string) =>
  Object.values(clinic.consult(clinic.newCase({ country: 'GB' }), words).case.observations)
    .filter(({ polarity }) => polarity === 'present')
    .map(({ finding }) => finding)

test.each([
  ['im realy scared my chest feels tite when i go up stairs, im only 39 woman', 'chest-tightness'],
  ['chest titeness since this morning', 'chest-tightness'],
  ["Knee's knackered. 52 bloke.", 'knee-pain'],
  ['my shoulders are buggered, 60 m', 'shoulder-pain'],
  ['my back is shot, 48', 'back-pain'],
  ["ankle's bust since football", 'ankle-pain'],
  ['hips are completely wrecked', 'hip-pain'],
  ["I'm knackered all the time", 'fatigue'],
])('%s: %s', (words, finding) => expect(held(words)).toContain(finding))

test.each([
  ["Knee's knackered. 52 bloke.", /^fatigue/],
  ['I was shot in the leg', /^leg-pain/],
  ['titre of antibodies was high, sore throat', /^chest/],
])('%s is not %s', (words, finding) => expect(held(words).filter((each) => finding.test(each))).toEqual([]))
