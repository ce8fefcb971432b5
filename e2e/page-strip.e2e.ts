import { doctorIsReady, expect, test } from './journey.ts'

const rows = [
  ['Haemoglobin', '9.8', 'g/dL', '12.0 - 15.5'],
  ['Creatinine', '1.42', 'mg/dL', '0.50 - 1.10'],
  ['Potassium', '5.6', 'mmol/L', '3.5 - 5.1'],
]
const paper = `<body style="margin:60px;font:22px sans-serif"><h3>Riverside Laboratory</h3><p>Collected: 3 March ${new Date().getFullYear()}</p>
  <table cellpadding="10">${rows.map((cells) => `<tr>${cells.map((cell) => `<td width="220">${cell}</td>`).join('')}</tr>`).join('')}</table>`

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the patient sees the line of the photo that a value was read from, asked for once and without a jump', async ({
  page,
  browser,
}) => {
  const desk = await browser.newPage({ viewport: { width: 1_000, height: 1_400 } })
  await desk.setContent(paper)
  const photo = await desk.screenshot()
  await desk.close()

  await page.goto('/chat')
  await doctorIsReady(page)
  await page.getByRole('button', { name: 'Upload documents' }).click()
  const uploads = page.getByRole('dialog', { name: 'Upload Medical Documents' })
  await uploads.getByLabel('Select medical documents').setInputFiles({ name: 'report.png', mimeType: 'image/png', buffer: photo })
  await uploads.getByRole('button', { name: 'Upload 1 Files' }).click()
  let asked = 0
  let show = (): void => undefined
  const held = new Promise<void>((resolve) => {
    show = resolve
  })
  await page.route('**/api/documents/*/page?page=1', async (route) => {
    asked++
    await held
    await route.continue()
  })
  await uploads.getByRole('button', { name: 'Check findings' }).click({ timeout: 60_000 })

  const review = page.getByRole('dialog', { name: 'report.png' })
  // The browser is an American one.
  for (const [name, value] of rows) {
    const row = review.getByRole('button', { name: new RegExp(`^${name?.replace('aemo', 'emo')}`) })
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
    await expect(row).toContainText(value ?? '')
  }
  const line = review.getByRole('region', { name: 'Picture of the line with Creatinine' })
  const before = await line.evaluate((each) => each.clientHeight)
  show()
  const strip = line.getByRole('img', { name: /^Creatinine, 1\.42 mg\/dL on the paper, in the line: / })
  await expect(strip).toBeVisible()
  expect(await line.evaluate((each) => each.clientHeight)).toBe(before)
  // The number itself stands in sight, whatever of the line does not fit beside it, and there is ink in it.
  const seen = await line.evaluate((room) => {
    const ring = room.querySelector('span')?.getBoundingClientRect()
    const [own, picture] = [room.getBoundingClientRect(), room.querySelector('img') as HTMLImageElement]
    const canvas = document.createElement('canvas')
    canvas.width = picture.naturalWidth
    canvas.height = picture.naturalHeight
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.drawImage(picture, 0, 0)
    const bytes = context.getImageData(0, 0, canvas.width, canvas.height).data
    const darkest = bytes.reduce((least, byte) => Math.min(least, byte), 255)
    return { isInside: ring !== undefined && ring.left >= own.left && ring.right <= own.right, darkest, share: ring?.width ?? 0 }
  })
  expect(seen.isInside).toBe(true)
  expect(seen.darkest).toBeLessThan(100)
  expect(seen.share).toBeGreaterThan(10)
  expect(asked).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
