/** The one file that listens. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { chooseDoctor } from './doctor/choose-doctor.ts'
import { knowledgePath, loadClinic } from './doctor/load-clinic.ts'
import { createModelMetrics } from './doctor/model/model-metrics.ts'
import { parseEnvironment } from './environment.ts'
import { createLinkFetcher } from './health-links/fetch-link.ts'
import { notListening, tryListening } from './http/listening-place.ts'
import { openDirectory } from './pharmacies/directory-source.ts'
import { createOverpassSource } from './pharmacies/overpass-source.ts'
import { compileReaders } from './reading/compiled-readers.ts'
import { readDocument } from './reading/read-document.ts'
import { isSandboxed } from './reading/sandbox.ts'
import { takeDataFolder } from './records/data-folder.ts'
import { notingErasures } from './records/erasure-ledger.ts'
import { keepingReserve } from './records/keep-reserve.ts'
import { openRecords } from './records/open-records.ts'
import { resumeClock } from './records/resume-clock.ts'
import { loadServerKey, refuseForeignKey } from './records/server-key.ts'
import { createTranscriber } from './speech/transcriber.ts'
import { StartFailure } from './start-failure.ts'
import { tellSupervisor } from './tell-supervisor.ts'
import { watchForStalls } from './thinking/stall-watch.ts'
import { createThinkerPool } from './thinking/thinker-pool.ts'

/** Milliseconds that requests under way are given to finish after a signal to stop. */
const shutdownTimeoutMs = 10_000

async function start(): Promise<void> {
  // Node's own answer would open its debugger to everybody on this machine.
  process.on('SIGUSR1', () => undefined)
  const environment = parseEnvironment(process.env)
  process.umask(0o077)
  if (!existsSync(knowledgePath)) throw new StartFailure(`the packed knowledge is missing: start with npm start`)
  const folder = takeDataFolder(environment.DATA_DIR)
  await tryListening(environment)
  const serverKey = loadServerKey({ fromEnvironment: environment.RECORDS_KEY, ...folder })
  const opened = await openRecords({ databaseUrl: environment.DATABASE_URL, databasePath: folder.databasePath })
  const noting = notingErasures(opened, environment.ERASURE_LEDGER ?? folder.ledgerPath)
  const records = environment.DATABASE_URL === null ? keepingReserve(noting, folder.reservePath) : noting
  await refuseForeignKey(records, serverKey)
  const { clock, stop: stopClock } = await resumeClock(records, Date.now)
  const pharmacies = [
    openDirectory(folder.directoryPath),
    ...(environment.OVERPASS_URL ? [createOverpassSource(environment.OVERPASS_URL)] : []),
  ]
  const modelMetrics = createModelMetrics()
  const thinkers = createThinkerPool(environment.THINKING_THREADS)
  const app = await createApp({
    records,
    doctor: chooseDoctor(environment, loadClinic, async () => thinkers.thinking, modelMetrics),
    serverKey,
    clock,
    read: readDocument,
    pharmacies,
    network: {
      host: environment.HOST,
      isOpenModeAllowed: environment.OPEN_MODE === 'auto',
      publicOrigin: environment.PUBLIC_ORIGIN,
      allowedOrigins: environment.ALLOWED_ORIGINS,
      allowedHosts: environment.ALLOWED_HOSTS,
    },
    trustedProxies: environment.TRUSTED_PROXIES,
    webFolder: environment.WEB_DIR ?? fileURLToPath(new URL('../../web/dist', import.meta.url)),
    logLevel: environment.LOG_LEVEL,
    transcriber: environment.SPEECH_MODEL
      ? createTranscriber({ baseUrl: environment.SPEECH_BASE_URL, model: environment.SPEECH_MODEL, key: environment.SPEECH_API_KEY })
      : null,
    model: environment.AI_MODEL && `${environment.AI_MODEL.provider}/${environment.AI_MODEL.model}`,
    pharmacyServer: environment.OVERPASS_URL && new URL(environment.OVERPASS_URL).host,
    fetchLink: environment.HEALTH_LINKS ? createLinkFetcher() : null,
    hasWalledReaders: isSandboxed(),
    pushServices: environment.PUSH_SERVICES,
    reportAddress: environment.REPORT_ADDRESS,
    modelCounts: modelMetrics.counts,
    databaseUrl: environment.DATABASE_URL,
    metricsToken: environment.METRICS_TOKEN,
  })
  await Promise.all([thinkers.ready(), ...(environment.AI_MODEL ? [loadClinic()] : [])]).catch((error: unknown) => {
    throw new StartFailure(`the doctor could not be loaded (${error instanceof Error ? error.message : String(error)})`)
  })
  const address = await app.listen({ port: environment.PORT, host: environment.HOST }).catch((error: unknown) => {
    throw notListening(error, environment)
  })
  const stopWatching = watchForStalls()
  const tellStopping = tellSupervisor(process.env)
  console.log(`Dr. AI is ready: ${address}`)

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1)
    isStopping = true
    tellStopping()
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref()
    // A connection that was busy when the stop began is closed as soon as it is idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 25)
    await app.close()
    clearInterval(sweep)
    stopWatching()
    await thinkers.close()
    for (const source of pharmacies) source.close()
    await stopClock()
    await records.close()
    folder.release()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  void compileReaders()
}

start().catch((error: unknown) => {
  const reason = error instanceof StartFailure ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(`Dr. AI cannot start: ${reason}`)
  process.exit(1)
})
