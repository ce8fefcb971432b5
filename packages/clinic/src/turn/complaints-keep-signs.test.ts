import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })
const present = (messages: readonly string[]) => {
  const { observations } = messages.reduce((now, words) => clinic.consult(now, words).case, clinic.newCase({ country: 'GB' }))
  return Object.values(observations).flatMap(({ finding, polarity }) => (polarity === 'present' ? [finding] : []))
}
const talks = {
  ankles: ['my ankles are swollen both of them for 3 weeks. I am 74, male', 'they are tight by teatime and i am tired'],
  cough: ['ive had a cough for 3 days', '47 male. coughing up yellow muck and my nose is running'],
  sleep: ['cant sleep after nights 8 months. 41 woman', 'i nodded off at the lights last week, im sleepy all day'],
  baby: ['My baby is 7 weeks, she is not taking feed properly since last night and feels hot', 'it is 38.4'],
  head: ['bad headache since this morning and i feel sick. 30 female', 'i was confused for a bit and my speech was slurred'],
}
type Talk = keyof typeof talks

test.each<[Talk, string, string]>([
  ['ankles', 'its my ANKLES i came about!!', 'swelling-legs'],
  ['ankles', 'so what about my ANKLES then??', 'swelling-legs'],
  ['ankles', 'you keep asking about my heart, its the SWELLING I want sorted', 'swelling-legs'],
  ['ankles', 'they ARE swollen, they DONT hurt', 'swelling-legs'],
  ['cough', 'no wait its yellow phlegm not nose', 'cough'],
  ['cough', 'NO i still have the cough!! you said no cough?', 'cough'],
  ['cough', 'its the COUGH keeping the wife up. what can i BUY', 'cough'],
  ['cough', 'you said no cough but I am coughing all night', 'cough'],
  ['sleep', 'so I cant drive at all?? how do I get to work. Im on NIGHTS every day', 'daytime-sleepiness'],
  ['sleep', 'you said dont drive and then you say go to work as usual. sleepy or not which is it??', 'daytime-sleepiness'],
  ['baby', 'but above you wrote offer feeds often, now you say nothing to eat. She is 7 weeks she will cry for milk', 'infant-not-feeding'],
  ['baby', 'FEEDS!! do i give her feeds or not', 'infant-not-feeding'],
  ['head', 'WHAT about the headache!! you never answered', 'headache'],
  ['head', 'so slurred speech is it a STROKE???', 'speech-slurred'],
  ['head', 'confused?? no wonder im confused with all your questions', 'confusion-new'],
])('%s: "%s" takes nothing out', (talk, words, sign) => {
  const before = present(talks[talk])
  const kept = before.includes(sign) ? sign : 'none'
  expect(present([...talks[talk], words])).toEqual(expect.arrayContaining(kept === 'none' ? [] : [kept]))
})

test.each<[Talk, string, string]>([
  ['ankles', 'I never said they are swollen', 'swelling-legs'],
  ['ankles', 'tired?? I never said tired', 'fatigue'],
  ['ankles', 'what do you mean tired? no im not tired at all', 'fatigue'],
  ['cough', 'phlegm?? who said phlegm, its a dry cough', 'sputum'],
  ['cough', 'no sorry, I have no runny nose', 'nose-runny'],
  ['cough', 'no wait its yellow phlegm not nose', 'nose-runny'],
  ['sleep', 'sleepy?? I never said I was sleepy in the day', 'daytime-sleepiness'],
  ['head', 'I never had slurred speech', 'speech-slurred'],
  ['head', 'take the headache out, I have none', 'headache'],
  ['head', 'slurred speech?? NO, I did not say that', 'speech-slurred'],
])('%s: "%s" is a clear denial', (talk, words, sign) => {
  expect(present(talks[talk])).toContain(sign)
  expect(present([...talks[talk], words])).not.toContain(sign)
})
