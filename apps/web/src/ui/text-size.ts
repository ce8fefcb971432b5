const place = 'drAiTextSize'

/** How large letters may be, and all that is measured by them, in percent of the device's own size. */
export const textSizes = [100, 125, 150, 200] as const
export type TextSize = (typeof textSizes)[number]

/** The chosen size of this browser; the device's own where none was chosen. */
export function readTextSize(): TextSize {
  return textSizes.find((size) => String(size) === localStorage.getItem(place)) ?? 100
}

/** Puts a size (by default the stored one) onto the page and keeps it. */
export function applyTextSize(size: TextSize = readTextSize()) {
  localStorage.setItem(place, String(size))
  document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`
}
