import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

test.each([
  'God told me to take all my tablets',
  'the voices told me to take all my tablets',
  'the voice says take the whole bottle',
  'Jesus told me to jump off the bridge',
  'Allah is telling me to take all the pills',
  'an angel commands me to take all my medication',
  'God wants me to take all my tablets and come to him',
  'satan told me to cut myself',
  'my son says god told him to take all his tablets',
  'the tv is telling me to take all my pills',
  'demons are ordering me to drink bleach',
  'an angel told my wife to jump off the balcony',
  'my dad says the voices want him to hang himself',
  'God told me to stop eating and drinking',
])('an order from above against the own life needs an ambulance, and the voice is spoken of: %s', (words) => {
  const { reply } = last(words)
  expect(reply.crisis?.kind).toBe('self-harm')
  expect(reply.triage?.level).toBe('ambulance')
  expect(reply.text).toMatch(/voice that gives orders can be part of an illness/)
})

test.each(['god told me to take all my tablets so I did', 'I took all my tablets because jesus told me to'])(
  'what was ordered and done is an overdose: %s',
  (words) => {
    const { reply } = last(words)
    expect(reply.crisis?.kind).toBe('overdose')
    expect(reply.triage?.level).toBe('ambulance')
    expect(reply.text).toMatch(/voice that gives orders can be part of an illness/)
  },
)

test.each(['god said I should kill my wife', 'the voices order me to stab people', 'Satan wants me to drown my baby'])(
  'an order against others: %s',
  (words) => expect(last(words).reply.crisis?.kind).toBe('harm-to-others'),
)

test.each([
  'I pray to God and take my tablets',
  'thank God I take my tablets every day',
  'god willing I take my medicine and get better',
  'I swear to God I take all my tablets like you said',
  'God knows I take my tablets',
  'my pastor told me to take my tablets',
  'the priest said I should take all my tablets',
  'God bless the doctor who told me to take all my tablets',
  'inshallah I will take all my medicine',
  'the doctor told me to take all my tablets',
  'Hail Mary, I take all of my pills in the morning',
  'I trust in Allah and take my insulin',
  "with God's help I take my meds and I feel better",
  'dad says he takes all his pills',
  'the Lord gives me strength and I take my pills',
  'the bible says thou shalt not kill',
])('a prayer, a saying and a doctor’s advice are no crisis: %s', (words) => {
  const { reply, case: told } = last(words)
  expect(reply.crisis).toBeNull()
  expect(told.held).toEqual([])
})

test.each([
  "I pray to God I don't wake up and take my tablets",
  'God forgive me I have taken all my tablets',
  "I swear to God I'll take all my tablets tonight",
  'god knows I want to die, I take my tablets all',
  'please god take me, I have my tablets here',
  'I asked God to forgive me and took all my pills',
  'I pray and I take my pills and nobody would miss me',
  'the doctor told me to take all my tablets but I took them at once',
])('despair beside a prayer stays one: %s', (words) => expect(last(words).reply.crisis).not.toBeNull())
