import { createStore } from '../store/create-store.ts'

/** In-page notifications: what other products put into `window.alert`. One list for the whole page. */
export interface Notice {
  id: number
  tone: 'success' | 'failure' | 'info'
  text: string
  action?: { label: string; run: () => void }
}

/** Where a board hangs; further on in this list lies nearer to the reader's eye. */
export const noticePlaces = ['page', 'composer', 'answers', 'dialog'] as const
export type NoticePlace = (typeof noticePlaces)[number]

const shownFor = { success: 6_000, failure: 12_000, info: 8_000 } as const
interface Shown {
  notices: readonly Notice[]
  boards: readonly { id: string; place: NoticePlace }[]
}

const shown = createStore<Shown>({ notices: [], boards: [] })
const change = (next: Partial<Shown>) => shown.set({ ...shown.get(), ...next })
let next = 1

/** Shows a notice until its time is over or it is dismissed; with an action (undo) it stays for ten seconds. Returns its id. */
export function notify(notice: Omit<Notice, 'id'>): number {
  const id = next++
  change({ notices: [...shown.get().notices.filter((each) => each.text !== notice.text), { ...notice, id }].slice(-4) })
  setTimeout(() => dismissNotice(id), notice.action ? 10_000 : shownFor[notice.tone])
  return id
}

export function dismissNotice(id: number) {
  const { notices } = shown.get()
  if (notices.some((each) => each.id === id)) change({ notices: notices.filter((each) => each.id !== id) })
}

/** Takes away all that is no failure: help is needed now, and nothing older may draw the eye away from it. */
export function hushNotices() {
  for (const { id, tone } of shown.get().notices) if (tone !== 'failure') dismissNotice(id)
}

export const subscribeNotices = shown.subscribe

/** The one notice to be seen: a failure before all else, else the newest. An older one comes back while its time lasts. */
export function readNotice(): Notice | undefined {
  const { notices } = shown.get()
  return notices.findLast(({ tone }) => tone === 'failure') ?? notices.at(-1)
}

/** A modal dialog makes everything behind it inert, so the newest board of the nearest place is the one that shows the notice. */
export function readTopBoard(): string | undefined {
  const { boards } = shown.get()
  const nearest = noticePlaces.findLast((place) => boards.some((board) => board.place === place))
  return boards.findLast(({ place }) => place === nearest)?.id
}

export function addBoard(id: string, place: NoticePlace): () => void {
  change({ boards: [...shown.get().boards, { id, place }] })
  return () => change({ boards: shown.get().boards.filter((board) => board.id !== id) })
}
