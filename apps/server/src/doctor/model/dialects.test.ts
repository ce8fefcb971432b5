import type { DoctorContext } from '@dr-ai/clinic/answer/doctor-context'
import { expect, test } from 'vitest'
import { dialects } from '../../testing/dialects.ts'
import { replyPieces, startFakeProvider } from '../../testing/fake-provider.ts'
import { loadClinic } from '../load-clinic.ts'
import { createModelDoctor } from '../model-doctor.ts'
import { createModelMetrics } from './model-metrics.ts'
import { readJson } from './read-json.ts'

const nobody: DoctorContext = { profile: { ageYears: 40, sex: 'female' }, subject: 'self', medications: [], allergies: [], country: 'GB' }
const words = 'my throat is sore and I keep parking the custard'
const clause = {
  quote: 'parking the custard',
  act: 'fact',
  person: 'patient',
  time: 'now',
  polarity: 'present',
  findings: [],
  means: 'vomiting',
}
const kind = 'A sore throat can come from a virus.'

test.each([
  [dialects.ollama, 'response_format', 0],
  [dialects.ollamaWithoutTools, 'response_format', 0],
  [dialects.llamaCpp, 'response_format', 0],
  [dialects.llamaCppGrammar, '"json_schema":{', 1],
  [dialects.lmStudio, 'response_format', 0],
  [dialects.toolsAlone, '"tool_choice":"required"', 2],
  [dialects.jsonAlone, '"response_format":{"type":"json_object"}', 3],
  [dialects.plain, '"messages"', 4],
] as const)('$name: it hears and speaks in the form that it takes, which is found once', async (dialect, form, refusals) => {
  const fake = await startFakeProvider('compatible', 30_000, dialect)
  try {
    fake.listen(() => ({ kind: 'says', pieces: JSON.stringify({ clauses: [clause] }).match(/.{1,20}/g) ?? [] }))
    fake.next({ kind: 'says', pieces: replyPieces({ text: kind }) })
    const doctor = createModelDoctor({ loadClinic, settings: fake.settings, metrics: createModelMetrics() })
    const first = await doctor.reply(null, words, nobody)
    expect(first.doctor).toMatchObject({ kind: 'model', fallback: false })
    expect(first.response).toContain(kind)
    expect(first.clinical.findings.map(({ id }) => id)).toContain('vomiting')
    expect(fake.refused.length).toBe(refusals)
    expect(fake.seen.at(-1)?.body).toContain(form)
    if (dialect === dialects.plain) expect(fake.seen.at(-1)?.body).not.toContain('response_format')
    await doctor.reply(first.mind, 'since Monday', nobody)
    expect(fake.refused.length).toBe(refusals)
  } finally {
    await fake.close()
  }
})

const said = { text: 'Say "ok", {now}: done', level: null }

test.each([
  ['thoughts before it', `<think>{ maybe }</think>${JSON.stringify(said)}`],
  ['a fence of Markdown', `Sure!\n\`\`\`json\n${JSON.stringify(said, null, 2)}\n\`\`\``],
  ['a comma too many', '{"text": "Say \\"ok\\", {now}: done", "level": null,}'],
  ['the words of Python', '{"text": "Say \\"ok\\", {now}: done", "level": None}'],
  ['bare keys and a comment', '{text: "Say \\"ok\\", {now}: done", // warm\n level: null}'],
  ['printed quotation marks', '{“text”: "Say \\"ok\\", {now}: done", “level”: null}'],
])('an answer with %s is read', (_, raw) => expect(readJson(raw)).toEqual(said))

test('a line break inside a string is read, and half an answer is not made whole', () => {
  expect(readJson('{"text": "one\ntwo"}')).toEqual({ text: 'one\ntwo' })
  expect(readJson('{"text": "one')).toBeUndefined()
})
