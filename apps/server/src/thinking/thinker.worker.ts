/** One thread that thinks: the clinic with its knowledge, loaded once, and warm before anybody waits for it. */
import { warmUp } from '@dr-ai/clinic/answer/warm-up'
import { loadClinic } from '../doctor/load-clinic.ts'
import { computed, serveThinker } from './serve-thinker.ts'

const clinic = await loadClinic()
let [round, turns, before] = [0, 0, computed()]
for (const each of warmUp(clinic)) {
  // The last round is as fast as this machine is; its first turn has passed when it is heard of.
  if (each > round) [round, turns, before] = [each, -1, computed()]
  turns += 1
}
serveThinker({ ...clinic }, (computed() - before) / 1_000 / turns)
