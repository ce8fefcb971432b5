import { expect, test } from 'vitest'
import { nameOnServer, openFile, readLink } from '../../session/read-link.ts'
import { partsOfSummary } from './summary-parts.ts'

const encode = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const key = 'A'.repeat(43)
const origin = 'https://doctor.example.org'

test('a link is read out of an address; one of another server is not asked', () => {
  const link = readLink(`#shlink:/${encode({ url: `${origin}/api/shl/abc`, key, flag: 'P', exp: 12, v: 1 })}`)
  if (!link) throw new Error('no link')
  expect(link).toEqual({ url: `${origin}/api/shl/abc`, key, hasPasscode: true, isDirect: false, expires: 12 })
  expect(nameOnServer(link, origin)).toBe('abc')
  for (const url of ['https://elsewhere.example/api/shl/abc', `${origin}.evil.example/api/shl/abc`, `${origin}/api/shl/../patient`])
    expect(nameOnServer({ ...link, url }, origin)).toBe(null)
})

const noLinks = [
  '',
  '#',
  '#shlink:/',
  '#shlink:/@@',
  `#shlink:/${btoa('no json')}`,
  `#shlink:/${encode({ url: 1, key })}`,
  `#shlink:/${encode({ url: origin, key: 'short' })}`,
]
for (const fragment of noLinks) test(`"${fragment}" is no link`, () => expect(readLink(fragment)).toBe(null))

test('a file that was sealed elsewhere by the standard opens; with another key, or changed, it does not', async () => {
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const text = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  const header = encode({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' })
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealer = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const algorithm = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(header) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, sealer, new TextEncoder().encode('{"a":"ä"}')))
  const content = [header, '', text(iv), text(sealed.subarray(0, -16)), text(sealed.subarray(-16))].join('.')
  expect(await openFile(content, text(secret))).toEqual({ text: '{"a":"ä"}', contentType: 'application/fhir+json' })
  await expect(openFile(content, key)).rejects.toThrow()
  await expect(openFile(content.replace(header, encode({ alg: 'dir' })), text(secret))).rejects.toThrow()
})

test('a summary is shown by its lists; what looks like a program is text', () => {
  const div = (inside: string) => ({ status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${inside}</div>` })
  const entry = [
    {
      resource: {
        resourceType: 'Composition',
        date: '2026-11-24T04:00:00Z',
        section: [
          { title: 'Medications', text: div('<ul><li>Metformin &lt; 1 g</li><li>Ramipril</li></ul>') },
          { title: 'Results', text: div('<table><tr><td>Potassium</td><td>4.1</td></tr></table>') },
          { title: 'Problems', text: div('<script>alert(1)</script><p>No information.</p>') },
          { title: 'Plain', text: div('words alone') },
        ],
      },
    },
    { resource: { resourceType: 'Patient', name: [{ given: ['Ada'], family: 'Lovelace' }], gender: 'female' } },
  ]
  expect(partsOfSummary(JSON.stringify({ resourceType: 'Bundle', entry }))).toEqual({
    name: 'Ada Lovelace',
    about: ['female'],
    at: '2026-11-24T04:00:00Z',
    sections: [
      { title: 'Medications', lines: ['Metformin < 1 g', 'Ramipril'] },
      { title: 'Results', lines: ['Potassium, 4.1'] },
      { title: 'Problems', lines: ['No information.'] },
      { title: 'Plain', lines: ['words alone'] },
    ],
  })
  for (const wrong of ['', '[]', '{"entry":5}', '{"entry":[{}]}']) expect(partsOfSummary(wrong)).toBe(null)
})
