import { Font } from '@react-pdf/renderer'
import { needsHan } from './scripts.ts'

const latin = 'DejaVu Sans'
const han = 'Noto Sans CJK SC'
/** Letters of a word are never torn apart: patients' words are in any language. */
const noHyphens = (word: string): string[] => [word]

/**
 * Makes the fonts ready that a text needs. They come from our own server: DejaVu Sans for Latin, Greek, Cyrillic, Arabic and Hebrew, the Chinese one
 * only when needed.
 * @param fontFolder where the font files are, with a slash at its end
 * Out: the families, in the order in which a glyph is looked for
 */
export function registerFonts(text: string, fontFolder: string): string[] {
  Font.register({
    family: latin,
    fonts: [{ src: `${fontFolder}DejaVuSans.ttf` }, { src: `${fontFolder}DejaVuSans-Bold.ttf`, fontWeight: 'bold' }],
  })
  Font.registerHyphenationCallback(noHyphens)
  if (!needsHan(text)) return [latin]
  const src = `${fontFolder}NotoSansCJKsc-subset.otf`
  Font.register({ family: han, fonts: [{ src }, { src, fontWeight: 'bold' }] })
  return [latin, han]
}
