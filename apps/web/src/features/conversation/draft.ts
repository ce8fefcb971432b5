import type { Session } from '../../session/create-session.ts'
import { ownerOf } from '../../session/owner-of.ts'
import { createStore } from '../../store/create-store.ts'
import { follow } from '../../store/follow.ts'
import type { Conversation } from './create-conversation.ts'

const collection = 'draft'
/** Where the draft of a conversation stands that has not begun. */
const unbegun = 'draft'
const pause = 500

export type Draft = ReturnType<typeof createDraft>

/** What is typed but not sent yet: one for each consultation, kept sealed, so that neither a reload nor a look at another screen loses any of it. */
function createDraft(session: Session, conversation: Conversation) {
  const text = createStore('')
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Where what is typed belongs; null while no record is open. */
  let place: { owner: string; id: string } | null = null

  /** Keeps what stands there now, unless somebody else's record is open meanwhile. */
  function keep() {
    clearTimeout(timer)
    if (place === null || place.owner !== ownerOf(session)) return
    const typed = text.get()
    // A record that is being locked takes nothing more.
    session.keep(collection, place.id, () => (typed === '' ? undefined : { text: typed })).catch(() => undefined)
  }

  /** Where a reload came between a message and its draft, the message is there already. */
  function wasSent(typed: string): boolean {
    const last = conversation.getState().messages.findLast(({ kind }) => kind === 'patient')
    return last?.kind === 'patient' && last.text === typed.trim()
  }

  function open(owner: string | null, isLoading: boolean, consultationId: string | null) {
    if (owner === null || isLoading) return
    const id = consultationId ?? unbegun
    // A conversation that begins takes along what was said meanwhile.
    const isBegun = place?.owner === owner && place.id === unbegun && consultationId !== null
    if (!isBegun) text.set('')
    place = { owner, id }
    let isCurrent = true
    void session
      .vault()
      .read<{ text: string }>(collection, id)
      .then((kept) => {
        if (!isCurrent || !kept || text.get() !== '') return
        if (wasSent(kept.text)) keep()
        else text.set(kept.text)
      })
    return () => {
      isCurrent = false
      keep()
    }
  }

  follow(
    [session, conversation],
    () => {
      const { phase, consultationId } = conversation.getState()
      return [ownerOf(session), phase === 'loading', consultationId]
    },
    open,
  )

  return {
    text,
    change(typed: string) {
      text.set(typed)
      clearTimeout(timer)
      if (typed === '') keep()
      else timer = setTimeout(keep, pause)
    },
    /** It has been sent. What is kept of it goes only when the message itself is `kept`: whatever happens meanwhile, one of the two is there. */
    sent(kept: Promise<unknown>) {
      clearTimeout(timer)
      text.set('')
      void kept.finally(() => text.get() === '' && keep())
    },
  }
}

const drafts = new WeakMap<Conversation, Draft>()

/** The draft of this session's conversation; the same one on every screen. */
export function draftOf(session: Session, conversation: Conversation): Draft {
  const known = drafts.get(conversation) ?? createDraft(session, conversation)
  drafts.set(conversation, known)
  return known
}
