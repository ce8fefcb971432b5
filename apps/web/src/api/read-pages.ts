/** The most a page holds (contract: `PageQuery`). */
const limit = 500

/** Reads every page of a list that the server hands out in pages. Out: the pages, the newest first. */
export async function readPages<Page extends { earlier?: string | null | undefined }>(
  ask: (query: { before: string | undefined; limit: number }) => Promise<Page>,
): Promise<[Page, ...Page[]]> {
  const newest = await ask({ before: undefined, limit })
  const pages: [Page, ...Page[]] = [newest]
  for (let before = newest.earlier; before; ) {
    const page = await ask({ before, limit })
    pages.push(page)
    before = page.earlier
  }
  return pages
}
