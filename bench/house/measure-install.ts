import { execFileSync } from 'node:child_process'
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What `npm start` installs into a fresh copy of what is committed, in megabytes; a file that stands in two places counts once. */
export function measureInstall(root: string): number {
  const copy = mkdtempSync(join(tmpdir(), 'dr-ai-install-'))
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, copy])
    const install = "import('./scripts/setup.mjs').then((setup) => setup.installDependencies('running'))"
    execFileSync(process.execPath, ['-e', install], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] })
    return Math.round(installedBytes(copy) / 1e6)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function installedBytes(copy: string): number {
  const sizes = new Map<number, number>()
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.parentPath.includes('node_modules')) continue
    const { ino, size } = lstatSync(join(entry.parentPath, entry.name))
    sizes.set(ino, size)
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}
