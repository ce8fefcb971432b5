import { expect, test } from 'vitest'
import { createClinic } from '../../clinic.ts'
import { loadPack } from '../../testing/load-pack.ts'
import { isEmergency } from './level-order.ts'
import { appliesTo } from './red-flag-rules.ts'

const pack = loadPack()
const clinic = createClinic(pack)
const parents = new Map(pack.findings.map(({ id, parents: own }) => [id, own]))
const person = clinic.newCase({ ageYears: 45, sex: 'female' }).person

/** A finding with everything it implies. */
function withAncestors(id: string): string[] {
  return [id, ...(parents.get(id) ?? []).flatMap(withAncestors)]
}

test('telling one more thing silences no rule that sends to hospital, unless it contradicts the picture of that rule', () => {
  const rules = pack.redFlags.filter((rule) => isEmergency(rule.level))
  const isSlot = new Set(pack.findings.filter(({ dimension }) => dimension !== undefined).map(({ id }) => id))
  const state = new Set(['pregnant', 'menopause', 'scan-fetal-heartbeat', 'weakness-both-legs'])
  const silenced: string[] = []
  for (const rule of rules)
    for (const { id } of pack.findings) {
      const added = withAncestors(id)
      const culprit = rule.unless?.find((silencer) => added.includes(silencer))
      if (culprit !== undefined && !isSlot.has(culprit) && !state.has(culprit)) silenced.push(`${rule.id} by ${id}`)
    }
  expect(silenced).toEqual([])
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
