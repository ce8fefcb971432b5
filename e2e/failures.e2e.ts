import { conversation, doctorIsReady, expect, say, test } from './journey.ts'

test('an unknown address shows the error page with its status', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('404')
  // The ways back stand beside it.
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Medications' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page.getByRole('link', { name: 'Start Your Consultation' })).toBeVisible()
})

test('a script that does not come names its chunk; another visit or a reload brings it', async ({ page }) => {
  await page.route('**/static/js/HistoryPage-*', (route) => route.abort())
  await page.goto('/chat')
  await doctorIsReady(page)
  await page.getByRole('link', { name: 'Medical History' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Loading chunk history failed.')
  await page.getByRole('link', { name: 'AI Doctor Chat' }).click()
  await doctorIsReady(page)
  await page.getByRole('link', { name: 'Medical History' }).click()
  await expect(page.getByRole('alert')).toHaveText('Loading chunk history failed.')
  await page.unroute('**/static/js/HistoryPage-*')
  await page.getByRole('link', { name: 'AI Doctor Chat' }).click()
  await page.getByRole('link', { name: 'Medical History' }).click()
  await expect(page.getByRole('heading', { name: 'Medical History' })).toBeVisible()
  await page.route('**/static/js/MedicationsPage-*', (route) => route.abort())
  await page.reload()
  await page.getByRole('link', { name: 'Medications' }).click()
  await expect(page.getByRole('alert')).toHaveText('Loading chunk medications failed.')
  await page.unroute('**/static/js/MedicationsPage-*')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Medication Tracker' })).toBeVisible()
})

test('a screen that breaks while it is drawn says so inside the shell, fits a phone, and leaves the other screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const broken = { _id: 'x', diagnosis: 'Cold', aiRecommendations: [{ a: 1 }], date: '2026-11-20', addedAt: '2026-11-20T00:00:00.000Z' }
  await page.route('**/api/history*', (route) => route.fulfill({ json: { history: [broken] } }))
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const alert = await page.getByRole('alert').boundingBox()
  expect((alert?.x ?? 0) + (alert?.width ?? 390)).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: 'AI Doctor Chat' }).click()
  await doctorIsReady(page)
})

test('words that the server could not read are not sent again by themselves, after a reload either, and the talk goes on', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/api/chat', (route) => {
    asked += 1
    const error = { code: 'too-hard-to-read', message: 'I could not read that. Please say it more shortly.' }
    return route.fulfill({ status: 422, json: { error } })
  })
  await page.goto('/chat')
  await expect(await say(page, 'I... I... I... hurts')).toContainText('I could not read that. Please say it more shortly.')
  await expect(conversation(page).getByRole('button', { name: 'Try again' })).toBeHidden()
  await page.reload()
  await expect(conversation(page)).toContainText('Please say it more shortly.')
  await doctorIsReady(page)
  expect(asked).toBe(1)
  await page.unroute('**/api/chat')
  await say(page, 'I have a headache')
  await expect(conversation(page).getByRole('article').last()).not.toContainText('I could not read that')
})

test('the start page asks for no script of the screens behind it', async ({ page }) => {
  const answer = await page.goto('/')
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('static/js/core-')
  expect(html).not.toMatch(/static\/js\/(?:shell|conversation|medicines)-/)
})

test('scripts come from static/js and nothing of the page is inline', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/chat')
  await doctorIsReady(page)
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter((path) => !path.startsWith('/static/js/'))).toEqual([])
  expect(violations).toEqual([])
})

const extractions: [string, object, string][] = [
  ['a failed analysis', { json: { success: false, diagnoses: [], error: 'no model' } }, 'Failed to analyze chat history: no model'],
  ['an exception', { status: 500, body: '{}' }, 'Error analyzing chat history: HTTP error! status: 500'],
]
for (const [name, answer, words] of extractions) {
  test(`${name} of the conversation says so`, async ({ page }) => {
    await page.route('**/api/chat/analyze-history', (route) => route.fulfill(answer))
    await page.goto('/chat')
    await say(page, 'I have a sore throat')
    await page.getByRole('button', { name: 'Extract Medical History' }).click()
    await expect(page.getByRole('alert').getByText(words)).toBeVisible()
  })
}

