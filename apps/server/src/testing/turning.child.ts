/** A process that watches over its own turning: it stalls, or computes in pieces that are long but end. */
import { watchForStalls } from '../thinking/stall-watch.ts'

const [way, every, looks] = process.argv.slice(2)
/** Milliseconds of one piece of work, and how many there are. */
const piece = 150
const pieces = 20

function compute(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

const stop = watchForStalls({ every: Number(every), looks: Number(looks) })
process.stdout.write('watched\n')
if (way === 'stalls') setTimeout(() => compute(Number.POSITIVE_INFINITY), 10)
else {
  for (let done = 0; done < pieces; done++) {
    compute(piece)
    await new Promise((go) => setTimeout(go, 1))
  }
  stop()
  process.stdout.write('finished\n')
}
