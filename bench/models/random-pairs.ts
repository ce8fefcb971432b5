import type { Clinic, ListenedClause, ListeningBrief } from '@dr-ai/clinic'
import { briefFor, type CaseState, clinicTurn } from '@dr-ai/clinic/answer/clinic-turn'
import type { DoctorContext } from '@dr-ai/clinic/answer/doctor-context'
import type { MessageRow } from '@dr-ai/clinic/corpus/read-corpus'
import { type ConversationItem, quietCourse } from '../../apps/server/src/doctor/doctor.ts'
import { offeredMoves } from '../../apps/server/src/doctor/model/describe-case.ts'
import { createModelMetrics } from '../../apps/server/src/doctor/model/model-metrics.ts'
import { createModelDoctor } from '../../apps/server/src/doctor/model-doctor.ts'
import { type FakeProvider, replyPieces } from '../../apps/server/src/testing/fake-provider.ts'
import { hostileCases } from '../../apps/server/src/testing/hostile-cases.ts'
import { listenTo } from '../../apps/server/src/testing/scripted-listener.ts'
import { createRandom } from '../random.ts'

const levels = [null, 'self-care', 'appointment', 'within-24-hours', 'emergency-department', 'ambulance'] as const
/** Characters of a request or an answer that make a token; about four in English, fewer in JSON. */
const charactersAToken = 3.5
const turns = 2
/** What the listener's instructions ask for: so many clauses at most, and few words in each. */
const mostClauses = 10
const quoteWords = 8

/**
 * Random replies and random claims of a model to random messages, two turns each. In: how many pairs of a reply and a case, and the rows that
 * the messages come from. Out: how often the level was under the embedded doctor's for the same words, how often a card was not the clinic's
 * own, and the tokens that one turn
 * sends and gets from a model that hears all and words all.
 */
export async function tryRandomPairs(clinic: Clinic, fake: FakeProvider, rows: readonly MessageRow[], pairs: number) {
  const { next, pick } = createRandom(20_261_123)
  const doctor = createModelDoctor({ loadClinic: async () => clinic, settings: fake.settings, metrics: createModelMetrics() })
  const findings = Object.keys(
    clinic.caseOfConversation(rows.slice(0, 200).map(({ text }) => ({ type: 'user', content: text }))).observations,
  )
  const texts = hostileCases.map(({ model }) => model.text)
  const tokens: { in: number; out: number }[] = []
  const count = { fell: 0, cardChanged: 0 }
  for (let pair = 0; pair < pairs; pair += turns) {
    const context: DoctorContext = {
      profile: { ageYears: Math.floor(next() * 90), sex: pick(['female', 'male', null]) },
      subject: 'self',
      medications: [],
      allergies: [],
      country: 'GB',
    }
    let mind: CaseState = null
    const earlier: ConversationItem[] = []
    for (let turn = 0; turn < turns; turn++) {
      const row = pick(rows)
      const words = row.text
      const { candidates } = await briefFor(clinic, mind, words, context)
      const clauses = Array.from({ length: Math.floor(next() * 5) }, () => ({
        quote: pick([words, words.split(/[,.]/)[0] ?? words, 'no such words']),
        act: pick(['fact', 'denial', 'answer', 'correction', 'question']),
        person: pick(['patient', 'patient', 'other']),
        time: pick(['now', 'past']),
        polarity: pick(['present', 'absent']),
        findings: [pick(findings)],
        means: pick(['', pick(findings).replaceAll('-', ' ')]),
      }))
      fake.listen(() => ({ kind: 'says', pieces: [JSON.stringify({ clauses })] }))
      const moves = ['m1', 'm2', 'm3'].map((id) => ({ id, text: pick(texts) }))
      const recommendations = [pick(texts)]
      fake.next({ kind: 'says', pieces: replyPieces({ moves, text: pick(texts), level: pick(levels), recommendations }, 400) })
      const [heardBefore, seenBefore] = [fake.listenedTo.length, fake.seen.length]
      const own = await clinicTurn(clinic, mind, words, context)
      const answer = await doctor.reply(mind, words, context, { ...quietCourse, earlier: async () => earlier })
      const sent = [...fake.listenedTo.slice(heardBefore), ...fake.seen.slice(seenBefore)]
      if (sent.length > 0) {
        const clauses = listenTo('right', { row, candidates, nameOf: (id) => id, grave: [] })
        const written = clauses.slice(0, mostClauses).map((each) => asWritten(each, candidates))
        const said = { clauses: written, moves: wholeVoice(own, JSON.stringify(written).length) }
        tokens.push({
          in: Math.round(sent.reduce((sum, { body }) => sum + body.replaceAll('\\"', '"').length, 0) / charactersAToken),
          out: Math.round(JSON.stringify(said).length / charactersAToken),
        })
      }
      const [level, floor] = [answer.clinical.triage?.level ?? null, own.reply.triage?.level ?? null]
      if (levels.indexOf(level) < levels.indexOf(floor)) count.fell += 1
      const isCard = own.reply.kind === 'crisis' || own.reply.kind === 'emergency'
      const stands = own.reply.parts.every(({ text }) => answer.response.includes(text))
      if (isCard && !stands) count.cardChanged += 1
      mind = answer.mind
      earlier.push({ type: 'user', content: words }, { type: 'ai', content: answer.response })
    }
  }
  const quantile = (side: 'in' | 'out', share: number): number => {
    const sorted = tokens.map((each) => each[side]).toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  }
  return {
    'pairs.tried': pairs,
    'pairs.level.fell': count.fell,
    'pairs.card.changed': count.cardChanged,
    'tokens.in.median': quantile('in', 0.5),
    'tokens.in.p95': quantile('in', 0.95),
    'tokens.in.most': quantile('in', 1),
    'tokens.out.median': quantile('out', 0.5),
    'tokens.out.p95': quantile('out', 0.95),
    'tokens.out.most': quantile('out', 1),
  }
}

/** A clause as it goes over the wire: no more words than carry it, and numbers of the list for the ids. */
function asWritten({ quote, findings, ...clause }: ListenedClause, candidates: ListeningBrief['candidates']) {
  const numbers = findings.map((finding) => String(candidates.findIndex(({ id }) => id === finding) + 1))
  return { ...clause, quote: quote.split(/\s+/).slice(0, quoteWords).join(' '), findings: numbers }
}

/** The answer of a model that words every move anew and adds two sentences of its own, after so many characters as a listener. */
function wholeVoice(turn: Parameters<typeof offeredMoves>[0], heard: number) {
  const moves = offeredMoves(turn, heard).map(({ id, part }) => ({ id, text: part.text }))
  return { moves, text: 'x'.repeat(180), level: 'within-24-hours', causes: [], recommendations: ['x'.repeat(60)], citations: [] }
}
