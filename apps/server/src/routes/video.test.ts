import { afterAll, beforeAll, expect, test } from 'vitest'
import { form, newPatient, serve, type TestServer } from '../testing/serve.ts'
import { smallWebm } from '../testing/small-webm.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

const webm = smallWebm()
const send = async (headers: Record<string, string>, parts: Parameters<typeof form>[0]) => {
  const { payload, headers: formHeaders } = form(parts)
  const answer = await server.inject({ method: 'POST', url: '/api/video/analyze', payload, headers: { ...formHeaders, ...headers } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const video = (name: string) => ({ name, file: 'recording.webm', bytes: webm, type: 'video/webm' })

test('the description’s form: video and prompt; the picture is not claimed to have been looked at', async () => {
  const { headers } = await newPatient()
  const { analysis, visionData } = await send(headers, [
    video('video'),
    { name: 'prompt', value: 'Please give a detailed medical analysis' },
  ])
  expect(analysis).toMatch(/cannot see the video itself/)
  expect(analysis).toMatch(/No words came with it/)
  expect(visionData).toBeUndefined()
})

test('the alternative form: what was said is answered by the doctor and stays in the consultation', async () => {
  const { headers, id } = await newPatient()
  const { analysis, consultation_id, clinical } = await send(headers, [
    video('video_file'),
    { name: 'audio_transcript', value: 'I have had a headache for three days' },
    { name: 'user_id', value: id },
  ])
  expect(analysis).toContain('"I have had a headache for three days"')
  expect(clinical.findings.length).toBeGreaterThan(0)
  const next = (await server.call('POST', '/api/chat', { message: 'and I feel sick' }, headers)).json()
  expect(next.consultation_id).toBe(consultation_id)
  const { messages } = (await server.call('GET', `/api/consultations/${consultation_id}`, undefined, headers)).json()
  expect(messages.slice(0, 2)).toMatchObject([
    { type: 'user', isVideo: true },
    { type: 'ai', isVideoAnalysis: true, content: analysis },
  ])
})

test('what the patient keeps about themself is known to the doctor who answers a video', async () => {
  const about = { profile: { ageYears: 34, sex: 'female' }, medications: [{ name: 'Warfarin' }], allergies: ['Penicillin'] }
  const said = { name: 'audio_transcript', value: 'I have had a headache for three days' }
  const ask = async (parts: Parameters<typeof form>[0]) =>
    (await send((await newPatient()).headers, [video('video'), said, ...parts])).analysis
  expect(await ask([])).toMatch(/how old are you/i)
  expect(await ask([{ name: 'about', value: JSON.stringify(about) }])).not.toMatch(/how old are you/i)
})

test('a recording made for a child is answered as about the child', async () => {
  const about = { profile: { ageYears: 6, sex: 'female' }, patient_relation: 'daughter' }
  const said = { name: 'audio_transcript', value: 'She has had a headache since this morning' }
  const { analysis } = await send((await newPatient()).headers, [video('video'), said, { name: 'about', value: JSON.stringify(about) }])
  expect(analysis).toMatch(/your daughter/i)
})

test('measurements are handed back as they were measured; a missing one stays missing', async () => {
  const { headers } = await newPatient()
  const measurements = {
    blinksPerMinute: { value: 14.6, certainty: 0.9, seconds: 12 },
    eyeMovement: 'steady',
    facialExpression: null,
    pitchMean: null,
    syllablesPerMinute: { value: 240, certainty: 0.5, seconds: 12 },
    harmonicsToNoise: { value: null, certainty: 0, seconds: 12 },
  }
  const { analysis, visionData, voiceAnalysis } = await send(headers, [
    { name: 'measurements', value: JSON.stringify(measurements) },
    video('video'),
  ])
  expect([visionData, voiceAnalysis]).toEqual([{ blinkRate: 15, eyeMovement: 'steady' }, { pace: 'usual' }])
  expect(analysis).toContain('15 blinks a minute')
  expect(analysis).toContain('Not measured (sample too short, face lost, bad light or too much noise): clarity of the voice.')
  expect(analysis).toContain('never makes a diagnosis')
})

test('a file with nothing to play is answered, and the answer says so', async () => {
  const { headers } = await newPatient()
  const { analysis } = await send(headers, [{ name: 'video', file: 'recording.webm', bytes: webm.subarray(0, 12) }])
  expect(analysis).toMatch(/nothing in it that could be played/)
})

test('nothing of a video is kept', async () => {
  const { headers, id } = await newPatient()
  await send(headers, [video('video')])
  expect(await server.records.usage(id)).toEqual({ rows: 0, bytes: 0, links: 0 })
})
