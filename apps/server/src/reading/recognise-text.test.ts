import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createTextRecogniser } from './recognise-text.ts'

const rows = [
  ['Haemoglobin', '9.8', 'g/dL', '12.0 - 15.5'],
  ['Creatinine', '1.42', 'mg/dL', '0.50 - 1.10'],
  ['Potassium', '5.6', 'mmol/L', '3.5 - 5.1'],
  ['Ferritin', '6', 'ng/mL', '15 - 150'],
]
/** A page of results, leaning by some degrees. */
function page(degrees: number): Buffer {
  const canvas = createCanvas(1_400, 1_400)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f4f2ec'
  context.fillRect(0, 0, 1_400, 1_400)
  context.translate(700, 700)
  context.rotate((degrees * Math.PI) / 180)
  context.fillStyle = '#222'
  context.font = '26px sans-serif'
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) context.fillText(cell, -450 + column * 250, -150 + row * 70)
  return canvas.toBuffer('image/png')
}
const recognise = createTextRecogniser(() => undefined)

test.each([0, -4, 90, 187])('reads a table that leans by %d degrees, cell by cell', { timeout: 60_000 }, async (degrees) => {
  const { text, recognised } = await recognise(page(degrees))
  expect(text.split('\n').map((line) => line.split('\t'))).toEqual(rows)
  expect(recognised?.length).toBeGreaterThan(rows.length * 4)
})

test('a picture without words has none', { timeout: 60_000 }, async () => {
  const blank = createCanvas(400, 300).toBuffer('image/png')
  expect(await recognise(blank)).toEqual({ text: '', recognised: [], places: [], turned: 0 })
})

/** An empty sheet that something is drawn on. */
function sheet(draw: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void): Buffer {
  const canvas = createCanvas(1_400, 1_000)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f4f2ec'
  context.fillRect(0, 0, 1_400, 1_000)
  context.fillStyle = '#222'
  context.font = '26px sans-serif'
  draw(context)
  return canvas.toBuffer('image/png')
}

test('reads a long line that bends with the paper', { timeout: 120_000 }, async () => {
  const line = 'Today you saw Ellen Marlow for high blood pressure and reflux disease'
  const bent = sheet((context) => {
    for (const y of [300, 380, 460]) {
      let x = 250
      for (const letter of line) {
        context.fillText(letter, x, y - 26 * Math.sin(((x - 250) / 850) * Math.PI))
        x += context.measureText(letter).width
      }
    }
  })
  const { text } = await recognise(bent)
  expect(text.split('\n').map((read) => read.replace(/\s/g, ''))).toEqual(Array(3).fill(line.replace(/\s/g, '')))
})
