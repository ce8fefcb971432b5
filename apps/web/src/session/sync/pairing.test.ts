// @vitest-environment node
import { expect, test } from 'vitest'
import { askToJoin, comparedCode, fragmentOf, makeInvitation, openAnswer, readInvitation, sealAnswer } from './pairing.ts'

const welcome = { patient: { id: 'p_x', secret: 'marker-secret' }, key: 'k', country: null }

test('an invitation travels in a fragment and comes back as it was', () => {
  const invitation = makeInvitation()
  expect(readInvitation(fragmentOf(invitation))).toEqual(invitation)
  for (const wrong of ['', '#', '#nothing', `${fragmentOf(invitation)}x`]) expect(readInvitation(wrong)).toBe(null)
})

test('the answer opens with the key of the device that asked, and both show the same number', async () => {
  const invitation = makeInvitation()
  const { question, keys } = await askToJoin()
  const answer = await sealAnswer(invitation, question, welcome)
  expect(answer).not.toContain('marker')
  expect(await openAnswer(invitation, keys, answer)).toEqual(welcome)
  expect(await comparedCode(invitation, question)).toBe(await comparedCode({ ...invitation }, question))
})

test('who carries the messages cannot put another key in the place of the device’s: without the code’s secret nothing opens', async () => {
  const invitation = makeInvitation()
  const [device, server] = [await askToJoin(), await askToJoin()]
  const forServer = await sealAnswer(invitation, server.question, welcome)
  const guess = { ...invitation, secret: makeInvitation().secret }
  await expect(openAnswer(guess, server.keys, forServer)).rejects.toThrow()
  await expect(openAnswer(invitation, device.keys, forServer)).rejects.toThrow()
  expect(await comparedCode(invitation, device.question)).not.toBe(await comparedCode(invitation, server.question))
})

test('an answer that was changed on the way does not open, nor is anything sealed to what is no key', async () => {
  const invitation = makeInvitation()
  const { question, keys } = await askToJoin()
  const answer = await sealAnswer(invitation, question, welcome)
  const changed = `${answer.slice(0, -3)}${answer.endsWith('AAA') ? 'BBB' : 'AAA'}`
  await expect(openAnswer(invitation, keys, changed)).rejects.toThrow()
  await expect(sealAnswer(invitation, 'AAAA', welcome)).rejects.toThrow()
})
