import { expect, test } from 'vitest'
import { loadIndex } from '../../testing/load-clinic.ts'
import { sayings } from './read-sayings.ts'
import { understand } from './understand.ts'

const index = loadIndex()
const person = { ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null, relation: 'self' }
const read = (sentence: string, polarity: string) =>
  understand(index, sentence, { pending: null, complaints: [], person })
    .mentions.filter((mention) => mention.polarity === polarity && mention.temporality === 'current')
    .map(({ finding }) => finding)

test('sayings speak of findings that the knowledge has, each once, and name what they are about where their words are bare', () => {
  expect(sayings.map(([finding]) => finding).filter((id) => !index.findings.has(id))).toEqual([])
  expect(new Set(sayings.map(([finding]) => finding)).size).toBe(sayings.length)
  expect(sayings.filter(([, { bare, about }]) => (bare === undefined) !== (about === undefined)).map(([finding]) => finding)).toEqual([])
})

const absent: readonly [sentence: string, findings: readonly string[]][] = [
  ['I have a cough. I eat, I sleep.', ['appetite-loss', 'insomnia']],
  ['Rash on my arm. Nobody else in the house has it.', ['sick-contact']],
  ['My toe throbs. No sugar, no pressure.', ['history-diabetes', 'history-hypertension']],
  ['My hands feel odd but she says I am all there and I know my name', ['confusion-new']],
  ['My back aches. I can feel the paper when I wipe, no accidents', ['numbness-saddle']],
  ['Nan is muddled. She is not cross with us and nobody has died.', ['aggression', 'grief']],
  ['A patch on my arm, not itchy, not sore', ['skin-itch', 'skin-pain']],
  ['I am 11 weeks pregnant with a sore back, no bleeding', ['bleeding-in-pregnancy']],
  ['I have a cough. Still passing wind and the bowels move daily.', ['absolute-constipation', 'constipation']],
  ['The baby is kicking away, I have a headache', ['reduced-fetal-movements']],
  ['I have a rash. My periods are like clockwork.', ['periods-irregular']],
  ['I cough. I never go over the drink and I was never a smoker', ['smoker']],
  ['My knee hurts. I do not drink.', ['alcohol-heavy']],
]
test.each(absent)('reads as absent: %s', (sentence, findings) => {
  expect(read(sentence, 'absent')).toEqual(expect.arrayContaining([...findings]))
})

const notDenied: readonly [sentence: string, finding: string][] = [
  ['I am 34 weeks pregnant. I do not have sugar in pregnancy.', 'pregnancy-second-half'],
  ['Walking to the bathroom is not possible', 'walking-difficult'],
  ['He used to sleep well', 'insomnia'],
  ['I hope the baby is kicking', 'reduced-fetal-movements'],
  ['She was eating well until Friday', 'appetite-loss'],
  ['Is he all there?', 'confusion-new'],
  ['When I do not drink I shake', 'alcohol-heavy'],
  ['I am not poorly, just grotty', 'malaise'],
  ['Condoms always, well, except once', 'sexual-unprotected'],
  ['No blood in the spit', 'bleeding-in-pregnancy'],
  ['Baby has a grape in the throat, no sound blue', 'cyanosis'],
  ['I can feel my face fine but the left half hangs', 'weakness-face'],
  ['I struggle to sleep well', 'insomnia'],
  ['I lean on the handle', 'obesity'],
]
test.each(notDenied)('denies nothing that was not denied: %s (%s)', (sentence, finding) => {
  expect(read(sentence, 'absent')).not.toContain(finding)
})

test('what is told as there in the same message is not denied by a saying', () => {
  expect(read('I have been off my food for a week. I eat pizza now and then, I eat a plate of rice.', 'absent')).not.toContain(
    'appetite-loss',
  )
})
