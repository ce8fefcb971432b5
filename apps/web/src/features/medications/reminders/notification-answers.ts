import type { Session } from '../../../session/create-session.ts'
import type { Medication } from '../../../session/medication.ts'
import { dosesOn } from '../schedule/doses-due.ts'
import type { Intake } from '../schedule/intake.ts'
import { addDays, localDay } from '../schedule/local-time.ts'
import { recordIntake } from '../schedule/record-intake.ts'
import { minuteOf, ringAt } from './reminder-minutes.ts'
import type { QuietHours } from './reminder-settings.ts'

/** Where the service worker leaves what was said on a notification (`service-worker.js`): times alone, and for whom it rang. */
const cacheName = 'dr-ai-reminders'
const ownerPath = '/reminder/owner'
const answerPath = '/reminder/answer/'

/** "Taken", as it was pressed on a notification. */
export interface Answer {
  /** The minute since 1970 for which it rang. */
  minute: number
  /** When it was pressed, in milliseconds. */
  at: number
  owner: string
}

/** Whose reminders ring on this device; a name that tells nobody anything. */
export async function ownerName(patientId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`dr-ai/reminded\0${patientId}`))
  return Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function noteOwner(owner: string): Promise<void> {
  await (await caches.open(cacheName)).put(ownerPath, new Response(owner))
}

/** Answers for this owner, each handed out once: it is gone when `take` has kept it. */
export async function takeAnswers(owner: string, take: (answer: Answer) => Promise<void>): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(cacheName))) return
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) {
    if (!new URL(request.url).pathname.startsWith(answerPath)) continue
    const answer: Answer | undefined = await (await cache.match(request))?.json()
    if (answer?.owner !== owner) continue
    await take(answer)
    await cache.delete(request)
  }
}

interface Known {
  medications: readonly Medication[]
  intakes: readonly Intake[]
  quiet: QuietHours | null | undefined
  zone: string
}

/** Marks the doses as taken for which a notification rang, as far as nothing was said of them: what stands in the record counts for more. */
export async function applyAnswer(session: Pick<Session, 'keepTogether'>, { minute, at }: Answer, known: Known): Promise<void> {
  const { medications, intakes, quiet, zone } = known
  const said = new Map(intakes.map((intake) => [intake.id, intake]))
  const day = localDay(minute * 60_000, zone)
  const doses = medications.flatMap((each) => [addDays(day, -1), day].flatMap((around) => dosesOn(each, around, zone)))
  for (const dose of doses) {
    const intake = said.get(dose.id)
    if (intake && intake.status !== 'later') continue
    if (minuteOf(ringAt(dose.at, quiet, zone)) === minute) await recordIntake(session, dose, 'taken', new Date(at))
  }
}
