import { expect, test } from 'vitest'
import { last } from '../../../turn/testing/talk.ts'

/** The reply to the last of several messages. */
const replyTo = (...messages: string[]): string => last(...messages).reply.text

test.each([
  [['Is it okay to have a beer when I take temazepam?'], /^No, never together/],
  [
    ['I have trouble sleeping, I am 50 m', 'my brother gave me some zopiclone, can I have it after some whisky?'],
    /^No, never together.*given to somebody else/s,
  ],
  [['The GP gave me erythromycin and I already take simvastatin. Can I have the two together?'], /Erythromycin and simvastatin/i],
  [
    ['my hip hurts, I am 66, I take lisinopril', 'can I use diclofenac gel with my lisinopril?'],
    /^Yes, as a rule the gel is fine beside lisinopril/,
  ],
  [['can I take cetirizine instead of chlorphenamine?'], /^Yes, as a swap: stop chlorphenamine and take cetirizine/],
  [['sneezing all day, I take warfarin', 'my doctor wants to give me colchicine for gout, is that alright with warfarin?'], /colchicine/i],
])('%j', (messages, answer) => expect(replyTo(...messages)).toMatch(answer))

test.each([
  [['can I drink a beer with paracetamol?'], /never together/],
  [['can I take ibuprofen tablets with ramipril?'], /the gel is fine/],
  [['my knee hurts, I take warfarin', 'is ibuprofen gel ok?'], /^Yes, as a rule/],
  [['can I take ibuprofen instead of paracetamol? I take warfarin'], /^Yes, as a swap/],
  [['I had a glass of wine instead of beer, is that bad?'], /as a swap/],
])('%j is answered otherwise', (messages, answer) => expect(replyTo(...messages)).not.toMatch(answer))
