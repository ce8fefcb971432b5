/**
 * Pins the base image of the container by its digest, so that every build begins with the same bytes.
 *
 *   npm run pin:base              asks the image's registry what its tag stands for now, and writes that digest behind both names in deploy/Containerfile
 *   npm run pin:base -- --check   asks nobody; 1 where a name stands without a digest
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const containerfile = join(import.meta.dirname, '../deploy/Containerfile')
/** Lists of one image for several processors: their digest holds for all of them. */
const lists = 'application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json'
const timeout = 30_000
const fromLine = /^FROM (?<host>[\w.:-]+)\/(?<name>[\w./-]+):(?<tag>[\w.-]+)(?:@(?<digest>sha256:[0-9a-f]{64}))?(?= |$)/gm

/** Where images of a host are asked for, as the distribution specification has it; the name that people write is not the server's own. */
const registryOf = (host: string): string => `https://${host === 'docker.io' ? 'registry-1.docker.io' : host}`

/** The names that stand without a digest. */
export const unpinned = (text: string): string[] =>
  [...text.matchAll(fromLine)].flatMap(({ groups }) => (groups?.digest ? [] : [`${groups?.name}:${groups?.tag}`]))

/** Asks for the token that an anonymous reader is given where a registry answers 401 (its header says where). */
async function tokenFor(challenge: string): Promise<string> {
  const said = Object.fromEntries([...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
  const address = new URL(said.realm ?? '')
  for (const name of ['service', 'scope']) if (said[name]) address.searchParams.set(name, said[name])
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) })
  const { token, access_token } = (await answer.json()) as { token?: string; access_token?: string }
  return token ?? access_token ?? ''
}

/**
 * The digest of what a tag stands for at its registry, taken over the bytes that came.
 * @throws where the registry does not answer, has no list of the image for several processors, or names another digest than its bytes have
 */
export async function askDigest(registry: string, name: string, tag: string): Promise<string> {
  const address = `${registry}/v2/${name}/manifests/${tag}`
  const ask = (headers: Record<string, string>) =>
    fetch(address, { headers: { accept: lists, ...headers }, signal: AbortSignal.timeout(timeout) })
  let answer = await ask({})
  const challenge = answer.headers.get('www-authenticate')
  if (answer.status === 401 && challenge) answer = await ask({ authorization: `Bearer ${await tokenFor(challenge)}` })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  if (!lists.includes(type) || type === '') throw new Error(`${address} is no list for several processors, but ${type || 'of no type'}`)
  const digest = `sha256:${createHash('sha256')
    .update(new Uint8Array(await answer.arrayBuffer()))
    .digest('hex')}`
  const named = answer.headers.get('docker-content-digest')
  if (named !== null && named !== digest) throw new Error(`${address} names ${named}, but its bytes are ${digest}`)
  return digest
}

/** The text with the digest of every base image behind its name; one image is asked for once. */
export async function pinned(text: string, registry: (host: string) => string = registryOf): Promise<string> {
  const digests = new Map<string, string>()
  for (const { groups } of text.matchAll(fromLine)) {
    const { host = '', name = '', tag = '' } = groups ?? {}
    const image = `${host}/${name}:${tag}`
    if (!digests.has(image)) digests.set(image, await askDigest(registry(host), name, tag))
  }
  return text.replace(fromLine, (_, host, name, tag) => `FROM ${host}/${name}:${tag}@${digests.get(`${host}/${name}:${tag}`)}`)
}

if (import.meta.main) {
  const text = readFileSync(containerfile, 'utf8')
  if (process.argv.includes('--check')) {
    const loose = unpinned(text)
    console.log(loose.length === 0 ? 'The base image is pinned by its digest.' : `Named by a tag alone: ${[...new Set(loose)].join(', ')}`)
    process.exitCode = loose.length === 0 ? 0 : 1
  } else {
    try {
      const changed = await pinned(text)
      writeFileSync(containerfile, changed)
      console.log(
        changed === text
          ? 'The base image is the one that was pinned.'
          : 'The base image is pinned: look at deploy/Containerfile, and commit it.',
      )
    } catch (error) {
      console.error(`Nothing is pinned and nothing was changed: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    }
  }
}
