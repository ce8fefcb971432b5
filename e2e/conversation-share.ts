import type { Page } from '@playwright/test'

const points = 200

/** How much of the screen's height shows the conversation: by what a finger would touch down its middle, the bars that lie over it not counted. */
export function conversationShare(page: Page): Promise<number> {
  return page.evaluate((count) => {
    const log = document.querySelector('[role=log]')
    const touched = Array.from({ length: count }, (_, index) =>
      document.elementFromPoint(innerWidth / 2, ((index + 0.5) / count) * innerHeight),
    )
    return touched.filter((element) => element !== null && log?.contains(element)).length / count
  }, points)
}
