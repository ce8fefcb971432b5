import type { ViewConsultationResponse } from '@dr-ai/contract/schemas/consultations'
import { readPages } from '../api/read-pages.ts'
import type { Session } from './create-session.ts'

/** A whole consultation, however long: every message, the oldest first. */
export async function viewConsultation(
  session: Pick<Session, 'call'>,
  id: string,
): Promise<Pick<ViewConsultationResponse, 'consultation' | 'messages'> & { damaged: number }> {
  const pages = await readPages((query) => session.call('viewConsultation', { parameters: { id }, query }))
  return {
    consultation: pages[0].consultation,
    messages: pages.toReversed().flatMap((page) => page.messages),
    damaged: pages.flatMap((page) => page.damaged ?? []).length,
  }
}
