import { loadClinic } from '../../apps/server/src/doctor/load-clinic.ts'
import { quantile } from './patients.ts'

/** The clinic's own milliseconds a turn, with nothing around it. */
export async function measureClinic(turns: number): Promise<{ mean: number; p99: number }> {
  const clinic = await loadClinic()
  const words = [
    'I have had a headache on one side since yesterday morning, with nausea',
    'it throbs',
    'no',
    'yes',
    'no',
    'light bothers me',
    'no',
    'no fever',
  ]
  const times: number[] = []
  let mind = clinic.newCase()
  for (let turn = 0; turn < turns; turn++) {
    if (turn % words.length === 0) mind = clinic.newCase()
    const begun = performance.now()
    mind = clinic.consult(mind, words[turn % words.length] ?? 'no').case
    times.push(performance.now() - begun)
  }
  return { mean: times.reduce((sum, time) => sum + time, 0) / times.length, p99: quantile(times, 0.99) }
}