test('the screen stands before any script has run', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.address })
  const page = await context.newPage()
  for (const [path, words] of [
    ['/', 'Start Your Consultation'],
    ['/chat', "Hello! I'm your AI medical assistant."],
    ['/medications', 'Medication Tracker'],
    ['/history', 'View past consultations'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words).locator('visible=true').first()).toBeVisible()
  }
  await page.goto('/nowhere')
  await expect(page.getByText('Start Your Consultation')).toBeHidden()
  await context.close()
})

for (const path of ['/', '/chat', '/medications', '/history', '/emergency']) {
  test(`the scripts of ${path} are all asked for at once`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const name = new URL(request.url()).pathname
      // The live channel, the look at the record's trail and the landing's line of numbers come later, and are waited for by nobody.
      const later = path === '/' ? /\/(?:live|verify-trail|EmergencyLine|emergency-contacts)-/ : /\/(?:live|verify-trail)-/
      if (name.startsWith('/static/js/') && !later.test(name)) asked.push(name)
    })
    const source = (await (await page.request.get(path, { headers: { accept: 'text/html' } })).text()).matchAll(/\/static\/js\/[^"]+/g)
    const named = new Set([...source].map(([name]) => name))
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked.filter((name) => !named.has(name))).toEqual([])
    expect(named.size).toBeGreaterThan(4)
  })
}

test('who clicks before the first script has come gets the disclaimer all the same', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/static/js/**', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Start Your Consultation' }).click({ noWaitAfter: true })
  await page.waitForURL('**/chat#start', { waitUntil: 'commit' })
  release()
  await expect(page.getByRole('dialog', { name: 'Medical Disclaimer' })).toBeVisible()
  await expect(page).toHaveURL(/\/chat$/)
})

