import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'
import { compareLevels } from './level-order.ts'

const clinic = loadClinic()
const firstOf = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words)

/** A dead or infected foot, a sore down to the deep: hospital (NICE NG19, CG179). */
const hospital: readonly string[] = [
  'I am diabetic and my big toe turned dark and wet and it stinks',
  'my husband has diabetes and the sole of his foot is mushy and black round a hole',
  'both toes on the left have gone black and shrivelled, he has sugar',
  'a bed sore on the hip which is weeping pus and she has a fever',
  'the redness round her bedsore is spreading and she is suddenly confused',
  'my nan is bedridden and her heel has gone black and squidgy',
]

/** Skin that dies under the weight of the body, and feet in diabetes: within a day. */
const withinDay: readonly string[] = [
  'dad has been in bed most of the time since his stroke and there is a dark purple patch on his heel that feels boggy',
  'carer here, she is 88, the heel went maroon and squashy',
  'the skin on her tailbone has broken down, she is bedbound',
  'a grade three ulcer on the sacrum, she is a bit better in herself',
  'he lives in a wheelchair and has a deep hole in his backside, smelly',
  'I have diabetes and a blister on my foot that is oozing',
  "my diabetic mother's foot smells rotten",
  'black scab on the heel of my mother, who is 82 and in bed all the time',
]

test.each(hospital)('needs hospital: %s', (words) => {
  expect(firstOf(words).reply.triage?.level).toMatch(/^(?:emergency-department|ambulance)$/)
})

test.each(withinDay)('needs a doctor or nurse within a day: %s', (words) => {
  const { reply } = firstOf(words)
  expect(reply.triage).not.toBeNull()
  expect(compareLevels(reply.triage?.level ?? 'self-care', 'within-24-hours')).toBeGreaterThanOrEqual(0)
})

test('a dark soft heel of somebody who lies is a pressure sore, and no mole', () => {
  const { case: told } = firstOf('She is 88 and in bed most of the time, one heel has turned purple and feels boggy')
  expect(told.leaders[0]).toBe('pressure-ulcer')
  expect(told.leaders).not.toContain('benign-mole')
})

test.each([
  'I have a blister on my heel from new shoes',
  'my heel hurts with the first steps in the morning, I am 45',
  'My toes are sore from running',
])('is nothing for a hospital, and no diabetic foot where nobody spoke of diabetes: %s', (words) => {
  const { case: told, reply } = firstOf(words)
  expect(reply.triage?.level ?? 'self-care').not.toMatch(/emergency|ambulance|within/)
  expect(told.leaders[0]).not.toBe('diabetic-foot-infection')
})
