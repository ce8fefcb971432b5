import { maximumNewPatientsPerHour, maximumPatientBytes, maximumRequestsPerMinute } from '@dr-ai/contract/limits'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Patient } from '../identity/patient.ts'
import type { Usage } from '../records/records.ts'
import { Failure } from './failure.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The request comes from this machine, to a server of its own (open mode): no limit is laid on it. */
    isOpen: boolean
    patientKey: string | null
  }
}

/** Who may come in how often, and keep how much. */
export interface Admission {
  /** @throws Failure 429 where the address asks too often. */
  admitAddress(request: FastifyRequest): Promise<void>
  /**
   * @param usage What the patient keeps, asked only for calls that add to it.
   * @throws Failure 429 where the patient asks too often, keeps too much, or too many new ones come from one address.
   */
  admit(request: FastifyRequest, patient: Patient, usage: (() => Promise<Usage>) | null): Promise<void>
}

const minute = 60_000
const hour = 3_600_000
/** What a link of the audit trail takes at most: looking writes one, too. */
const linkBytes = 512

/** Limits by address and by patient, counted in this process. */
export async function createAdmission(app: FastifyInstance): Promise<Admission> {
  app.decorateRequest('isOpen', false)
  app.decorateRequest('patientKey', null)
  await app.register(rateLimit, { global: false, allowList: (request) => request.isOpen })
  const byAddress = app.createRateLimit({ max: maximumRequestsPerMinute.address, timeWindow: minute })
  const byPatient = app.createRateLimit({
    max: maximumRequestsPerMinute.patient,
    timeWindow: minute,
    keyGenerator: (request) => request.patientKey ?? request.ip,
  })
  const newPatients = app.createRateLimit({ max: maximumNewPatientsPerHour, timeWindow: hour })

  const spend = async (limiter: typeof byAddress, request: FastifyRequest, message: string): Promise<void> => {
    const limit = await limiter(request)
    if (!limit.isAllowed && limit.isExceeded) throw new Failure('too-many-requests', message, { retryAfter: limit.ttlInSeconds })
  }

  return {
    admitAddress: (request) => spend(byAddress, request, 'Too many requests from this address. Please wait a moment.'),
    admit: async (request, patient, usage) => {
      request.patientKey = patient.key
      await spend(byPatient, request, 'Too many requests. Please wait a moment.')
      if (!usage) return
      const { rows, bytes, links } = await usage()
      if (rows === 0) await spend(newPatients, request, 'Too many new patients from this address. Please try again later.')
      if (bytes + links * linkBytes > maximumPatientBytes)
        throw new Failure('quota-reached', 'This record is full: delete documents or consultations to make room.')
    },
  }
}
