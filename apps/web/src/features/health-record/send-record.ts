import type { NewItem } from '@dr-ai/contract/schemas/health-items'
import { HttpError } from '../../api/http-error.ts'
import type { Session } from '../../session/create-session.ts'

/** Why a file could not be taken in, in a sentence for the patient. */
const reasons: Readonly<Record<string, string>> = {
  'unsupported-type': 'This is no file of records that I know.',
  'unreadable-document': 'This file is damaged, holds more than I may open, or takes too long to read.',
  'encrypted-document': 'This file is locked with a password. Save it without the password and send it again.',
  'too-large': 'This file is too large. At most 128 MB can be taken in at once.',
  'quota-reached': 'Your lists are full. Delete items to make room.',
  busy: 'Too many files are being read at the moment. Please try again in a minute.',
}

/** Sends a file of records to be read. Out: what came of it, in a sentence. */
export async function sendRecord(
  session: Session,
  file: File,
  onProgress: (share: number) => void,
): Promise<{ isDone: boolean; sentence: string }> {
  const { access } = session.getState()
  const body = new FormData()
  if (access.kind === 'open') body.append('user_id', access.patient.id)
  body.append('told', JSON.stringify(toldItems(session)))
  body.append('record', file)
  try {
    const { response } = await session.call('importRecord', { body, onProgress })
    return { isDone: true, sentence: response }
  } catch (error) {
    const reason = error instanceof HttpError && error.code ? reasons[error.code] : undefined
    return { isDone: false, sentence: reason ?? 'The file could not be sent. Please check your connection and try again.' }
  }
}

const longestName = 300

/** What this browser alone keeps, so that a file is held against it too. */
function toldItems(session: Session): NewItem[] {
  const { medications, profile } = session.getState()
  const named = (kind: NewItem['kind'], names: readonly string[]) =>
    names.map((name): NewItem => ({ kind, name: name.slice(0, longestName) }))
  const taken = medications.map(
    ({ name, dosage, isActive }): NewItem => ({
      kind: 'medication',
      name: name.slice(0, longestName),
      dosage: dosage.slice(0, longestName),
      status: isActive ? 'active' : 'past',
    }),
  )
  return [...taken, ...named('problem', profile.conditions), ...named('allergy', profile.allergies)]
    .filter(({ name }) => name.trim() !== '')
    .slice(0, 1_000)
}
