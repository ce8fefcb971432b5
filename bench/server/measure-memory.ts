import { isReady, launch, newFolder } from './launch.ts'
import { patientOf, quantile, send, speakTogether } from './patients.ts'

const atOnce = 32
const samples = 20

/** Megabytes the process grew between the first fifth of the turns and the last. */
export async function measureMemory(turns: number): Promise<{ growth: number; turns: number; resident: number[] }> {
  const server = await launch('server', newFolder())
  try {
    await isReady(server)
    const resident: number[] = []
    // A patient stays for a while and goes: new ones must leave nothing behind.
    for (let sample = 0; sample < samples; sample++) {
      const patients = Array.from({ length: atOnce }, () => patientOf(server.address))
      await speakTogether(patients, Math.ceil(turns / samples))
      const { body } = await send(`${server.address}/metrics`, { method: 'GET' })
      resident.push(Number(/^process_resident_memory_bytes (\S+)/m.exec(body)?.[1]) / 1_048_576)
    }
    const fifth = samples / 5
    const growth = quantile(resident.slice(-fifth), 0.5) - quantile(resident.slice(fifth, 2 * fifth), 0.5)
    return { growth, turns: Math.ceil(turns / samples) * samples, resident }
  } finally {
    await server.end()
  }
}
