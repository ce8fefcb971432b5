import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rolldown } from 'vite'
import type { firstPaints, Screen } from './src/first-paint.tsx'

/** What stands around every screen but the start page. */
const shell = 'ShellPage'
/** What the first script loads. */
const application = ['react', 'client', 'start']
/** What opens the record. */
const vault = 'vault-database'

/**
 * Writes a page of its own for every screen (`landing.html`, `chat.html` ...): with the screen as it is painted before the first script runs,
 * and with the names of all its scripts, which the first one (`main.tsx`) asks for at once, as soon as the screen is painted. `index.html` stays bare, for paths that are no screen.
 */
export function paintScreens(): Plugin {
  return {
    name: 'paint-screens',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const bare = readFileSync(join(dir, 'index.html'), 'utf8')
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      for (const screen of await drawScreens()) {
        const around = screen.path === '/' ? [] : [shell, vault]
        const names = [...application, ...around, ...(screen.chunk ? [screen.chunk] : [])]
        const page = screen.isStill ? stillPageOf(bare, screen) : pageOf(bare, screen, filesOf(names, chunks))
        writeFileSync(join(dir, `${screen.path.slice(1) || 'landing'}.html`), page)
      }
    },
  }
}

async function drawScreens(): Promise<Screen[]> {
  const vite = await createServer({
    configFile: false,
    root: import.meta.dirname,
    plugins: [react()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const module = (await vite.ssrLoadModule('/src/first-paint.tsx')) as { firstPaints: typeof firstPaints }
    return module.firstPaints()
  } finally {
    await vite.close()
  }
}

const place = /(<div id="root">)[\s\S]*?(<\/div>)(?=\s*<noscript>)/

function pageOf(bare: string, screen: Screen, files: readonly string[]): string {
  const links = files.map((file) => `      <link rel="modulepreload" crossorigin href="${file}">\n`).join('')
  return paint(bare, screen).replace('</head>', () => `    <template id="scripts">\n${links}    </template>\n  </head>`)
}

/** A page that stays as it was painted. */
function stillPageOf(bare: string, screen: Screen): string {
  return paint(bare, screen).replace(/\s*<script\b[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, '')
}

function paint(bare: string, { title, markup }: Screen): string {
  if (!place.test(bare)) throw new Error('index.html has no place for the first paint')
  return bare
    .replace(place, (_, before: string, after: string) => before + markup + after)
    .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
}

/** The files of some modules and of all they import, without those that the page asks for anyway. */
function filesOf(names: readonly string[], chunks: readonly Rolldown.OutputChunk[]): string[] {
  const asked = new Set<string>()
  const wanted = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk | undefined, into: Set<string>) => {
    const file = chunk && `/${chunk.fileName}`
    if (!file || asked.has(file) || wanted.has(file)) return
    into.add(file)
    for (const name of chunk.imports)
      visit(
        chunks.find((each) => each.fileName === name),
        into,
      )
  }
  visit(
    chunks.find((each) => each.isEntry),
    asked,
  )
  for (const name of names)
    visit(
      chunks.find((each) => each.name === name),
      wanted,
    )
  return [...wanted]
}
