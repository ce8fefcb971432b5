import { HttpError } from '../../api/http-error.ts'
import type { Session } from '../../session/create-session.ts'
import { liveChannelOf } from '../../session/live-channel.ts'
import { ownerOf } from '../../session/owner-of.ts'
import { patientFactsOf } from '../../session/patient-facts.ts'
import { createStore } from '../../store/create-store.ts'
import { nextUpload, type UploadAction, type UploadItem, type UploadProgress, uploadReducer } from './upload-queue.ts'

export const uploadTexts = {
  done: 'Your document has been successfully processed and will be considered in future conversations.',
  failed: "Sorry, I couldn't analyze your document. Please try again.",
} as const

/** Why a file could not be read, beside the catalogue's sentence. */
const reasons: Readonly<Record<string, string>> = {
  'encrypted-document': 'It is locked with a password. Save it without the password and send it again.',
  'locked-pdf': 'It is locked: type its password below.',
  'wrong-password': 'That password does not open it. Please type it again.',
  'unreadable-document': 'It is damaged, cut off, or holds nothing that can be read.',
  'unsupported-type': 'It is not the type of file that its name says.',
  'quota-reached': 'Your record is full. Delete documents to make room.',
  busy: 'Too many documents are being read at the moment.',
}

export interface UploadedDocument {
  name: string
  /** What the doctor says of it, or the catalogue's sentence. */
  message: string
  documentId: string
}

export type Uploads = ReturnType<typeof createUploads>

/** The upload queue of a session. It goes on while the dialog is closed or another screen is looked at. */
function createUploads(session: Session) {
  const items = createStore<readonly UploadItem[]>([])
  let isRunning = false
  let isShown = false

  // What was chosen for one person is never sent for another.
  let owner = ownerOf(session)
  session.subscribe(() => {
    const next = ownerOf(session)
    if (next === owner || next === null) return
    owner = next
    items.set([])
  })

  const dispatch = (action: UploadAction) => items.set(uploadReducer(items.get(), action))

  function formOf(item: UploadItem): FormData {
    const body = new FormData()
    const { access } = session.getState()
    if (access.kind === 'open') body.append('user_id', access.patient.id)
    body.append('upload_id', item.id)
    body.append('about', JSON.stringify(patientFactsOf(session)))
    if (item.password) body.append('password', item.password)
    if (isShown) body.append('outside_model', 'yes')
    body.append('document', item.file)
    return body
  }

  async function upload(item: UploadItem, onUploaded: (document: UploadedDocument) => void) {
    dispatch({ type: 'begin', id: item.id })
    const stop = liveChannelOf(session).on('document:progress', ({ upload_id, ...progress }) => {
      if (upload_id === item.id) dispatch({ type: 'progress', id: item.id, progress })
    })
    try {
      if (ownerOf(session) !== owner) throw new Error('Another record is open.')
      const tell = (progress: UploadProgress) => dispatch({ type: 'progress', id: item.id, progress })
      const { response, document_id } = await session.call('analyzeDocument', {
        body: formOf(item),
        onProgress: (share) => share < 1 && tell({ stage: 'sending', share }),
        onWaiting: () => tell({ stage: 'queued' }),
      })
      dispatch({ type: 'complete', id: item.id, response, documentId: document_id })
      onUploaded({ name: item.file.name, message: response || uploadTexts.done, documentId: document_id })
    } catch (error) {
      const code = error instanceof HttpError ? error.code : undefined
      const isLocked = code === 'encrypted-document' && /\.pdf$/i.test(item.file.name)
      const reason = reasons[isLocked ? (item.password ? 'wrong-password' : 'locked-pdf') : (code ?? '')]
      dispatch({ type: 'fail', id: item.id, error: [uploadTexts.failed, reason].filter(Boolean).join(' '), isLocked })
    } finally {
      stop()
    }
  }

  return {
    items,
    /** Whether the outside model may look at the files themselves: only as the patient says, and anew with each opening. */
    show(isAllowed: boolean) {
      isShown = isAllowed
    },
    add: (files: readonly File[]) => dispatch({ type: 'add', files: files.map((file) => ({ id: crypto.randomUUID(), file })) }),
    remove: (id: string) => dispatch({ type: 'remove', id }),
    /** A locked file goes to the queue again, with its password. */
    unlock: (id: string, password: string) => dispatch({ type: 'unlock', id, password }),
    clearPending: () => dispatch({ type: 'clear pending' }),
    forgetDone: () => dispatch({ type: 'forget done' }),
    /** Uploads what is pending, one after the other. */
    async start(onUploaded: (document: UploadedDocument) => void) {
      if (isRunning) return
      isRunning = true
      for (let item = nextUpload(items.get()); item; item = nextUpload(items.get())) await upload(item, onUploaded)
      isRunning = false
    },
  }
}

const uploads = new WeakMap<Session, Uploads>()

/** The queue of this session; the same one on every screen. */
export function uploadsOf(session: Session): Uploads {
  const known = uploads.get(session) ?? createUploads(session)
  uploads.set(session, known)
  return known
}
