import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packedName } from './src/session/pocket/pack-cache.ts'
import { packScript } from './src/session/pocket/packed-script.ts'

/** The paths a browser visits, and the built page that each of them is. */
const pages = {
  '/': '/landing.html',
  ...Object.fromEntries(['chat', 'medications', 'history', 'emergency'].map((screen) => [`/${screen}`, `/${screen}.html`])),
}
/** What stands in the place of any other page when there is no network. */
const withoutNetwork = '/offline.html'
/** Too heavy for everybody's pocket: the PDF's engine and fonts and the models that follow a face are kept once they have been used. */
const heavy = /^\/fonts\/|\/static\/(face-|icc\/)|\/static\/js\/(Paper|face\.worker)-/
/** The doctor for times without a network: fetched when the patient wishes it, or has installed the application (`session/pocket/pack.ts`). */
const doctor = /\/static\/(bin\/(knowledge|reader)|js\/(start-)?doctor\.worker)-/
/** Of it the script comes packed (`session/pocket/start-doctor.worker.ts`). */
const script = /\/js\/doctor\.worker-[^/]+\.js$/
/** Of the application's own files those that share much with that script: medicines, first aid and numbers to call. It is packed after them. */
const shared = /\/js\/(EmergencyPage|country-words|emergency-contacts|medicine\.worker|told-vitals)-[^/]+\.js$/
/** What the browser never asks for, or the system alone (the pictures while an installed application opens). */
const idle = /\.(br|gz|txt)$|^\/(sw\.js|index\.html|\.built-from)$|^\/splash\//
const isHashed = (path: string) => /^\/static\/.+-[\w-]{8}\.\w+$/.test(path)

/**
 * Writes the service worker with the list of this version's files: null for those whose name is their hash, the SHA-256 of the others. The
 * version is named after all of them, so that the same build is the same version.
 */
export function pocketWorker(): Plugin {
  let folder = ''
  return {
    name: 'pocket-worker',
    apply: 'build',
    writeBundle({ dir = '' }) {
      folder = dir
    },
    // When the screens are painted, which other plugins do as the bundle is written.
    async closeBundle() {
      if (folder === '') return
      const files: Record<string, string | null> = {}
      const pack: string[] = []
      const scripts: string[] = []
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')
        if (!entry.isFile() || idle.test(path) || heavy.test(path)) continue
        if (doctor.test(path)) {
          const packed = packedName(path)
          if (script.test(path)) scripts.push(path)
          if (!path.endsWith('.js.bin')) pack.push(script.test(path) ? packed : path)
          continue
        }
        files[path] = isHashed(path)
          ? null
          : createHash('sha256')
              .update(readFileSync(join(folder, path)))
              .digest('hex')
      }
      const known = Object.keys(files)
        .filter((path) => shared.test(path))
        .sort()
        .map((path) => ({ path, bytes: readFileSync(join(folder, path)) }))
      for (const path of scripts) writeFileSync(join(folder, packedName(path)), await packScript(readFileSync(join(folder, path)), known))
      const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
      const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
      const version = createHash('sha256')
        .update(JSON.stringify([sorted, pack]))
        .update(source)
        .digest('hex')
        .slice(0, 12)
      const release = JSON.stringify({ version, files: sorted, pack, pages, withoutNetwork })
      writeFileSync(
        join(folder, 'sw.js'),
        source.replace('= RELEASE', () => `= ${release}`),
      )
    },
  }
}
