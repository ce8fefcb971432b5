import type { DoctorAnswer } from '@dr-ai/clinic/answer/clinic-turn'
import type { ReplyPart } from '@dr-ai/contract/schemas/clinical'
import { z } from 'zod'
import { holdTranslation, languageName } from '../output-filter/hold-translation.ts'
import { askModel, type ModelQuestion } from './ask-model.ts'
import { translationInstructions } from './instructions.ts'
import type { Mask } from './mask.ts'
import type { ModelLine } from './model-line.ts'

/** What is said in our own translations or stays as it is: nobody but we may word it. */
const ours: ReadonlySet<ReplyPart['kind']> = new Set(['level', 'firstAid', 'crisis', 'story'])
const mostTokens = 4_096
const Translation = z.object({ parts: z.array(z.object({ id: z.string(), text: z.string() })) })

const englishWords = /\b(?:the|and|my|have|you|your|since|been|it|it's|i'm|don't|what|should)\b/gi

/** Whether these words are English, so that who once wrote in another language is no longer answered in it. */
export function isEnglish(words: string): boolean {
  return (words.match(englishWords)?.length ?? 0) > 1
}

interface Translating extends Pick<ModelQuestion<unknown>, 'timeout' | 'signal' | 'onUsage'> {
  mask: Mask
  /** Told of each part that stays English. */
  refused(): void
}

/**
 * The answer in the patient's language, part by part, each with its English beside it: what is checked is the English, and a translation takes
 * its place only where numbers, medicines and form are the same. Levels, first aid and crises stay ours.
 * @throws ModelFailure and nothing else.
 */
export async function translateReply(line: ModelLine, answer: DoctorAnswer, language: string, given: Translating): Promise<DoctorAnswer> {
  const { mask, refused, ...course } = given
  const parts = answer.clinical.parts ?? []
  const wanted = parts.flatMap(({ kind, text }, place) => (ours.has(kind) || text.trim() === '' ? [] : [{ id: String(place + 1), text }]))
  if (wanted.length === 0) return answer
  const translated = await askModel(line, {
    ...course,
    instructions: translationInstructions,
    messages: [{ role: 'user', content: JSON.stringify(mask.hide({ language: languageName(language), parts: wanted })) }],
    schema: Translation,
    mostTokens,
  })
  const said = new Map(mask.restore(translated).parts.map(({ id, text }) => [id, text]))
  const own = parts.map((part, place): ReplyPart => {
    const text = said.get(String(place + 1))
    if (text === undefined || ours.has(part.kind)) return part
    if (holdTranslation(part, text, language)) return inTranslation(part, text.trim())
    refused()
    return part
  })
  return withParts(answer, own)
}

function inTranslation(part: ReplyPart, text: string): ReplyPart {
  if (part.items === undefined) return { ...part, text, english: part.text }
  const items = [...text.matchAll(/^[ \t]*[-*•] (.*)$/gm)].map(([, item = '']) => item.trim())
  return items.length === part.items.length ? { ...part, text, items, english: part.text } : part
}

/** The answer with these parts in the place of its own, wherever it says their words. */
function withParts(answer: DoctorAnswer, parts: readonly ReplyPart[]): DoctorAnswer {
  const { clinical, response } = answer
  let said = ''
  let rest = response
  for (const { text, english } of parts) {
    const own = english ?? text
    const place = rest.indexOf(own)
    if (place < 0) continue
    said += `${rest.slice(0, place)}${text}`
    rest = rest.slice(place + own.length)
  }
  const question = parts.find(({ kind, english }) => kind === 'question' && english === clinical.question?.text)
  return {
    ...answer,
    response: said + rest,
    clinical: {
      ...clinical,
      parts: [...parts],
      question: clinical.question && question ? { ...clinical.question, text: question.text } : clinical.question,
    },
  }
}
