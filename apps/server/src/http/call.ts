import { type EndpointName, endpoints } from '@dr-ai/contract/endpoints'
import { calls } from '@dr-ai/contract/schemas/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Access, claimPatient } from '../identity/access.ts'
import type { Patient } from '../identity/patient.ts'
import type { Clock } from '../records/clock.ts'
import { openPatientRecords, type PatientRecords } from '../records/patient-records.ts'
import type { Records } from '../records/records.ts'
import { type RecordChange, tellingChanges } from '../records/telling-changes.ts'
import { witnessKeyOf } from '../records/witness.ts'
import type { Admission } from './admission.ts'
import { Failure } from './failure.ts'

declare module 'fastify' {
  interface FastifyRequest {
    access: Access
  }
  interface FastifyContextConfig {
    /** The call of the contract that a route answers. */
    call?: EndpointName
  }
}

type Calls = typeof calls
type Read<Name extends EndpointName, Part extends string> =
  Calls[Name] extends Record<Part, infer Schema> ? (Schema extends z.ZodType ? z.output<Schema> : undefined) : undefined

/** The patient of a call and their opened records. */
export interface Claimed {
  patient: Patient
  records: PatientRecords
}

export interface CallContext<Name extends EndpointName> {
  body: Read<Name, 'body'>
  query: Read<Name, 'query'>
  parameters: Read<Name, 'parameters'>
  request: FastifyRequest
  reply: FastifyReply
  /** Who the call acts for. For forms, which name the patient anywhere in their fields, with that name. */
  claim(userId?: string | null): Promise<Claimed>
}

/** What every route is given to work with. */
export interface CallDependencies {
  records: Records
  serverKey: Uint8Array
  clock: Clock
  admission: Admission
  /** Is told of every write that the patient's other pages may show. */
  onRecordChange?: (patient: Patient, change: RecordChange) => void
}

/**
 * Registers one call of the contract: its method, path and schemas come from there, so that what the server answers and
 * what it documents cannot part. The patient is claimed before the handler runs, except for forms.
 */
export function addCall<Name extends EndpointName>(
  app: FastifyInstance,
  { records, serverKey, admission, onRecordChange, clock }: CallDependencies,
  name: Name,
  handle: (context: CallContext<Name>) => Promise<Read<Name, 'response'> extends undefined ? unknown : Read<Name, 'response'>>,
): void {
  const call: Calls[EndpointName] = calls[name]
  const { method, path } = endpoints[name]
  const witness = witnessKeyOf(serverKey)
  app.route({
    method,
    url: path,
    config: { call: name },
    schema: {
      ...('body' in call && { body: call.body }),
      ...('query' in call && { querystring: call.query }),
      ...('parameters' in call && { params: call.parameters }),
      ...(call.response && { response: { 200: call.response } }),
    },
    preValidation: async (request) => {
      if (!('form' in call) && request.isMultipart()) throw new Failure('unsupported-type', 'This call takes JSON.')
    },
    handler: async (request, reply) => {
      const claim = async (userId?: string | null): Promise<Claimed> => {
        const patient = claimPatient(request.access, userId ?? named(request.query), serverKey)
        const opened = tellingChanges(openPatientRecords(records, patient, clock, witness), (change) => onRecordChange?.(patient, change))
        await admission.admit(request, patient, writingCalls.has(name) ? () => opened.usage() : null)
        return { patient, records: opened }
      }
      const isForm = 'form' in call
      const claimed = call.patient && !isForm ? await claim(named(request.body)) : null
      return handle({
        body: request.body as Read<Name, 'body'>,
        query: request.query as Read<Name, 'query'>,
        parameters: request.params as Read<Name, 'parameters'>,
        request,
        reply,
        claim: async (userId) => claimed ?? claim(userId),
      })
    },
  })
}

/** The calls that add to a record; they are what quotas and the limit of new patients are about. */
const writingCalls: ReadonlySet<EndpointName> = new Set([
  'chat',
  'analyzeVideo',
  'addHistory',
  'analyzeDocument',
  'correctFinding',
  'reviewDocument',
  'addItems',
  'importRecord',
  'reviewItems',
  'restoreRows',
  'restoreFile',
  'adoptRecord',
  'createLink',
  'createAccess',
  'shareMedications',
  'keepReminders',
  'keepDeviceRows',
  'openPairing',
])

function named(part: unknown): string | null {
  return part !== null && typeof part === 'object' && 'user_id' in part && typeof part.user_id === 'string' ? part.user_id : null
}
