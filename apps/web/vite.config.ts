import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { faceFiles } from './face-files.ts'
import { paintScreens } from './paint-screens.ts'
import { pocketWorker } from './pocket-worker.ts'

const server = 'http://127.0.0.1:4300'

/**
 * A few files instead of many small ones for what every visit needs at once: a request costs a phone more than a kilobyte. The start page loads
 * the first group alone.
 */
const firstLoad = [
  {
    name: 'boot',
    priority: 1,
    test: /rolldown.runtime|preload-helper|src\/(api\/load-chunk|ui\/(theme|trusted-types))|contract\/src\/limits/,
  },
  { name: 'react', priority: 1, test: /node_modules\/(react|react-dom)\// },
  {
    name: 'core',
    test: /node_modules\/(react-router|cookie)\/|src\/(ui\/(Button|Icon|front-icons)\.ts|features\/(landing|disclaimer\/disclaimer-due)|session\/guess-country|Application\.tsx|pages\/(LandingPage|ErrorPage|ErrorPanel|FailureBoundary|missing-page-error))/,
  },
  {
    name: 'medicines',
    priority: 1,
    test: /src\/features\/medications\/(schedule\/|medicine-checker|medication-(draft|id)|adherence\/adherence\.)/,
  },
  {
    name: 'shell',
    test: /src\/(ui\/(?!theme|trusted-types|front-icons|DiagnosisDetails|Confidence)[A-Za-z-]+\.tsx?|session\/(?!guess-country|vault-database|demo-record|recovery-file|argon2|device-label|pocket\/|sync\/)|api\/(call|http-error|base-url)|pages\/ShellPage)/,
  },
  {
    name: 'conversation',
    test: /src\/(features\/(conversation\/(?!answer-on-device)|camera\/describe-progress|voice\/choose-voice|camera\/recorder-state|extraction\/extraction-alerts)|session\/view-consultation|api\/read-pages)/,
  },
]

export default defineConfig({
  base: '/',
  plugins: [react(), tailwindcss(), paintScreens(), faceFiles(), pocketWorker()],
  // The build for the browsers named below; the package's own entry is the one for old ones.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  server: {
    proxy: { '/api': server, '/socket.io': { target: server, ws: true }, '/safeguards': server, '/knowledge': server, '/docs': server },
  },
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: 'static/[ext]/[name]-[hash][extname]',
        codeSplitting: { groups: firstLoad },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'static/js/[name]-[hash].js', chunkFileNames: 'static/js/[name]-[hash].js' } },
  },
})
