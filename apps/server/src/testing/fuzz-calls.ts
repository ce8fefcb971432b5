import { type EndpointName, endpointPath, endpoints } from '@dr-ai/contract/endpoints'
import { calls } from '@dr-ai/contract/schemas/calls'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import { form } from './serve.ts'

type Json = { [key: string]: unknown }

/** Texts that have broken servers before. */
const nasty = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  "'; DROP TABLE records; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'NaN',
  '9'.repeat(400),
  'é'.repeat(300),
  'I have a headache and a fever',
  'no',
]
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
)
const number = fc.oneof(fc.integer({ min: -5, max: 200 }), fc.double(), fc.constantFrom(0, -0, 1e308, 2 ** 53))
const anything = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>({ __proto__: null, constructor: 1 }),
)

/** Values of a JSON Schema, and nearly as often values that are not quite of it. */
function valuesOf(schema: Json): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: rightValuesOf(schema) }, { weight: 1, arbitrary: anything })
}

function rightValuesOf(schema: Json): fc.Arbitrary<unknown> {
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (options) return fc.oneof(...options.map(valuesOf))
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  if ('const' in schema) return fc.constant(schema.const)
  switch (schema.type) {
    case 'string':
      return text
    case 'number':
    case 'integer':
      return number
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valuesOf((schema.items as Json | undefined) ?? {}), { maxLength: 5 })
    case 'object': {
      const properties = Object.entries((schema.properties as Record<string, Json> | undefined) ?? {})
      const required = new Set(schema.required as string[] | undefined)
      return fc.record(Object.fromEntries(properties.map(([name, property]) => [name, valuesOf(property)])), {
        requiredKeys: properties.map(([name]) => name).filter((name) => required.has(name)),
        noNullPrototype: true,
      })
    }
    default:
      return anything
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
const schemaOf = (schema: z.ZodType): Json => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json

const file = fc.record({
  name: fc.constantFrom(
    'a.txt',
    'a.pdf',
    'a.png',
    'a.docx',
    'a.webm',
    'a.exe',
    '"; filename="b.txt',
    '<img src=x onerror=alert(1)>.txt',
    'ü\u0000.txt',
  ),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.constantFrom(...['%PDF-1.7\n', '\u0089PNG\r\n', 'PK\u0003\u0004', '\u001aEß£'].map((start) => Buffer.from(start, 'latin1'))),
  ),
})

/** A call of the contract with input made from its schema: mostly nearly right, at times right, at times noise. */
export function requestsOf(name: EndpointName): fc.Arbitrary<InjectOptions> {
  const call: (typeof calls)[EndpointName] = calls[name]
  const { method } = endpoints[name]
  const id = fc.oneof(
    fc.constant('none'),
    text.filter((value) => value.isWellFormed()),
  )
  const query = 'query' in call ? rightValuesOf(schemaOf(call.query)) : fc.constant({})
  const path = fc.tuple(id, query).map(([id, values]) => {
    const pairs = Object.entries(values !== null && typeof values === 'object' ? values : {}).map(
      ([key, value]) => [key, asText(value)] as [string, string],
    )
    return `${endpointPath(name, { id })}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`
  })
  if ('form' in call) {
    const fields = rightValuesOf(schemaOf(call.form.fields))
    return fc
      .tuple(path, fields, file, fc.constantFrom(...call.form.files, 'wrong'))
      .map(([url, values, { name: fileName, bytes }, field]) => {
        const parts = Object.entries((values ?? {}) as Record<string, unknown>).map(([key, value]) => ({
          name: key,
          value: asText(value),
        }))
        return { method, url, ...form([...parts, { name: field, file: fileName, bytes }]) }
      })
  }
  if (!('body' in call)) return path.map((url) => ({ method, url }))
  return fc.tuple(path, valuesOf(schemaOf(call.body)), fc.integer({ min: 0, max: 40 })).map(([url, body, cut]) => {
    const whole = JSON.stringify(body) ?? ''
    // Now and then a body that ends in the middle.
    return { method, url, headers: { 'content-type': 'application/json' }, payload: cut === 0 ? whole.slice(0, whole.length >> 1) : whole }
  })
}

/** Every call of the contract, one after the other. */
export function anyRequest(served: readonly EndpointName[]): fc.Arbitrary<InjectOptions> {
  return fc.oneof(...served.map(requestsOf))
}

/** What must be in no answer: a place in the sources, a stack, an engine's own words. */
export const telltale = /\bat .+:\d+:\d+|node_modules|SQLITE|\bsrc\/|TypeError|ZodError/
