import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { faceFiles } from './face-files.ts'
import { paintScreens } from './paint-screens.ts'
import { pocketWorker } from './pocket-worker.ts'

const server = 'http://127.0.0.1:4300'

/**
 * A few files instead of many small ones for what every visit needs at once: a request costs a phone more than a kilobyte. The start page loads
 * the first three groups and its own chunk.
 */
const firstLoad = [
  {
    name: 'boot',
    priority: 1,
    test: /rolldown.runtime|preload-helper|src\/(api\/load-chunk|ui\/(theme|text-size|trusted-types))|contract\/src\/limits/,
  },
  { name: 'react', priority: 1, test: /node_modules\/(react|react-dom)\// },
  {
    name: 'core',
    test: /node_modules\/(react-router|cookie)\/|src\/(ui\/(Button|Icon|front-icons)\.ts|features\/disclaimer\/disclaimer-due|session\/guess-country|store\/(create-store|follow)\.ts|Application\.tsx|pages\/(ErrorPage|ErrorPanel|FailureBoundary|missing-page-error))/,
  },
  {
    name: 'shell',
    test: /src\/(ui\/(?!theme|text-size|trusted-types|front-icons|DiagnosisDetails|Confidence|confidence|Card\.|ConfirmDialog|CurrentPasswordField|DamagedNote|EmptyState|Legend|PasswordStrength|SealedFileDialog|format-date|save-file|use-signal)[A-Za-z-]+\.tsx?|session\/(?!guess-country|vault-database|demo-|recovery-file|argon2|device-label|pocket\/(?!shared-files)|sync\/|account-passkey|every-document|kept-conversations|password-strength|read-link|refusal-text|use-country)|features\/medications\/schedule\/|api\/(call|http-error|base-url)|pages\/ShellPage)/,
  },
  {
    name: 'conversation',
    test: /src\/(features\/(conversation\/(?!answer-on-device|StoredBubble)|camera\/describe-progress|voice\/choose-voice|camera\/recorder-state)|session\/view-consultation|api\/read-pages)/,
  },
  // What only pages and dialogs behind the first screen need, one file for all of them.
  {
    name: 'screens',
    test: /src\/(ui\/(confidence|Card\.|ConfirmDialog|CurrentPasswordField|DamagedNote|EmptyState|Legend|PasswordStrength|SealedFileDialog|format-date|save-file|use-signal)|session\/(every-document|kept-conversations|password-strength|read-link|refusal-text|use-country))/,
  },
  {
    name: 'medicine-forms',
    test: /src\/features\/medications\/(schedule\/(adherence|supply|dose-limits)\.|medicine-checker|medication-(draft|id)|adherence\/adherence\.)/,
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
