import { expect, test } from 'vitest'
import { loadClinic, loadLexiconClinic } from '../../testing/load-clinic.ts'
import { loadPack } from '../../testing/load-pack.ts'
import { isEmergency } from './level-order.ts'
import { appliesTo, firedRedFlags } from './red-flag-rules.ts'

const pack = loadPack()
const clinic = loadLexiconClinic()
const parents = new Map(pack.findings.map(({ id, parents: own }) => [id, own]))
const person = clinic.newCase({ ageYears: 45, sex: 'female' }).person

/** What contradicts the picture of a rule although it is no form of a finding. */
const state = new Set(['pregnant', 'menopause', 'scan-fetal-heartbeat', 'weakness-both-legs'])

/** A finding with everything it implies. */
function withAncestors(id: string): string[] {
  return [id, ...(parents.get(id) ?? []).flatMap(withAncestors)]
}

test('telling one more thing silences no rule that sends to hospital, unless it contradicts the picture of that rule', () => {
  const rules = pack.redFlags.filter((rule) => isEmergency(rule.level))
  const isSlot = new Set(pack.findings.filter(({ dimension }) => dimension !== undefined).map(({ id }) => id))
  const silenced: string[] = []
  for (const rule of rules)
    for (const { id } of pack.findings) {
      const added = withAncestors(id)
      const culprit = rule.unless?.find((silencer) => added.includes(silencer))
      if (culprit !== undefined && !isSlot.has(culprit) && !state.has(culprit)) silenced.push(`${rule.id} by ${id}`)
    }
  expect(silenced).toEqual([])
})

test('from the first word on: every rule that sends to hospital speaks as loud in the company of any other finding', () => {
  const slots = new Set(pack.findings.filter(({ dimension }) => dimension !== undefined).map(({ id }) => id))
  const contradicts = ({ unless = [] }: (typeof pack.redFlags)[number], added: readonly string[]) =>
    unless.some((silencer) => added.includes(silencer) && (slots.has(silencer) || state.has(silencer)))
  const everything = pack.findings.map(({ id }) => withAncestors(id))
  const silenced: string[] = []
  for (const rule of pack.redFlags.filter(({ level }) => isEmergency(level))) {
    const own = rule.all.map((part) => (typeof part === 'string' ? part : (part[0] ?? ''))).flatMap(withAncestors)
    const alone = [rule]
    for (const added of everything) {
      const present = new Set([...own, ...added])
      const fired = firedRedFlags(alone, (finding) => present.has(finding), { ...person, ageYears: null, sex: null, pregnant: null })
      if (
        fired.length === 0 &&
        appliesTo(rule, { ...person, ageYears: null, sex: null, pregnant: null }) &&
        !contradicts(rule, [...own, ...added])
      )
        silenced.push(`${rule.id} by ${added[0]}`)
    }
  }
  expect(silenced).toEqual([])
})

test('from the first word on: a level once spoken stands, whatever harmless is told or left open afterwards', () => {
  const heard = loadClinic()
  const urgency = ['self-care', 'appointment', 'within-24-hours', 'emergency-department', 'ambulance']
  const later = [
    'it is raining here and the dog wants out',
    "I don't know",
    'I also have an itchy toe',
    'my knee clicks a little, it has for years',
  ]
  for (const words of [
    'my stool was black as tar this morning',
    'my chest is tight and my arm is heavy',
    'I nearly fainted in the shower',
    'my belly hurts low on the right',
  ]) {
    let turn = heard.consult(heard.newCase({ ageYears: 55, sex: 'female' }), words)
    for (const next of later) {
      const before = urgency.indexOf(heard.levelOf(turn.case) ?? '')
      turn = heard.consult(turn.case, next)
      expect(urgency.indexOf(heard.levelOf(turn.case) ?? ''), `${words} / ${next}`).toBeGreaterThanOrEqual(before)
    }
  }
})

test('from the first word on: a rule told together with another finding is as urgent as alone', () => {
  const urgency = ['self-care', 'appointment', 'within-24-hours', 'emergency-department', 'ambulance']
  const levelWith = (findings: readonly string[]) => {
    const { held } = clinic.addFacts(clinic.newCase({ ageYears: 45, sex: 'female' }), {
      observations: findings.map((finding) => ({ finding, polarity: 'present', text: '', source: 'measured' })),
    })
    return Math.max(-1, ...held.map(({ level }) => urgency.indexOf(level)))
  }
  const symptoms = pack.findings.filter(({ kind, base }) => base === undefined && (kind === 'symptom' || kind === 'sign'))
  const fallen: string[] = []
  pack.redFlags
    .filter((rule) => isEmergency(rule.level) && appliesTo(rule, person))
    .forEach((rule, place) => {
      const own = rule.all.map((part) => (typeof part === 'string' ? part : (part[0] ?? '')))
      const alone = levelWith(own)
      for (const step of [7, 131, 389]) {
        const other = symptoms[(place * step) % symptoms.length]?.id ?? ''
        if (!rule.unless?.some((silencer) => withAncestors(other).includes(silencer)) && levelWith([...own, other]) < alone)
          fallen.push(`${rule.id} with ${other}`)
      }
    })
  expect(fallen).toEqual([])
})
