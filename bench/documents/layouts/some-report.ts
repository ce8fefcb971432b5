import { createRandom } from '../../random.ts'
import type { Content } from '../document-content.ts'
import { americanLabs } from './american-labs.ts'
import { writeLabReport } from './write-lab-report.ts'

/** A plain laboratory report of so many pages, the same one from the same seed. */
export function someReport(seed: number, pages = 1): Content {
  const [layout] = americanLabs
  if (!layout) throw new Error('There is no layout.')
  return writeLabReport({ ...layout, pages }, createRandom(seed))
}
