import { randomBytes, randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { startFakePushService } from '../../apps/server/src/testing/fake-push-service.ts'
import { isReady, launch, newFolder } from './launch.ts'
import { missingPackages } from './machines/find-programs.ts'
import { openMachineRoom, until } from './machines/machine-room.ts'
import { clusterPackages, startCluster } from './machines/start-cluster.ts'
import {
  askProxy,
  closeProxyConnections,
  nginxPackages,
  publicName,
  publicOrigin,
  type RunningProxy,
  startNginx,
} from './machines/start-nginx.ts'
import { newSecret, quantile } from './patients.ts'

/** Debian's packages that this measurement misses; empty where it can run. */
export const missingForFailover = (): string[] => missingPackages({ ...clusterPackages, ...nginxPackages })

const writers = 8
const pages = 2
const remindedDevices = 6
/** Milliseconds between two writes of a patient, which the limits by patient allow. */
const pace = 300
/** Of so many kills one takes the whole machine of the primary, Patroni with it. */
const machineEvery = 4

export interface FailoverFigures {
  kills: number
  acknowledged: number
  lost: number
  twice: number
  /** Kills after which pages heard again of what was written. */
  liveAgain: number
  remindersDue: number
  remindersLost: number
  /** Seconds without any acknowledged write around a kill: in the middle and at worst. */
  outageMiddle: number
  outageWorst: number
}

/** Two servers behind nginx on a primary with a standby: the primary is killed again and again under load. */
export async function measureFailover(kills: number): Promise<FailoverFigures> {
  const room = openMachineRoom()
  const push = await startFakePushService()
  const cluster = await startCluster(room)
  const key = randomBytes(32).toString('base64')
  const environment = {
    DATABASE_URL: cluster.url,
    RECORDS_KEY: key,
    PUBLIC_ORIGIN: publicOrigin,
    OPEN_MODE: 'off',
    PUSH_SERVICES: push.origin,
    THINKING_THREADS: '1',
  }
  const servers = [await launch('server', newFolder(), environment), await launch('server', newFolder(), environment)]
  for (const server of servers) await isReady(server)
  const proxy = await startNginx(
    room,
    servers.map(({ address }) => Number(new URL(address).port)),
  )
  const load = startLoad(proxy)
  let closePages = (): void => undefined
  try {
    const reminded = await subscribe(proxy, push)
    const { heard, close } = await listen(proxy, load.secrets.slice(0, pages))
    closePages = close
    let liveAgain = 0
    for (let kill = 0; kill < kills; kill++) {
      await cluster.isWhole()
      const before = load.acknowledgedCount()
      await until('patients write', () => load.acknowledgedCount() > before + writers)
      await cluster.killPrimary(kill % machineEvery === machineEvery - 1)
      const since = performance.now()
      await until('patients write again', () => load.lastAcknowledged() > since)
      if (
        await until('pages hear again', () => heard.every((times) => (times.at(-1) ?? 0) > since), 30_000).then(
          () => true,
          () => false,
        )
      )
        liveAgain += 1
      console.log(`  kill ${kill + 1}: without an answer for ${(load.longestGap() / 1_000).toFixed(1)} s`)
      load.nextRound()
    }
    await cluster.isWhole()
    const outages = load.outages().map((gap) => gap / 1_000)
    const acknowledged = await load.stop()
    const { lost, twice } = await compare(proxy, load.secrets, acknowledged)
    const reminders = reminded.lostOf(push.delivered)
    return {
      kills,
      acknowledged: acknowledged.reduce((sum, ids) => sum + ids.size, 0),
      lost,
      twice,
      liveAgain,
      remindersDue: reminders.due,
      remindersLost: reminders.lost,
      outageMiddle: quantile(outages, 0.5),
      outageWorst: Math.max(...outages),
    }
  } finally {
    closePages()
    await load.stop()
    closeProxyConnections()
    await proxy.stop()
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await cluster.stop()
    await push.close()
    await room.close()
  }
}

const addressOf = (writer: number): string => `127.0.1.${writer + 1}`

/** Patients who write one entry after another; one that was not acknowledged is sent again under its key, as the app does. */
function startLoad(proxy: RunningProxy) {
  const secrets = Array.from({ length: writers }, newSecret)
  const acknowledged = secrets.map(() => new Set<string>())
  const gaps: number[] = []
  let [isOver, count, last, longest] = [false, 0, performance.now(), 0]
  const writing = secrets.map(async (secret, writer) => {
    while (!isOver) {
      const text = randomUUID()
      const sent = {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'idempotency-key': text },
        body: { diagnosis: { diagnosis: text } },
      }
      while (!isOver) {
        const answer = await askProxy(proxy, addressOf(writer), '/api/history/add', sent).catch(() => null)
        await new Promise((resolve) => setTimeout(resolve, pace))
        if (answer?.status !== 200) continue
        acknowledged[writer]?.add(text)
        count += 1
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
        break
      }
    }
  })
  return {
    secrets,
    acknowledgedCount: () => count,
    lastAcknowledged: () => last,
    longestGap: () => longest,
    outages: () => gaps,
    nextRound: () => {
      gaps.push(longest)
      longest = 0
    },
    stop: async () => {
      isOver = true
      await Promise.all(writing)
      return acknowledged
    },
  }
}

