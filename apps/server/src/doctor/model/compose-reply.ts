import type { Consultation } from '@dr-ai/clinic'
import type { DoctorAnswer } from '@dr-ai/clinic/answer/clinic-turn'
import { answerOf } from '@dr-ai/clinic/answer/clinic-turn'
import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import type { Passage } from '../doctor.ts'
import type { LeashedReply } from '../leash/leash-reply.ts'

const closing = 'I can be wrong, and I cannot examine you. If you feel much worse, get help at once.'

/** What stands above the model's words: the level and its reasons, in the clinic's own words; empty before a verdict. */
export function headOf({ reply }: Consultation): string {
  if (reply.kind === 'information') return reply.text
  if (reply.kind !== 'verdict' || !reply.triage) return ''
  return `**${reply.triage.title}.**\n\nThis is because of: ${reply.triage.because
    .slice(0, 4)
    .map(({ name }) => name)
    .join('; ')}.`
}

/** Blocks of a reply under each other, empty ones left out. */
export function joinBlocks(...blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n')
}

/** Citations as a patient reads them: the document's name and page. */
export function withPlaces(text: string, passages: readonly Passage[]): string {
  return passages.reduce((words, { id, place }) => words.replaceAll(`[${id}]`, `(${place})`), text)
}

/**
 * The answer: the clinic's level above, the model's words in the middle, the clinic's question or its warnings under them.
 * What the clinic has understood, asked and named stays as it is; what the model adds is marked as its own.
 */
export function composeReply(turn: Consultation, leashed: LeashedReply, passages: readonly Passage[], model: string): DoctorAnswer {
  const { reply } = turn
  const isVerdict = reply.kind === 'verdict'
  const recommendations = isVerdict ? leashed.recommendations : []
  const text = joinBlocks(
    headOf(turn),
    withPlaces(leashed.text, passages),
    recommendations.length > 0 ? `**What I recommend:**\n\n${recommendations.map((each) => `- ${each}`).join('\n')}` : '',
    isVerdict ? ownSteps(reply.recommendations) : '',
    isVerdict ? warningsOf(reply) : '',
    isVerdict ? closing : '',
    reply.kind === 'information' ? '' : (reply.question?.text ?? ''),
  )
  const answer = answerOf({ case: turn.case, reply: { ...reply, text } }, { kind: 'model', model, fallback: false })
  // The parts are the clinic's own words: they say nothing of what the model said.
  const { parts: _unsaid, ...clinical } = answer.clinical
  return { ...answer, clinical: withModels(clinical, leashed, recommendations, isVerdict) }
}

function withModels(clinical: Clinical, { causes }: LeashedReply, recommendations: readonly string[], isVerdict: boolean): Clinical {
  if (!isVerdict) return clinical
  return {
    ...clinical,
    causes: [
      ...clinical.causes,
      ...causes.map(({ id, name, why }) => ({
        id,
        name: id === null ? `${name} (named by the outside model; not in the built-in knowledge)` : `${name} (named by the outside model)`,
        probability: 0,
        band: 'less-likely' as const,
        reasonsFor: why === null ? [] : [why],
        reasonsAgainst: [],
      })),
    ],
    recommendations: [...clinical.recommendations, ...recommendations],
  }
}

/** The clinic's own steps: what the level asks for, then the rest. */
function ownSteps(recommendations: Consultation['reply']['recommendations']): string {
  const steps = recommendations.map(({ title, description, type }) => (type === 'other' && description ? description : title))
  return steps.length === 0 ? '' : `**What to do now.** I recommend:\n\n${steps.map((step) => `- ${step}`).join('\n')}`
}

/** The lists of warning signs as the clinic's verdict has them. */
function warningsOf({ parts }: Consultation['reply']): string {
  return joinBlocks(...parts.filter(({ kind }) => kind === 'warning').map(({ text }) => text))
}
