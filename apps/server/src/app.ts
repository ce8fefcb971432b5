import { maximumJsonBytes } from '@dr-ai/contract/limits'
import type { LiveServerEvents } from '@dr-ai/contract/live'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Doctor } from './doctor/doctor.ts'
import type { ModelMetrics } from './doctor/model/model-metrics.ts'
import type { LogLevel } from './environment.ts'
import type { LinkFetcher } from './health-links/fetch-link.ts'
import { createAdmission } from './http/admission.ts'
import { answerFailure, errorBody } from './http/answer-failure.ts'
import { unknownCall } from './http/answer-unknown.ts'
import { countConnections } from './http/count-connections.ts'
import { guardRequests } from './http/guard-requests.ts'
import { logOptions, logRequests } from './http/log-options.ts'
import { addMetrics } from './http/metrics.ts'
import { readJson } from './http/read-json.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { countUploads } from './http/uploads.ts'
import { isBrowserPath, serveWebApp } from './http/web-app.ts'
import { isOpenModePossible, type NetworkPolicy } from './identity/network-policy.ts'
import type { Patient } from './identity/patient.ts'
import { createLive } from './live/create-live.ts'
import type { Operation } from './pages/safeguards/statements.ts'
import type { PharmacySource } from './pharmacies/pharmacy-source.ts'
import type { ReadDocument } from './reading/read-document.ts'
import type { Clock } from './records/clock.ts'
import type { Records } from './records/records.ts'
import type { RecordChange } from './records/telling-changes.ts'
import { startPush } from './reminders/start-push.ts'
import { addAccessRoutes } from './routes/access.ts'
import { addAdoptionRoute } from './routes/adoption.ts'
import { addAuditRoute } from './routes/audit.ts'
import { addChatRoutes } from './routes/chat.ts'
import { addConsultationRoutes } from './routes/consultations.ts'
import { addDeviceRoutes } from './routes/devices.ts'
import { addDocumentRoutes } from './routes/documents.ts'
import { addHealthRoutes } from './routes/health.ts'
import { addHealthLinkRoute } from './routes/health-links.ts'
import { addHistoryRoutes } from './routes/history.ts'
import { addImportRoute } from './routes/importing.ts'
import { addLinkRoutes } from './routes/links.ts'
import { addOperationRoutes } from './routes/operation.ts'
import { addPageRoutes, noteServedCalls } from './routes/pages.ts'
import { addPharmacyRoute } from './routes/pharmacies.ts'
import { addRecordRowRoutes } from './routes/record-rows.ts'
import { addReminderRoutes } from './routes/reminders.ts'
import { addServiceRoutes } from './routes/service.ts'
import { addSpeechRoutes } from './routes/speech.ts'
import { addVideoRoute } from './routes/video.ts'
import type { Transcriber } from './speech/transcriber.ts'

export interface AppOptions {
  records: Records
  doctor: Doctor
  /** Seals the records of unprotected ids. */
  serverKey: Uint8Array
  clock: Clock
  read: ReadDocument
  /** Where pharmacies come from, the first one first; none: the call answers 503. */
  pharmacies: readonly PharmacySource[]
  network: NetworkPolicy
  trustedProxies: readonly string[]
  /** Folder of the built web app. */
  webFolder: string
  logLevel: LogLevel
  /** Where the log goes; the standard output unless told. */
  logStream?: NodeJS.WritableStream
  /** Turns speech into text; null where the operator has named no speech model. */
  transcriber: Transcriber | null
  /** The outside model the operator has named, as provider and model. */
  model: string | null
  /** The server that pharmacies are looked up at, where the operator has named one. */
  pharmacyServer?: string | null
  /** Asks the servers of health links that patients bring; null or left out where the operator has not allowed it. */
  fetchLink?: LinkFetcher | null
  /** Where mistakes in the knowledge are reported: a web address or an e-mail address. */
  reportAddress?: string | null
  /** Whether files are read behind walls; what reads them decides. */
  hasWalledReaders?: boolean
  /** The push services that reminders may be sent through; none or left out: no device is reminded while the application is closed. */
  pushServices?: readonly string[]
  /** What is counted of it, for the metrics. */
  modelCounts: ModelMetrics['counts']
  /** The PostgreSQL that servers share, over which their live events cross; null for a server alone. */
  databaseUrl: string | null
  /** Bearer token for the metrics, beyond this machine. */
  metricsToken: string | null
}

