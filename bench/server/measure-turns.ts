import { isReady, launch, newFolder } from './launch.ts'
import { bareOf, type Load, patientOf, quantile, speakTogether } from './patients.ts'

const atOnce = 64
const rounds = 5

export interface TurnFigures {
  throughputRatio: number
  p99Ratio: number
  full: Load
  bare: Load
}

/** The full turn beside the bare route, in turns on one machine: what else the machine does meets both. */
export async function measureTurns(turnsARound: number): Promise<TurnFigures> {
  const [server, bare] = [await launch('server', newFolder()), await launch('bare', newFolder())]
  try {
    await isReady(server)
    const patients = Array.from({ length: atOnce }, () => patientOf(server.address))
    const others = Array.from({ length: atOnce }, (_, index) => bareOf(bare.address, `patient ${index}`))
    await speakTogether(patients, atOnce * 4)
    await speakTogether(others, atOnce * 4)
    const pairs: { full: Load; bare: Load }[] = []
    for (let round = 0; round < rounds; round++) {
      const first = round % 2 === 0 ? await speakTogether(patients, turnsARound) : null
      const plain = await speakTogether(others, turnsARound)
      pairs.push({ full: first ?? (await speakTogether(patients, turnsARound)), bare: plain })
    }
    const middle = (figure: (pair: (typeof pairs)[number]) => number) => quantile(pairs.map(figure), 0.5)
    const summary = (kind: 'full' | 'bare'): Load => ({
      turns: turnsARound * rounds,
      rate: middle((pair) => pair[kind].rate),
      p50: middle((pair) => pair[kind].p50),
      p99: middle((pair) => pair[kind].p99),
    })
    return {
      throughputRatio: middle((pair) => pair.full.rate / pair.bare.rate),
      p99Ratio: middle((pair) => pair.full.p99 / pair.bare.p99),
      full: summary('full'),
      bare: summary('bare'),
    }
  } finally {
    await Promise.all([server.end(), bare.end()])
  }
}