test('nothing found and a diagnosis that cannot be added say so', async ({ page }) => {
  await page.route('**/api/chat/analyze-history', (route) => route.fulfill({ json: { success: true, diagnoses: [], error: null } }))
  await page.goto('/chat')
  await say(page, 'I have a sore throat')
  await page.getByRole('button', { name: 'Extract Medical History' }).click()
  const dialog = page.getByRole('dialog', { name: 'Extracted Medical History' })
  await expect(dialog).toContainText('0 diagnoses extracted from the conversation')
  await expect(dialog).toContainText('No Diagnoses Found')
  await expect(dialog).toContainText('No clear medical diagnoses were identified in the current conversation.')
  await page.keyboard.press('Escape')

  const diagnoses = [{ diagnosis: 'First', confidence: 0.9 }, { diagnosis: 'Second' }]
  await page.route('**/api/chat/analyze-history', (route) => route.fulfill({ json: { success: true, diagnoses, error: null } }))
  await page.route('**/api/history/add', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Extract Medical History' }).click()
  await expect(dialog).toContainText('2 diagnoses extracted from the conversation')
  await dialog.getByRole('button', { name: /Second/ }).click()
  await expect(dialog.getByRole('button', { name: 'Add to Medical History' })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Add to Medical History' }).click()
  await expect(page.getByText('Failed to add to history. Please try again.')).toBeVisible()
})

test('the four tasks come with the word, are ticked off, and can be taken back', async ({ page }) => {
  const answer = (response: string) => ({
    json: { response, consultation_id: 'c', message_id: 'm', doctor: { kind: 'embedded', model: null, fallback: false } },
  })
  await page.route('**/api/chat', (route) => route.fulfill(answer('I RECOMMEND rest.')))
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Health Tasks' }).click()
  const dialog = page.getByRole('dialog', { name: 'Health Tasks' })
  await expect(dialog).toContainText('0 pending, 0 completed')
  await expect(dialog).toContainText('No tasks yet')
  await expect(dialog).toContainText('Complete a consultation to get personalized recommendations')
  await page.keyboard.press('Escape')
  await say(page, 'hello')
  await page.getByRole('button', { name: 'Health Tasks' }).click()
  await expect(dialog).toContainText('4 pending, 0 completed')
  await dialog.getByRole('checkbox', { name: /Get 7-8 hours of sleep/ }).check()
  await expect(dialog).toContainText('3 pending, 1 completed')
  await expect(dialog.getByRole('heading', { name: 'Completed Tasks' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Health Tasks' }).click()
  await expect(dialog).toContainText('3 pending, 1 completed')
  await page.keyboard.press('Escape')
  await say(page, 'hello again')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Health Tasks' }).click()
  await expect(dialog).toContainText('3 pending, 1 completed')
})

test('a long answer is shown from its beginning, and who reads above is left there', async ({ page }) => {
  let response = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.`).join('\n\n')
  const body = () => ({
    json: { response, consultation_id: 'c', message_id: 'm', doctor: { kind: 'embedded', model: null, fallback: false } },
  })
  let release: () => void = () => undefined
  let held = Promise.resolve()
  await page.route('**/api/chat', async (route) => {
    await held
    await route.fulfill(body())
  })
  await page.goto('/chat')
  await say(page, 'tell me everything')
  await expect(conversation(page).getByText('Paragraph 0.')).toBeInViewport()
  await expect(conversation(page).getByText('Paragraph 59.')).not.toBeInViewport()

  held = new Promise((resolve) => {
    release = resolve
  })
  response = 'The second answer.'
  await page.getByRole('textbox', { name: 'Your message' }).fill('and more')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thinking...')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 200))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  release()
  await doctorIsReady(page)
  expect(await page.evaluate(() => scrollY)).toBe(200)
  await page.getByRole('button', { name: 'New message' }).click()
  await expect(conversation(page).getByText('The second answer.')).toBeInViewport()
})

test('what is sent without a network is kept, said so, and goes out by itself when it is back', async ({ page, context }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your message' }).fill('I have a sore throat')
  await page.keyboard.press('Enter')
  await expect(conversation(page).getByText("I'm sorry, I'm having trouble connecting to the server.")).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  await expect(conversation(page).getByText("I'm sorry, I'm having trouble connecting to the server.")).toBeHidden()
  await doctorIsReady(page)
  await expect(conversation(page).getByRole('article')).toHaveCount(3)
})

for (const width of [390, 1440]) {
  test(`a finding understood wrong is corrected by a click, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 })
    await page.goto('/chat')
    await say(page, 'I have had a headache for two days')
    // On a wide screen the chart stands beside the conversation, open; else it is folded under the answer.
    if (width === 390)
      await conversation(page)
        .getByText(/^What I understood/)
        .click()
    await page.getByRole('button', { name: /headache: yes/i }).click()
    await page
      .getByRole('group', { name: /Correct: headache/i })
      .getByRole('button', { name: 'No', exact: true })
      .click()
    await expect(conversation(page).getByText(/Correction: headache: no/i)).toBeVisible()
    await doctorIsReady(page)
    await expect(conversation(page).getByRole('article')).toHaveCount(5)
    await expect(conversation(page).getByText("I'm having trouble connecting")).toBeHidden()
  })
}

test('a new consultation begins, and the earlier one is found again', async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'my left knee hurts')
  await page.getByRole('button', { name: 'New consultation' }).click()
  await expect(conversation(page).getByRole('article')).toHaveCount(1)
  await say(page, 'I have a sore throat')
  await page.getByRole('button', { name: 'Earlier consultations' }).click()
  const dialog = page.getByRole('dialog', { name: 'Earlier consultations' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('listitem').filter({ hasNotText: 'Now open' }).getByRole('button', { name: 'Continue' }).click()
  await expect(conversation(page).getByText('my left knee hurts')).toBeVisible()
  await expect(conversation(page).getByText('I have a sore throat')).toBeHidden()
})

test('the browser makes no text into markup, runs no foreign program, and allows no second rule about that', async ({ page }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  const outcomes = await page.evaluate(() => {
    const tried = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    }
    const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
    return [
      tried(() => Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' })),
      tried(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
      tried(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
      tried(() => Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/a.js' })),
      tried(() => new Worker('https://elsewhere.example/a.js')),
      tried(() => trustedTypes.createPolicy('default', { createHTML: (text: string) => text })),
      tried(() => trustedTypes.createPolicy('mine', { createHTML: (text: string) => text })),
      tried(() => Object.assign(document.createElement('script'), { src: '/static/own.js' })),
    ]
  })
  expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'refused'), 'done'])
})