/** Milliseconds in which a request must have come whole: a video over a slow line, and no longer. */
const uploadPatience = 300_000

/** The whole server, not yet listening: `main.ts` lets it listen, tests inject. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(options.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maximumJsonBytes,
    requestTimeout: uploadPatience,
    // A stop finishes what comes over open connections; refusing it would lose a patient's words.
    return503OnClosing: false,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    frameworkErrors: (error, request, reply: FastifyReply) => reply.send(answerFailure(error, reply, request.log)),
    clientErrorHandler: (_error, socket) => {
      const body = JSON.stringify(errorBody('invalid-input', 'The request is malformed.'))
      if (socket.writable) {
        socket.end(
          `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
        )
      }
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error, request, reply) => answerFailure(error, reply, request.log))
  logRequests(app)
  addMetrics(app, options)
  readJson(app)

  await app.register(multipart, { throwFileSizeLimit: false })
  const admission = await createAdmission(app)
  await addSecurityHeaders(app, { isHttps: options.network.publicOrigin?.startsWith('https:') ?? false })
  countUploads(app)
  guardRequests(app, options.network, admission)

  const served = noteServedCalls(app)
  const sendShell = await serveWebApp(app, options.webFolder)
  const live = createLive(options)
  countConnections(app.server, options.trustedProxies)
  app.addHook('onListen', () => live.attach(app.server))
  app.addHook('preClose', () => live.close())
  const dependencies = {
    ...options,
    admission,
    sendShell,
    live,
    onRecordChange: (patient: Patient, change: RecordChange) => live.publish(patient.key, 'record:changed', change),
    onDocumentProgress: (patient: Patient, event: Parameters<LiveServerEvents['document:progress']>[0]) =>
      live.publish(patient.key, 'document:progress', event),
    onVideoProgress: (patient: Patient, event: Parameters<LiveServerEvents['video:progress']>[0]) =>
      live.publish(patient.key, 'video:progress', event),
  }
  addServiceRoutes(app, dependencies)
  addPharmacyRoute(app, dependencies)
  addChatRoutes(app, dependencies)
  addHistoryRoutes(app, dependencies)
  addConsultationRoutes(app, dependencies)
  addAdoptionRoute(app, dependencies)
  addDocumentRoutes(app, dependencies)
  addHealthRoutes(app, dependencies)
  addImportRoute(app, dependencies)
  addHealthLinkRoute(app, dependencies)
  addRecordRowRoutes(app, dependencies)
  addLinkRoutes(app, dependencies)
  addAccessRoutes(app, dependencies)
  addDeviceRoutes(app, dependencies)
  addReminderRoutes(app, { ...dependencies, push: startPush(app, options) })
  addVideoRoute(app, dependencies)
  addSpeechRoutes(app, dependencies)
  addAuditRoute(app, dependencies)
  addOperationRoutes(app, dependencies)
  addPageRoutes(app, { served, operation: operationOf(options), reportAddress: options.reportAddress ?? null })

  app.setNotFoundHandler((request, reply) => {
    if (isBrowserPath(request)) return sendShell(reply, null)
    const { failure, allow } = unknownCall(request.url.split('?')[0] ?? '')
    if (allow) reply.header('allow', allow)
    throw failure
  })
  return app
}

/** What the safeguards page says of this server. */
function operationOf(options: AppOptions): Operation {
  const { network, model, transcriber, pharmacyServer, databaseUrl, hasWalledReaders, pushServices, fetchLink } = options
  return {
    isOpenModePossible: isOpenModePossible(network),
    isHttps: network.publicOrigin?.startsWith('https:') ?? false,
    isPostgres: databaseUrl !== null,
    hasWalledReaders: hasWalledReaders ?? false,
    model,
    speechModel: transcriber?.model ?? null,
    pharmacyServer: pharmacyServer ?? null,
    asksHealthLinks: (fetchLink ?? null) !== null,
    remindsDevices: (pushServices ?? []).length > 0,
  }
}
