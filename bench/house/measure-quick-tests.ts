import { spawnSync } from 'node:child_process'

/** Seconds that `npm run test:quick` takes, to a tenth. @throws where a test of it fails: what fails early is no measure. */
export function measureQuickTests(root: string): number {
  const start = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', 'test:quick'], {
    cwd: root,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm run test:quick fails')
  return Math.round((performance.now() - start) / 100) / 10
}
