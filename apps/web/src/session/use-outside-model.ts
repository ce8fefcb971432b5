import type { ModelAbilities } from '@dr-ai/contract/schemas/service'
import { useEffect, useState } from 'react'
import type { Session } from './create-session.ts'
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
const asked = new WeakMap<Session, Promise<OutsideModel | null>>()

/** Which outside model takes part in the answers; null where there is none, or nobody knows yet. Asked once a page. */
export function useOutsideModel(): OutsideModel | null {
  const { session, access } = useUser()
  const [model, setModel] = useState<OutsideModel | null>(null)
  const isOpen = access.kind === 'open'
  useEffect(() => {
    if (!isOpen) return
    const asking = asked.get(session) ?? askFor(session)
    asked.set(session, asking)
    void asking.then(setModel)
  }, [session, isOpen])
  return model
}

async function askFor(session: Session): Promise<OutsideModel | null> {
  try {
    const { configured, provider, model, sees_videos, abilities, message } = await session.call('testGemini')
    if (!configured || provider === null || model === null) return null
    return {
      name: `${provider}/${model}`,
      owner: owners[provider] ?? "the model server of this page's operator",
      seesVideos: sees_videos === true,
      abilities: abilities ?? null,
      message,
    }
  } catch {
    asked.delete(session)
    return null
  }
}
