import { expect, test } from 'vitest'
import { last } from '../../../turn/testing/talk.ts'

/** The reply to the last of several messages. */
const replyTo = (...messages: string[]): string => last(...messages).reply.text

test.each([
  [['I have shingles on my waist. Is it safe to cuddle my two weeks old grandson?'], /until they crust, all of them/],
  [['My boy has chickenpox, can he see his grandad who is on chemo?'], /until all spots have crusted/],
  [['I had norovirus on Monday, may I visit a friend who gets chemotherapy?'], /2 days after the last vomiting/],
  [['I have the flu. Can I hold my newborn niece?'], /a full day without fever/],
  [['They gave me adrenaline for an allergic reaction in the hospital. Can I go home now?'], /come back some hours later/],
  [['Could my boyfriend read this chat on my phone?'], /close the page now/],
  [['My doctor stopped perindopril because of the cough and gave me candesartan. How long until the cough goes?'], /1 to 4 weeks/],
  [['Can a copper coil give me heavy periods?'], /Yes, a copper coil often/],
  [['Can I do the Epley on my own at home?'], /For the right ear/],
])('%j', (messages, answer) => expect(replyTo(...messages)).toMatch(answer))

test.each([
  [['I have a cough and take ramipril, when will the cough go?'], /1 to 4 weeks/],
  [['I have shingles. Can I go to work?'], /until they crust, all of them/],
  [['Can I see a doctor about my baby, she has a fever?'], /a full day without fever/],
  [['I have a cold and I feed my newborn, can I hold her?'], /please wait/],
  [['The newborn has a fever, can I cuddle the baby?'], /please wait/],
  [['My period is heavy, is that normal?'], /copper coil often/],
  [['I have a sore throat', 'should I go to the hospital?'], /stay as long as they ask/],
  [['Can I go home on the bus with a sprained ankle?'], /stay as long as they ask/],
])('%j is answered otherwise', (messages, answer) => expect(replyTo(...messages)).not.toMatch(answer))
