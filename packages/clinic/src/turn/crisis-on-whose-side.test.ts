import { describe, expect, it } from 'vitest'
import { last } from './testing/talk.ts'

describe('the card speaks to the one who writes', () => {
  it.each([
    ['i lost my temper and shook the baby'],
    ['i snapped and threw the baby on the bed'],
    ['i have got so angry and squeezed our baby hard, he will not stop crying'],
  ])('a hand of one’s own that hurt a baby: %s', (words) => {
    const { case: now, reply } = last(words)
    expect(now.crisis?.kind).toBe('harm-to-others')
    expect(reply.triage?.level).toBe('emergency-department')
    expect(reply.text).toMatch(/needs a hospital now/)
    expect(reply.text).not.toMatch(/not your fault|Domestic Abuse/)
  })

  it('a baby hurt by another is the one in danger', () => {
    const { case: now, reply } = last('my boyfriend shook the baby')
    expect(now.crisis).toMatchObject({ kind: 'abuse', about: 'baby' })
    expect(reply.text).toMatch(/needs a hospital now/)
    expect(reply.text).not.toMatch(/fault of your boyfriend/)
  })

  it('pictures of harming one’s own baby are the speaker’s', () => {
    const { reply } = last('had my baby 3 weeks ago and i keep seeing myself dropping her down the stairs')
    expect(reply.text).not.toMatch(/Childline|Do not argue/)
  })

  it.each([['i shook the babys bottle and it leaked'], ['i lost my temper with the baby monitor'], ['i threw up on the baby']])(
    'nothing was done to a baby: %s',
    (words) => expect(last(words).case.crisis).toBeNull(),
  )
})

describe('what follows a violence', () => {
  it('bleeding told after a rape needs a hospital the same day, and is taken up', () => {
    const { reply } = last('i was raped', 'last night, and im bleeding')
    expect(reply.triage?.level).toBe('emergency-department')
    expect(reply.text).toMatch(/^\*\*Go to an emergency department now.*bleeding/is)
  })

  it('a throat that was gripped until a faint is told to call an ambulance in so many words', () => {
    const { reply } = last('he put his hands round my neck last night and i blacked out')
    expect(reply.text).toMatch(/^\*\*Call an ambulance now/)
  })

  it.each([['i dont feel safe going home to him'], ['i dont feel safe at home'], ['i never feel safe around my stepdad']])(
    'who does not feel safe is asked, with a helpline: %s',
    (words) => {
      const { case: now, reply } = last(words)
      expect(now.crisis?.kind).toBe('abuse')
      expect(reply.text).toMatch(/0808 2000 247/)
    },
  )

  it('who does not feel safe on the stairs is not', () =>
    expect(last('i dont feel safe at home on the stairs since my fall').case.crisis).toBeNull())
})

describe('means kept ready', () => {
  it.each([
    ['i have been saving up my amitriptyline so its ready'],
    ['been putting by my sleeping tablets, i have enough now'],
    ['its all sorted for when i end it'],
  ])('are heard: %s', (words) => {
    const { case: now, reply } = last(words)
    expect(now.crisis?.kind).toBe('self-harm')
    expect(reply.text).toMatch(/116 123/)
  })

  it.each([
    ['im putting aside my tablets for when im travelling'],
    ['feel bad, i keep arguing with her and i dont know how to talk when i end it with my girlfriend'],
  ])('of another kind are not: %s', (words) => expect(last(words).case.crisis?.kind).not.toBe('self-harm'))
})

it('something of the body told in a crisis comes with somebody to turn to', () => {
  const { reply } = last('i cant go on, ive got the tablets here', 'my head hurts too and i feel sick')
  expect(reply.text).toMatch(/116 123/)
  expect(reply.text).toMatch(/999/)
})

it.each([
  ['honestly some days id rather be dead', 'no i dont mean that, i would never hurt myself, i was just venting about work'],
  ['my friend says she will end it', 'false alarm she was quoting a song'],
  ['i will kill him', 'no lol its my brother and its a joke'],
])('what is called not meant is asked about once, straight out: %s / %s', (...words) => {
  const asked = last(...words)
  expect(asked.case.crisis?.certainty).toBe('possible')
  expect(asked.reply.text).toMatch(/ask you straight out/)
  expect(last(...words, 'no').case.crisis?.certainty).toBe('denied')
})
