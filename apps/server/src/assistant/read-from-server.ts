import { endpoints } from '@dr-ai/contract/endpoints'
import { ReadSharedResponse } from '@dr-ai/contract/schemas/access'
import type { ReadPart } from './tools.ts'

const timeoutMs = 15_000
const reasons: Readonly<Record<number, string>> = {
  400: 'The token is not one of Dr. AI. Make one in Settings, “Who else may look”.',
  403: 'This token does not show that part of the record.',
  404: 'The token has ended or was revoked. Make a new one in Settings, “Who else may look”.',
}

/** Reads parts of the record from a server by a token made in Settings. */
export function readFromServer(address: string, token: string): ReadPart {
  return async (part) => {
    const answer = await fetch(new URL(endpoints.readShared.path, address), {
      method: endpoints.readShared.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, part }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null)
    if (answer === null) throw new Error(`The server of Dr. AI does not answer at ${address}.`)
    if (!answer.ok) throw new Error(reasons[answer.status] ?? 'The record could not be read just now. Please try again.')
    return ReadSharedResponse.parse(await answer.json())
  }
}
