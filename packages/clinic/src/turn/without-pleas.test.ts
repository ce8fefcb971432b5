import { expect, test } from 'vitest'
import { hear } from '../hear/hear.ts'
import { createLearnedReader } from '../hear/learned/learned-reader.ts'
import { buildKnowledgeBase } from '../judge/knowledge-base.ts'
import { loadClinic } from '../testing/load-clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'
import { namedInPleas, timeOfPlea, withoutPleas } from './without-pleas.ts'

const pack = loadPack()
const clinic = loadClinic()
const base = buildKnowledgeBase(pack, undefined, createLearnedReader(loadLearned()))
const stroke = clinic.consult(clinic.newCase({ country: 'GB' }), 'my dad is 70, his face is drooping and he cannot lift his arm').case
const pleas = [
  'can I sleep it off',
  'it is probably just a migraine',
  'can I wait till the morning',
  'I am scared of hospitals',
  'are you sure',
  'I am not going',
  'can he have a cup of tea',
]

test('no rule for the hospital rests on what a plea may name', () => {
  const urgent = pack.redFlags.filter(({ level }) => level === 'ambulance' || level === 'emergency-department')
  const named = [...namedInPleas].filter((id) => urgent.some((rule) => JSON.stringify(rule).includes(`"${id}"`)))
  expect(named).toEqual([])
  expect(pack.findings.filter(({ id, grave }) => grave === true && namedInPleas.has(id.split('.')[0] ?? id))).toEqual([])
  expect([...namedInPleas].filter((id) => !pack.findings.some((finding) => finding.id === id))).toEqual([])
})

test('whatever is told within a plea stays, sure or not, told or denied, unless it is among those', () => {
  for (const words of pleas) {
    const heard = hear(base.knowledge, base.learned, words, { pending: null, person: stroke.person, complaints: [] }, null)
    for (const { id } of pack.findings)
      for (const polarity of ['present', 'absent'] as const)
        for (const certain of [true, false]) {
          const mention = {
            finding: id,
            polarity,
            start: 0,
            end: words.length,
            text: words,
            experiencer: 'patient' as const,
            certain,
            temporality: 'current' as const,
          }
          const kept = withoutPleas(stroke, { ...heard, mentions: [mention] }).mentions.length === 1
          // "I can't be having a stroke" denies no history.
          const isHistoryDenied = polarity === 'absent' && id.startsWith('history-')
          if (!kept && !timeOfPlea.test(id) && !isHistoryDenied) expect(namedInPleas).toContain(id.split('.')[0])
        }
  }
})

test('a plea puts nothing down, and outside an emergency nothing is passed over', () => {
  const emergency = clinic.consult(stroke, 'it is probably just a migraine, can he sleep it off')
  expect(Object.keys(emergency.case.observations)).not.toContain('history-migraine')
  expect(emergency.reply.triage?.level).toBe('ambulance')
  const calm = clinic.consult(clinic.newCase({ ageYears: 30 }), 'I have a headache').case
  const heard = hear(base.knowledge, base.learned, 'I get panic attacks', { pending: null, person: calm.person, complaints: [] }, null)
  expect(withoutPleas(calm, heard)).toBe(heard)
})

test('a new danger within a plea is told', () => {
  const { case: after } = clinic.consult(stroke, 'can I wait, he has chest pain now and he is short of breath')
  expect(after.observations['chest-pain']?.polarity).toBe('present')
})
