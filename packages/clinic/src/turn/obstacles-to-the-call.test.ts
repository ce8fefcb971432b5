import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

const heart = 'my chest is crushing and it goes down my left arm'
const stroke = 'my wifes face has dropped on one side and her speech is slurred'
const bleeding = 'im 36 weeks pregnant and there is blood pouring out of me'
const fit = 'my mate took some pills at a party and hes fitting'

const young = /at any age/
const ofPolice = /not the police/
const canDo = /something they can do/
const anyNetwork = /any network that is in reach/
const notThere = /do not ring there again/
const notHim = /do not wait for them/
const tooLong = /too long for this/
const noDriving = /please do not drive/i

test.each([
  [heart, 'im 15 and my parents are out', young],
  [heart, 'only 12, mum is at work', young],
  [heart, 'theres no grown up here', young],
  [heart, 'my mum and dad are away til sunday', young],
  [fit, 'the police might come', ofPolice],
  [fit, 'will they call the cops', ofPolice],
  [fit, 'dont want to get him done for it', ofPolice],
  [fit, 'hes still on bail', ofPolice],
  [heart, 'whats the point they wont do anything', canDo],
  [heart, 'they never help anyway', canDo],
  [heart, 'its useless calling them', canDo],
  [heart, 'i have no signal', anyNetwork],
  [heart, 'my phone has hardly any reception here', anyNetwork],
  [heart, 'the call keeps cutting out', anyNetwork],
  [bleeding, 'the midwife isnt picking up', notThere],
  [bleeding, 'labour ward is engaged', notThere],
  [heart, '111 just keeps ringing', notThere],
  [bleeding, 'my partner isnt answering his phone', notHim],
  [heart, 'they said wait 2 hours', tooLong],
  [heart, 'no ambulances available for two hours', tooLong],
  [stroke, 'our car is outside, shall i just go', noDriving],
  [stroke, 'our car is outside, ill drive her myself', noDriving],
  [stroke, 'itd be quicker if i drove', noDriving],
  [stroke, 'shall i just bundle her in the car', noDriving],
])('what stands in the way of the call has its own answer, with the number: %s > %s', (first, words, said) => {
  const { text, question } = last(first, words).reply
  expect(text).toMatch(said)
  expect(text).toMatch(/\*\*call 999/)
  expect(question?.id).toBe('emergency:called')
})

test.each([
  [heart, 'im 15 stone', young],
  [heart, 'my dad is out of breath as well', young],
  [fit, 'police brought him home', ofPolice],
  [heart, 'my brother is a police officer', ofPolice],
  [heart, 'painkillers dont help', canDo],
  [heart, 'is there any point taking aspirin', canDo],
  [heart, 'it started about two hours ago they said', tooLong],
  [heart, 'ive had it for 2 hours', tooLong],
  [stroke, 'she is not answering my questions', notHim],
  [stroke, 'my wife isnt answering', notHim],
  [heart, 'my husband is picking up the kids', notHim],
  [heart, 'the ambulance is outside', noDriving],
  [stroke, 'shes in the car already', noDriving],
])('what only sounds like it has not: %s > %s', (first, words, said) => {
  expect(last(first, words).reply.text).not.toMatch(said)
})

test('a wait that is told after the call is taken up as well', () => {
  expect(last(heart, 'yes', 'they said it will be 2 hours').reply.text).toMatch(tooLong)
})

test('a crew that is sent keeps the way to them, and a taxi outside is on its way', () => {
  expect(last(heart, 'we have called, they said 10 minutes').case.help).toBe('called')
  expect(last(heart, 'taxi is outside').case.help).toBe('travelling')
})

test('who asks what to do hears whom to call before what to do meanwhile', () => {
  const { text } = last(heart, 'please just tell me what to do').reply
  expect(text.indexOf('call 999')).toBeLessThan(text.indexOf('First aid'))
  expect(text).toMatch(/First aid for chest pain/)
})

test('the worry about money is answered once', () => {
  const { parts } = last(heart, 'i cant afford it').reply
  expect(parts.filter(({ kind }) => kind === 'obstacle')).toHaveLength(1)
})
