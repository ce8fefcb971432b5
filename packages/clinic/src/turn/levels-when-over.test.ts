import { describe, expect, it } from 'vitest'
import { isEmergency } from '../judge/levels/level-order.ts'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

function talk(...messages: readonly string[]) {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), messages[0] ?? '')
  for (const words of messages.slice(1)) turn = clinic.consult(turn.case, words)
  return turn
}

function isHospital({ case: now }: ReturnType<typeof talk>): boolean {
  const level = clinic.levelOf(now)
  return level !== null && isEmergency(level)
}

const nose = 'I am 55 and my nose has been bleeding for 40 minutes and it will not stop'
const colic = 'woman 38, right upper belly pain after a curry, vomiting, goes through to my back, 3 hours'
const boy = 'my son is 6, fever 39.5 and vomiting since yesterday, headache'
const tooth = 'tooth abscess, my face is swollen and I have a fever 38.5, 33 f'

describe('what harms by going on falls when it is over', () => {
  it.each([
    [nose, 'it has finally stopped, I kept pinching', 'within-24-hours'],
    [colic, 'it all stopped yesterday evening, no fever, I am eating again', 'appointment'],
    [
      'man 45 flank pain so bad i cannot lie still, goes to the groin, vomiting, no fever',
      'gone completely, a little stone came an hour ago',
      'within-24-hours',
    ],
    [
      'I am 24, vomiting everything for a day, hardly peeing, dizzy when I stand',
      'I have not been sick since last night and I keep water down now, peeing normally',
      'appointment',
    ],
    [
      'my mum 79 takes warfarin, she knocked her arm, the cut wont stop bleeding',
      'no bleeding any more since we pressed for 15 minutes',
      'within-24-hours',
    ],
    [boy, 'the fever has gone since last night and he is running about, eats like a horse', 'appointment'],
  ])('%s - %s', (told, over, level) => {
    const first = talk(told)
    expect(isHospital(first)).toBe(true)
    const next = clinic.consult(first.case, over)
    expect(clinic.levelOf(next.case)).toBe(level)
    expect(next.reply.text).toMatch(/Good that it is over/)
    expect(next.reply.text).toMatch(/If it starts again/)
    expect(isHospital(clinic.consult(next.case, 'ok thanks for that'))).toBe(false)
  })

  it('what only sounded grave is for today where most of it has gone', () => {
    const first = talk(boy)
    expect(isHospital(first)).toBe(true)
    expect(isHospital(clinic.consult(first.case, 'he is much better today, most of it has gone and he drinks his squash'))).toBe(false)
    expect(isHospital(clinic.consult(first.case, 'he is much better, we are not going to any hospital'))).toBe(true)
  })

  it('a sting that has gone raises nothing', () => {
    const asked = talk(
      'I think it is cystitis again, stings when I wee and I go every half hour, since last night, 25 f',
      'no temperature, no back pain, no blood, not pregnant',
    )
    const after = clinic.consult(asked.case, 'day two and the sting has gone completely, I still wee a bit more than usual')
    expect(['appointment', 'self-care', null]).toContain(clinic.levelOf(after.case))
  })

  it('rises again with what comes back', () => {
    const calm = talk(nose, 'it has stopped now')
    expect(isHospital(calm)).toBe(false)
    expect(isHospital(clinic.consult(calm.case, 'it is bleeding again and it wont stop, it is pouring down'))).toBe(true)
  })

  it('asks nothing more about the way to hospital', () =>
    expect(talk(nose, 'it has stopped now').reply.text).not.toMatch(/get to a hospital|take you to hospital|999\? Is someone/))
})

describe('what counts also when it is over stays, and the reply says why', () => {
  it.each([
    [
      'I am 61 and I had a crushing pain in my chest for twenty minutes, sweaty',
      'it has stopped now, no pain any more',
      /heart attack can stop and come back/,
    ],
    [
      'my wife 64, her mouth drooped and she could not find words',
      'it is all gone now, she talks normally',
      /stroke sign that goes away is a warning/,
    ],
    [
      'my daughter 9 fell off the swing and was knocked out for a minute',
      'she is fine now, playing, no headache any more',
      /bleeds inside/,
    ],
    ['I took 30 paracetamol an hour ago', 'I feel fine now, it is over', /harm hours later/],
    ['my son 14 has sudden pain in one testicle', 'the pain has gone now', /only an examination can tell/i],
    ['i have been vomiting blood since this morning', 'it has stopped now', /without being felt/],
    ['33 weeks pregnant and bleeding bright red', 'the bleeding has stopped', /hospital/],
    ['I am on chemo and have a fever of 38.3', 'the fever has gone now', /hospital/],
    ['my baby is 7 weeks old and has a fever of 38.4', 'the fever has gone now', /hospital/],
    ['stung by a bee, throat closing and hives all over', 'used my epipen, it has all gone now', /call 999/],
    ['I am 72, sudden terrible pain in my belly and back, feel faint', 'the pain has stopped now', /call 999/],
    [
      'belly pain began round the navel, now right lower side, fever, cant walk upright, 19 m',
      'the pain has suddenly gone',
      /hospital|emergency/,
    ],
  ])('%s - %s', (told, over, why) => {
    const next = talk(told, over)
    expect(isHospital(next)).toBe(true)
    expect(next.reply.text).toMatch(why)
  })

  it.each([
    ['not yet', nose, 'it hasnt stopped'],
    ['not for good', nose, 'it stops and then it comes back'],
    ['only asked', nose, 'will it have stopped by tonight?'],
    ['only nearly', nose, 'it has almost stopped'],
    ['under a painkiller', `${colic}, fever 38.7, shivering`, 'the pain has gone since I took codeine'],
    ['one of two', 'I have a fever of 39, a stiff neck and a bad headache', 'the fever has gone now'],
  ])('%s: %s - %s', (_, told, words) => expect(isHospital(talk(told, words))).toBe(true))
})

describe('what a clinician has treated', () => {
  it.each([
    [tooth, 'the dentist drained it on tuesday, the swelling has gone down and no fever since'],
    [
      'Joan is 88 and on apixaban, a skin tear on her shin is still oozing after twenty minutes',
      'the nurse has come, she closed it with steri strips and will be back Friday',
    ],
  ])('%s - %s', (told, treated) => {
    expect(isHospital(talk(told))).toBe(true)
    const next = talk(told, treated)
    expect(isHospital(next)).toBe(false)
    expect(next.reply.text).toMatch(/somebody has examined/)
  })

  it.each([
    [tooth, 'the dentist drained it on tuesday but it is getting worse'],
    [tooth, 'the dentist said on the phone that it is fine'],
    [tooth, 'the dentist drained one last year and it got better'],
  ])('not where it is no better, only spoken of or long ago: %s - %s', (told, words) => expect(isHospital(talk(told, words))).toBe(true))
})

describe('what is said aside makes no story graver that was heard already', () => {
  it.each([
    [
      'my finger is sore from knitting, for a week. I am 70',
      'my brother lost both his legs to diabetes and a cousin went blind, my poor mother had a stroke',
    ],
    [
      'itchy scalp for months, I am 34',
      'my uncle went blind with his sugar and had a heart attack at forty, he nearly died in the ambulance',
    ],
  ])('%s - %s', (told, aside) => expect(isHospital(talk(told, aside))).toBe(false))

  it('but what comes with it does', () =>
    expect(
      isHospital(talk('my finger is sore from knitting, for a week. I am 70', 'and now my chest is crushing and I am pouring with sweat')),
    ).toBe(true))
})
