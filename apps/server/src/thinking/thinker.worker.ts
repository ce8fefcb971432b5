/** One thread that thinks: the clinic with its knowledge, loaded once, and warm before anybody waits for it. */
import { loadClinic } from '../doctor/load-clinic.ts'
import { computed, serveThinker } from './serve-thinker.ts'

/** Said over and over until the code is compiled: a complaint, its questions, an emergency and what is not understood. */
const plainTurns = ['I have had a headache on one side since yesterday, with nausea', 'no', 'yes', 'can I take ibuprofen for it?'] as const
const rounds = 3

const clinic = await loadClinic()
let pace = 0
for (let round = 0; round < rounds; round++) {
  const before = computed()
  let mind = clinic.newCase({ country: 'GB' })
  for (const words of plainTurns) mind = clinic.consult(mind, words).case
  pace = (computed() - before) / 1_000 / plainTurns.length
}
serveThinker({ ...clinic }, pace)
