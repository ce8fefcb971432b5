import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

const shingles = 'I am a 70-year-old woman with a burning rash with blisters in a band round my right side since yesterday'
const reflux = 'Man, 50. Heartburn after meals for a month'

/** The case once its verdict is given. */
function toVerdict(story: string) {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), story)
  for (let round = 0; round < 14 && turn.reply.kind !== 'verdict'; round++) turn = clinic.consult(turn.case, 'no, nothing else')
  expect(turn.reply.kind).toBe('verdict')
  return turn.case
}

test.each([
  [shingles, 'the rash has come out on my forehead now and my eyelid is swollen'],
  [shingles, 'there are some beside my eye as well now, the rash I mean'],
  [shingles, 'it has got to my brow, and the rash is right by the eye'],
  [reflux, 'I have just thrown up something like coffee grounds'],
])('%s, then "%s": what the verdict warned of is an emergency when it comes', (story, words) => {
  const { reply } = clinic.consult(toVerdict(story), words)
  expect(reply.triage?.level).toMatch(/^(?:emergency-department|ambulance)$/)
})

test('what the verdict asked to see a doctor for is no longer care at home', () => {
  expect(clinic.consult(toVerdict(reflux), 'and by now food sticks when I swallow').reply.triage?.level).not.toBe('self-care')
})

test.each([
  [shingles, 'the rash is not near my eye'],
  [shingles, 'what do I do if the rash gets near my eye?'],
  [shingles, 'my husband has an eye appointment tomorrow'],
  [shingles, 'the rash itches a little more'],
  [shingles, 'ok, thank you'],
])('%s, then "%s": that is no warning come true', (story, words) => {
  const before = toVerdict(story)
  expect(clinic.consult(before, words).case.held.some(({ rule }) => rule.startsWith('warned-of:'))).toBe(false)
})

const pregnant = 'I am 33 weeks pregnant, 29, and my ankles swell in the evening'

test.each(['baby is a bit quieter since lunch', 'the baby is a little less active today', 'My baby has been very quiet today'])(
  'after 28 weeks "%s" is an emergency at once',
  (words) => {
    const { case: told } = clinic.consult(clinic.newCase({ country: 'GB' }), pregnant)
    expect(clinic.consult(told, words).reply.triage?.level).toBe('emergency-department')
  },
)

test.each(['the baby is very active today', 'the baby is not quiet at all', 'should I worry if the baby is quieter?'])(
  'after 28 weeks "%s" is none',
  (words) => {
    const { case: told } = clinic.consult(clinic.newCase({ country: 'GB' }), pregnant)
    expect(clinic.consult(told, words).case.observations['reduced-fetal-movements']?.polarity).not.toBe('present')
  },
)

const snoring = 'I am a 52 year old man, my wife says I snore terribly and stop breathing at night, and I am tired all day'

test.each(['last week I fell asleep at the wheel', 'I fell asleep at the wheel at the lights today', 'I get sleepy at the wheel'])(
  'beside a booked visit "%s" brings one sooner',
  (words) => {
    const before = toVerdict(snoring)
    expect(before.held.some(({ level }) => level === 'within-24-hours')).toBe(false)
    expect(clinic.consult(before, words).case.held.find(({ rule }) => rule.startsWith('warned-of:'))?.level).toBe('within-24-hours')
  },
)

const worms = 'I am 31, breastfeeding, with an itchy bottom at night, and my daughter has threadworms'

test.each(['I am breastfeeding', 'yes, breastfeeding, as I said', 'so is the tablet ok, breastfeeding I mean'])(
  'a known fact told once more is no sign that was watched for: %s',
  (words) => {
    expect(clinic.consult(toVerdict(worms), words).case.held.some(({ rule }) => rule.startsWith('warned-of:'))).toBe(false)
  },
)
