import type { ModelAbilities } from '@dr-ai/contract/schemas/service'
import { createStore, type Store, useStore } from '../store/create-store.ts'
import { follow } from '../store/follow.ts'
import type { Session } from './create-session.ts'
import { ownerOf } from './owner-of.ts'
import { useUser } from './use-user.ts'

/** The outside model that a server has named, and whose it is, in words a patient knows. */
export interface OutsideModel {
  name: string
  owner: string
  /** Whether it can be shown a recording, where the patient allows it. */
  seesVideos: boolean
  /** What it turned out to be able to do; null while it does not answer. */
  abilities: ModelAbilities | null
  /** The server's words for how it is connected. */
  message: string
}

const owners: Record<string, string> = { google: 'Google', anthropic: 'Anthropic', openai: 'OpenAI' }
const models = new WeakMap<Session, Store<OutsideModel | null>>()

/** Which outside model takes part in the answers; null where there is none, or nobody knows yet. Asked once a page. */
export function useOutsideModel(): OutsideModel | null {
  const { session } = useUser()
  const model = models.get(session) ?? modelOf(session)
  models.set(session, model)
  return useStore(model)
}

function modelOf(session: Session): Store<OutsideModel | null> {
  let isAsked = false
  const model = createStore<OutsideModel | null>(null, () =>
    follow(
      [session],
      () => [ownerOf(session) !== null],
      (isOpen) => {
        if (!isOpen || isAsked) return
        isAsked = true
        askFor(session).then(model.set, () => {
          isAsked = false
        })
        return undefined
      },
    ),
  )
  return model
}

/** @throws where the server does not answer */
async function askFor(session: Session): Promise<OutsideModel | null> {
  const { configured, provider, model, sees_videos, abilities, message } = await session.call('testGemini')
  if (!configured || provider === null || model === null) return null
  return {
    name: `${provider}/${model}`,
    owner: owners[provider] ?? "the model server of this page's operator",
    seesVideos: sees_videos === true,
    abilities: abilities ?? null,
    message,
  }
}
