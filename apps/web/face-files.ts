import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import faceModels from './face-models.json' with { type: 'json' }

/** The models that follow a face, and TensorFlow's engine with and without SIMD; from the packages, served by our own server. */
const models = faceModels.flatMap((name) => [`${name}.json`, `${name}.bin`])
const engines = ['tfjs-backend-wasm-simd.wasm', 'tfjs-backend-wasm.wasm']

/**
 * Puts the face's models beside the scripts in a folder named after their content, which the server lets browsers keep for ever. The
 * page knows the folder as `import.meta.env.VITE_FACE_FILES`.
 */
export function faceFiles(): Plugin {
  const resolve = createRequire(import.meta.url).resolve
  const human = join(dirname(resolve('@vladmandic/human')), '../models')
  const wasm = join(resolve('@tensorflow/tfjs-backend-wasm/package.json'), '../dist')
  const sources = new Map([
    ...models.map((name) => [name, join(human, name)] as const),
    ...engines.map((name) => [name, join(wasm, name)] as const),
  ])
  const hash = createHash('sha256')
  for (const path of sources.values()) hash.update(readFileSync(path))
  const folder = `static/face-${hash.digest('hex').slice(0, 8)}`
  return {
    name: 'face-files',
    config: () => ({ define: { 'import.meta.env.VITE_FACE_FILES': JSON.stringify(`/${folder}/`) } }),
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const path = sources.get(request.url?.slice(1).split('?')[0] ?? '')
        if (!path) return next()
        response.setHeader('Content-Type', path.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream')
        response.end(readFileSync(path))
      })
    },
    generateBundle() {
      for (const [name, path] of sources) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(path) })
    },
  }
}
