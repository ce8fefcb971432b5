import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readSealed } from '@dr-ai/clinic/corpus/read-corpus'
import { loadClinic } from '../apps/server/src/doctor/load-clinic.ts'
import { createModelMetrics } from '../apps/server/src/doctor/model/model-metrics.ts'
import { createModelDoctor } from '../apps/server/src/doctor/model-doctor.ts'
import { replyPieces, startFakeProvider } from '../apps/server/src/testing/fake-provider.ts'
import { hostileCases } from '../apps/server/src/testing/hostile-cases.ts'
import { measureFirstDelta } from '../apps/server/src/testing/measure-first-delta.ts'
import { providerFailures } from '../apps/server/src/testing/provider-failures.ts'
import { tryHostileCase } from '../apps/server/src/testing/try-hostile-case.ts'
import { findChromium } from '../scripts/find-chromium.mjs'
import { measureInBrowser } from './models/measure-in-browser.ts'
import { tryRandomPairs } from './models/random-pairs.ts'
import { scoreListener, scripted } from './models/score-listeners.ts'

/**
 * npm run bench:models -- [--json FILE] [--rounds N] [--browserRounds N] [--everyNth N] [--pairs N]: hostile cases against a deliberately bad model, every failure of every
 * provider, and how long after the model's first piece the first delta is on the patient's socket, beside a bare call, and in
 * the page of a real browser where there is one; then how the doctor listens on the corpus's sealed fifth (or every Nth row of it) beside a
 * scripted listener that is right, always wrong, or none; and so many random pairs of a reply and a case.
 * All providers are servers of our own on loopback that speak the real wire formats.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    rounds: { type: 'string', default: '30' },
    browserRounds: { type: 'string', default: '12' },
    everyNth: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '10000' },
  },
})
const providers = ['google', 'anthropic', 'openai', 'compatible'] as const
const clinic = await loadClinic()
const fakes = await Promise.all(providers.map((provider) => startFakeProvider(provider)))
const [google] = fakes
if (!google) throw new Error('no provider')

const bad = createModelDoctor({ loadClinic, settings: google.settings, metrics: createModelMetrics() })
let held = 0
for (const hostile of hostileCases) {
  const broken = await tryHostileCase(clinic, bad, google, hostile)
  if (broken.length === 0) held++
  else console.log(`${hostile.name}: ${broken.join('; ')}`)
}

let answered = 0
for (const fake of fakes) {
  for (const { name, behaviour, words, settings } of providerFailures) {
    fake.next(behaviour)
    const doctor = createModelDoctor({ loadClinic, settings: { ...fake.settings, ...settings }, metrics: createModelMetrics() })
    const context = { profile: null, subject: 'self', medications: [], allergies: [], country: null }
    const answer = await doctor.reply(null, 'I have a sore throat', context)
    if (answer.doctor.fallback && answer.response.includes(words) && answer.clinical.question) answered++
    else console.log(`${fake.settings.provider}, ${name}: not answered as it should be`)
  }
}

let heardAnyway = 0
const deaf = providerFailures.filter(({ settings }) => settings === undefined)
for (const fake of fakes) {
  fake.next({ kind: 'says', pieces: replyPieces({ text: 'A sore throat can come from a virus.' }) })
  for (const { name, behaviour } of deaf) {
    fake.listen(() => behaviour)
    const doctor = createModelDoctor({ loadClinic, settings: fake.settings, metrics: createModelMetrics() })
    const context = { profile: null, subject: 'self', medications: [], allergies: [], country: null }
    const answer = await doctor.reply(null, 'I have a sore throat', context)
    if (answer.clinical.question && answer.clinical.findings.length > 0) heardAnyway++
    else console.log(`${fake.settings.provider}, listening, ${name}: not answered as it should be`)
  }
  fake.listen(() => ({ kind: 'says', pieces: ['{"clauses":[]}'] }))
}

const { product, bare } = await measureFirstDelta(google, Number(values.rounds))
const browser = await findChromium()
const inPage = browser.path ? await measureInBrowser(browser.path, google, Number(values.browserRounds)) : []
if (!browser.path) console.log(`not measured in a browser: ${browser.missing}`)
const sealed = readSealed().messages
const pairs = await tryRandomPairs(clinic, google, sealed, Number(values.pairs))
for (const fake of fakes) await fake.close()

/** The value under which a share of the sorted values lies. */
function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN
}
const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10

const figures = {
  'hostile.cases': hostileCases.length,
  'hostile.held': held,
  'hostile.ears': hostileCases.filter(({ hears }) => hears).length,
  'hostile.voice': hostileCases.filter(({ wording }) => wording).length,
  'firstDelta.overhead.ms': round(quantile(product, 0.5) - quantile(bare, 0.5)),
  'firstDelta.overhead.p95.ms': round(quantile(product, 0.95) - quantile(bare, 0.5)),
  ...(inPage.length > 0 && {
    'firstDelta.browser.overhead.ms': round(quantile(inPage, 0.5) - quantile(bare, 0.5)),
    'firstDelta.browser.overhead.p95.ms': round(quantile(inPage, 0.95) - quantile(bare, 0.5)),
  }),
  'failure.kinds': (providerFailures.length + deaf.length) * fakes.length,
  'failure.answered': answered + heardAnyway,
  ...pairs,
}
const rows = sealed.filter((_, place) => place % Number(values.everyNth) === 0)
for (const listener of [null, scripted('right'), scripted('wrong')]) Object.assign(figures, scoreListener(listener, rows))
for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`)
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