/** What stands in the records at the end, beside what was acknowledged. */
async function compare(proxy: RunningProxy, secrets: readonly string[], acknowledged: readonly ReadonlySet<string>[]) {
  let [lost, twice] = [0, 0]
  for (const [writer, secret] of secrets.entries()) {
    const { status, body } = await askProxy(proxy, addressOf(writer), '/api/history', { headers: { authorization: `Bearer ${secret}` } })
    if (status !== 200) throw new Error(`a history was answered ${status}`)
    const present = (JSON.parse(body) as { history: { diagnosis: string }[] }).history.map(({ diagnosis }) => diagnosis)
    const once = new Set(present)
    twice += present.length - once.size
    for (const text of acknowledged[writer] ?? []) if (!once.has(text)) lost += 1
  }
  return { lost, twice }
}

/** Pages of patients, kept open as a browser does. Out: for each, when it heard of a change. */
async function listen(proxy: RunningProxy, secrets: readonly string[]): Promise<{ heard: number[][]; close(): void }> {
  const sockets: Socket[] = []
  const heard = await Promise.all(
    secrets.map(async (secret) => {
      const times: number[] = []
      const socket = io(`https://127.0.0.1:${proxy.port}`, {
        ...{ path: '/socket.io', transports: ['websocket'], auth: { secret }, forceNew: true, rejectUnauthorized: false },
        extraHeaders: { host: publicName },
      })
      sockets.push(socket)
      socket.on('record:changed', () => times.push(performance.now()))
      await until('a page is connected', () => socket.connected)
      return times
    }),
  )
  return {
    heard,
    close: () => {
      for (const socket of sockets) socket.disconnect()
    },
  }
}

/** Devices that are to be reminded every minute of the next hours. Out: which of these reminders never came. */
async function subscribe(proxy: RunningProxy, push: Awaited<ReturnType<typeof startFakePushService>>) {
  const secret = newSecret()
  const headers = { authorization: `Bearer ${secret}` }
  const from = addressOf(writers)
  const { publicKey } = JSON.parse((await askProxy(proxy, from, '/api/reminders', { headers })).body) as { publicKey: string }
  const first = Math.floor(Date.now() / 60_000) + 2
  const minutes = Array.from({ length: 100 }, (_, index) => first + index)
  const browsers = Array.from({ length: remindedDevices }, () => push.subscribe(publicKey))
  for (const browser of browsers) {
    const { status, body } = await askProxy(proxy, from, '/api/reminders', { method: 'POST', headers, body: { ...browser, minutes } })
    if (status !== 200) throw new Error(`reminders were answered ${status}: ${body}`)
  }
  return {
    lostOf: (delivered: readonly { endpoint: string; minute: number }[]) => {
      // The last two minutes may still be on their way.
      const past = minutes.filter((minute) => minute < Math.floor(Date.now() / 60_000) - 1)
      const came = new Set(delivered.map(({ endpoint, minute }) => `${endpoint} ${minute}`))
      const due = browsers.flatMap(({ endpoint }) => past.map((minute) => `${endpoint} ${minute}`))
      return { due: due.length, lost: due.filter((each) => !came.has(each)).length }
    },
  }
}
