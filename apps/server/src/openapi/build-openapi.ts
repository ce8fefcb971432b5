import { type EndpointName, endpoints } from '@dr-ai/contract/endpoints'
import { calls } from '@dr-ai/contract/schemas/calls'
import { ErrorAnswer } from '@dr-ai/contract/schemas/identifiers'
import { z } from 'zod'

/** A piece of an OpenAPI document; what is inside is JSON Schema. */
export type Json = { [key: string]: unknown }

export interface Operation {
  operationId: string
  summary: string
  security: Json[]
  parameters?: { name: string; in: 'query' | 'path'; required: boolean; schema: Json }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>
}

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: Json
}

const description = [
  'The calls of Dr. AI, made from the same table as its routes. Unknown fields are ignored and null is taken for an absent optional field.',
  'A patient is named by a secret (bearer token), whose fingerprint is the user_id; on a machine of your own (open mode) a plain user_id will do.',
  'Every failure is answered with {"error": {"code", "message"}}.',
].join(' ')

/** The OpenAPI document of the calls served, from the contract's schemas. */
export function buildOpenApi(served: Iterable<EndpointName>): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const name of served) {
    const { method, path } = endpoints[name]
    const template = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: describeOperation(name) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dr. AI', version: '1.0.0', description },
    paths,
    components: {
      securitySchemes: {
        patientSecret: { type: 'http', scheme: 'bearer', description: "The patient's secret: 43 characters of base64url." },
      },
    },
  }
}

function describeOperation(name: EndpointName): Operation {
  const call: (typeof calls)[EndpointName] = calls[name]
  const parameters = [
    ...('parameters' in call ? describeParameters(call.parameters, 'path') : []),
    ...('query' in call ? describeParameters(call.query, 'query') : []),
  ]
  const body = bodyOf(call)
  return {
    operationId: name,
    summary: call.summary,
    security: call.patient ? [{ patientSecret: [] }, {}] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      '200': {
        description: 'Done',
        content: call.response
          ? { 'application/json': { schema: schemaOf(call.response, 'output') } }
          : { '*/*': { schema: { type: 'string', format: 'binary' } } },
      },
      default: { description: 'Refused or failed', content: { 'application/json': { schema: schemaOf(ErrorAnswer, 'output') } } },
    },
  }
}

function bodyOf(call: (typeof calls)[EndpointName]): Record<string, { schema: Json }> | null {
  if ('body' in call) return { 'application/json': { schema: schemaOf(call.body, 'input') } }
  if (!('form' in call)) return null
  const fields = schemaOf(call.form.fields, 'input')
  const files = Object.fromEntries(call.form.files.map((file) => [file, { type: 'string', format: 'binary' }]))
  return { 'multipart/form-data': { schema: { ...fields, properties: { ...files, ...(fields.properties as Json) } } } }
}

function describeParameters(schema: z.ZodType, place: 'query' | 'path'): NonNullable<Operation['parameters']> {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({ name, in: place, required: required.includes(name), schema: property }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}
