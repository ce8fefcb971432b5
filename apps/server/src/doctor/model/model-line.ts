import type { LanguageModel } from 'ai'
import { type AnswerForm, connectModel, lacksKey, type ModelSettings } from './connect-model.ts'
import { ModelFailure } from './model-failure.ts'

/** The strictest first. Providers of their own take a schema; of servers that speak like them nobody knows before asking. */
const ladders: Record<ModelSettings['provider'], readonly [AnswerForm, ...AnswerForm[]]> = {
  google: ['schema'],
  anthropic: ['schema'],
  openai: ['schema'],
  compatible: ['schema', 'grammar', 'tool', 'json', 'none'],
}

/** The way to one model: the form its answers are asked for in is found once and kept. */
export interface ModelLine {
  settings: ModelSettings
  form(): AnswerForm
  /** @throws ModelFailure where its key is missing. */
  model(): Promise<LanguageModel>
  /** The form was not taken: the next one is tried from now on. False where there is none. */
  stepDown(from: AnswerForm): boolean
}

export function createModelLine(settings: ModelSettings): ModelLine {
  const ladder = ladders[settings.provider]
  let place = 0
  const connecting = new Map<AnswerForm, Promise<LanguageModel>>()
  const form = (): AnswerForm => ladder[place] ?? ladder[0]
  return {
    settings,
    form,
    model: async () => {
      if (lacksKey(settings)) throw new ModelFailure('missing-key')
      const known = connecting.get(form()) ?? connectModel(settings, form())
      connecting.set(form(), known)
      return await known
    },
    stepDown: (from) => {
      if (from !== form()) return true
      if (place === ladder.length - 1) return false
      place += 1
      return true
    },
  }
}
