import { join } from 'node:path'
import { openSqliteStore } from '../../apps/server/src/records/transfer/sqlite-store.ts'
import { launch, newFolder } from './launch.ts'
import { newSecret, send } from './patients.ts'

const writers = 8
const writesBeforeKill = 25

/** Kills the server in the middle of writes, again and again. Out: acknowledged writes, those missing afterwards, and what was half there. */
export async function measureKills(rounds: number): Promise<{ rounds: number; acknowledged: number; lost: number; unsound: string[] }> {
  const folder = newFolder()
  const secrets = Array.from({ length: writers }, newSecret)
  const acknowledged = secrets.map(() => new Set<string>())
  const unsound: string[] = []
  for (let round = 0; round < rounds; round++) {
    const server = await launch('server', folder)
    let count = 0
    let kill = (): void => undefined
    const isTime = new Promise<void>((resolve) => {
      kill = resolve
    })
    const writing = secrets.map(async (secret, writer) => {
      for (let number = 0; ; number++) {
        const text = `round ${round} number ${number}`
        const answer = await send(`${server.address}/api/history/add`, {
          headers: { authorization: `Bearer ${secret}` },
          body: { diagnosis: { diagnosis: text } },
        }).catch(() => null)
        if (answer?.status !== 200) return
        acknowledged[writer]?.add(text)
        count += 1
        if (count >= writesBeforeKill + (round % 7) * 5) kill()
      }
    })
    await isTime
    await server.end('SIGKILL')
    await Promise.all(writing)
    // Rows, counts and audit links are written together: where one is there, all are.
    const store = openSqliteStore(join(folder, 'records.sqlite'), { writable: false })
    unsound.push(...(await store.complaints()))
    await store.close()
  }
  const server = await launch('server', folder)
  let lost = 0
  for (const [writer, secret] of secrets.entries()) {
    const { body } = await send(`${server.address}/api/history`, { method: 'GET', headers: { authorization: `Bearer ${secret}` } })
    const present = new Set((JSON.parse(body) as { history: { diagnosis: string }[] }).history.map(({ diagnosis }) => diagnosis))
    for (const text of acknowledged[writer] ?? []) if (!present.has(text)) lost += 1
  }
  await server.end()
  return { rounds, acknowledged: acknowledged.reduce((sum, texts) => sum + texts.size, 0), lost, unsound }
}
