import { pairingMinutes } from '@dr-ai/contract/limits'
import type { ViewPairingResponse } from '@dr-ai/contract/schemas/devices'

const lookAgain = 1_500

/**
 * Looks into the box of a pairing until something lies there.
 * @throws what looking throws, and an AbortError where the signal ends the wait or the pairing's time is over
 */
export async function waitInBox(
  view: () => Promise<ViewPairingResponse>,
  part: keyof ViewPairingResponse,
  signal: AbortSignal,
): Promise<string> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(pairingMinutes * 60_000)])
  for (;;) {
    until.throwIfAborted()
    const found = (await view())[part]
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, lookAgain))
  }
}
