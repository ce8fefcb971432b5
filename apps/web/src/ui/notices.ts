/** In-page notifications: what other products put into `window.alert`. One list for the whole page. */
export interface Notice {
  id: number
  tone: 'success' | 'failure' | 'info'
  text: string
  action?: { label: string; run: () => void }
}

const shownFor = { success: 6_000, failure: 12_000, info: 8_000 } as const
const listeners = new Set<() => void>()
let notices: readonly Notice[] = []
let boards: readonly string[] = []
let next = 1

function change(update: () => void) {
  update()
  for (const listener of listeners) listener()
}

/** Shows a notice until its time is over or it is dismissed; with an action (undo) it stays for ten seconds. Returns its id. */
export function notify(notice: Omit<Notice, 'id'>): number {
  const id = next++
  change(() => {
    notices = [...notices.filter((each) => each.text !== notice.text), { ...notice, id }].slice(-4)
  })
  setTimeout(() => dismissNotice(id), notice.action ? 10_000 : shownFor[notice.tone])
  return id
}

export function dismissNotice(id: number) {
  if (notices.some((each) => each.id === id)) change(() => (notices = notices.filter((each) => each.id !== id)))
}

export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const readNotices = (): readonly Notice[] => notices

/** A modal dialog makes everything behind it inert, so the newest board on the page is the one that shows the notices. */
export const readTopBoard = (): string | undefined => boards.at(-1)

export function addBoard(id: string): () => void {
  change(() => (boards = [...boards, id]))
  return () => change(() => (boards = boards.filter((each) => each !== id)))
}
