import lighthouse from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Scores = Record<(typeof categories)[number], number>

/**
 * One Lighthouse run with its mobile defaults (simulated throttling) in the browser that listens on `port`; with `keepsStorage` the page
 * finds what was left in that browser. Out: 0 to 100 each.
 */
async function runOnce(address: string, port: number, keepsStorage: boolean): Promise<Scores> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: [...categories],
    output: 'json',
    logLevel: 'error',
    disableStorageReset: keepsStorage,
  })
  const found = result?.lhr.categories ?? {}
  const scores = categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)] as const)
  return Object.fromEntries(scores) as Scores
}

/** The median of each category over a number of runs. */
export async function runLighthouse(address: string, port: number, runs: number, keepsStorage = false): Promise<Scores> {
  const all: Scores[] = []
  for (let run = 0; run < runs; run++) all.push(await runOnce(address, port, keepsStorage))
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return Object.fromEntries(categories.map((name) => [name, median(all.map((scores) => scores[name]))])) as Scores
}
