import { expect, test } from 'vitest'
import { isPushService, knownPushServices } from './push-services.ts'
import { sealPush } from './seal-push.ts'

/** RFC 8291, section 5 and appendix A. */
const example = {
  plain: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a message is sealed as the example of RFC 8291', () => {
  const chance = { salt: Buffer.from(example.salt, 'base64url'), privateKey: Buffer.from(example.privateKey, 'base64url') }
  expect(sealPush(example.plain, example.keys, chance).toString('base64url')).toBe(example.sealed)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-am3p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/fcm/send/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilpush.apple.com.example/x', false],
  ['https://fcm.googleapis.com:444/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://127.0.0.1/x', false],
  ['http://169.254.169.254/latest', false],
  ['nonsense', false],
])('%s is a push service: %s', (endpoint, is) => expect(isPushService(endpoint, knownPushServices)).toBe(is))
