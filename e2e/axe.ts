import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

export const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/**
 * axe finds nothing in what stands on the screen, in light and in dark colours. It looks in the page itself ("legacy" is axe's word for it): the other way
 * opens a second page for each look, which takes as long again and is there for frames of other origins, of which we have none.
 */
export async function hasNoViolations(page: Page, where: string): Promise<void> {
  expect(page.frames()).toHaveLength(1)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    const found = violations.map(
      ({ id, nodes }) => `${where}, ${colorScheme}: ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
    )
    expect(found).toEqual([])
  }
}
