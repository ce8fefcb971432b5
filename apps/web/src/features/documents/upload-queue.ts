import type { ReadingStage } from '@dr-ai/contract/live'

export interface UploadProgress {
  /** On its way to the server, or what the server does with it. */
  stage: 'sending' | ReadingStage
  /** What has been sent, 0 to 1. */
  share?: number
  page?: number
  pages?: number
}

/** One file of the queue. */
export interface UploadItem {
  id: string
  file: File
  status: 'pending' | 'uploading' | 'completed' | 'error'
  progress: UploadProgress | null
  response: string | null
  documentId: string | null
  error: string | null
  /** It is locked: it may be sent again with this password, which is kept here alone and only until then. */
  isLocked?: boolean
  password?: string | undefined
}

export type UploadAction =
  | { type: 'add'; files: readonly { id: string; file: File }[] }
  | { type: 'remove'; id: string }
  | { type: 'clear pending' }
  | { type: 'begin'; id: string }
  | { type: 'progress'; id: string; progress: UploadProgress }
  | { type: 'complete'; id: string; response: string; documentId: string }
  | { type: 'fail'; id: string; error: string; isLocked?: boolean }
  | { type: 'unlock'; id: string; password: string }
  | { type: 'forget done' }

/** The next queue; pure. Only what is pending can be removed, and one item uploads at a time. */
export function uploadReducer(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  const change = (id: string, from: UploadItem['status'], next: Partial<UploadItem>) =>
    items.map((item) => (item.id === id && item.status === from ? { ...item, ...next } : item))
  switch (action.type) {
    case 'add':
      return [
        ...items,
        ...action.files.map(
          ({ id, file }): UploadItem => ({ id, file, status: 'pending', progress: null, response: null, documentId: null, error: null }),
        ),
      ]
    case 'remove':
      return items.filter((item) => item.id !== action.id || item.status !== 'pending')
    case 'clear pending':
      return items.filter((item) => item.status !== 'pending')
    case 'begin':
      return items.some(({ status }) => status === 'uploading') ? items : change(action.id, 'pending', { status: 'uploading' })
    case 'progress':
      return change(action.id, 'uploading', { progress: action.progress })
    case 'complete':
      return change(action.id, 'uploading', {
        status: 'completed',
        progress: null,
        response: action.response,
        documentId: action.documentId,
        password: undefined,
      })
    case 'fail':
      return change(action.id, 'uploading', {
        status: 'error',
        progress: null,
        error: action.error,
        isLocked: action.isLocked ?? false,
        password: undefined,
      })
    case 'unlock':
      return change(action.id, 'error', { status: 'pending', error: null, isLocked: false, password: action.password })
    case 'forget done':
      return items.filter(({ status }) => status === 'pending' || status === 'uploading')
  }
}

/** The item whose turn it is: the first that is pending, unless one is under way. */
export function nextUpload(items: readonly UploadItem[]): UploadItem | null {
  if (items.some(({ status }) => status === 'uploading')) return null
  return items.find(({ status }) => status === 'pending') ?? null
}

const stages: Record<UploadProgress['stage'], string> = {
  sending: 'Uploading...',
  queued: 'Waiting for its turn...',
  checking: 'Checking the file...',
  reading: 'Reading...',
  recognising: 'Recognizing the text of the picture...',
  understanding: 'Looking for values, medicines and diagnoses...',
  done: 'Almost done...',
}

/** How far an upload is, in words. */
export function stageText(progress: UploadProgress | null): string {
  if (!progress) return stages.sending
  const { stage, share, page, pages } = progress
  if (share !== undefined) return `Uploading: ${Math.round(100 * share)} %`
  return page !== undefined && pages !== undefined && pages > 1
    ? `${stages[stage].replace('...', '')}: page ${page} of ${pages}`
    : stages[stage]
}

/** How far an upload is, as the value of a bar; null while nobody knows. */
export function shareDone(progress: UploadProgress | null): number | null {
  if (progress?.share !== undefined) return progress.share
  const { page, pages } = progress ?? {}
  return page !== undefined && pages !== undefined && pages > 1 ? page / pages : null
}
