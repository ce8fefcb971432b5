import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { variables } from './environment.ts'

const read = (name: string): string => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8')

const examples: [name: string, mustSay: readonly RegExp[]][] = [
  [
    'Containerfile',
    [
      /OPEN_MODE=off/,
      /TRUSTED_PROXIES=/,
      /--memory/,
      /--disable-sigusr1/,
      /^USER node$/m,
      /npm ci --ignore-scripts/,
      /HEALTHCHECK/,
      // Without it podman builds an image that leaves the health check out.
      /podman build --format docker/,
      /--read-only/,
    ],
  ],
  [
    'dr-ai.service',
    [
      /OPEN_MODE=off/,
      /MemoryMax=/,
      /TasksMax=/,
      /Type=notify\nNotifyAccess=all\nWatchdogSec=/,
      /--disable-sigusr1/,
      /DynamicUser=yes/,
      /ProtectSystem=strict/,
      /NoNewPrivileges=yes/,
      /PrivateUsers=yes/,
      /PUBLIC_ORIGIN=https:/,
    ],
  ],
  [
    'nginx.conf',
    [
      /OPEN_MODE=off/,
      /X-Forwarded-For \$remote_addr/,
      /location = \/metrics \{ return 404/,
      /proxy_request_buffering off/,
      /limit_req zone=/,
      /limit_conn dr_ai_connections/,
      /error_log \S+ crit;/,
      /PUBLIC_ORIGIN=https:/,
      // The directive `http2 on` is unknown to nginx before 1.25, which Debian 12 has not.
      /listen 443 ssl http2;/,
    ],
  ],
]
for (const [name, mustSay] of examples) {
  test(`deploy/${name} keeps open mode off and what else it promises`, () => {
    for (const words of mustSay) expect(read(name)).toMatch(words)
  })
}

test('the examples set no variable that the server does not know', () => {
  const set = [...`${read('Containerfile')}${read('dr-ai.service')}`.matchAll(/(?:^ENV |^Environment=)(.+)$/gm)].flatMap(
    ([, words]) => words?.split(' ') ?? [],
  )
  const unknown = set.map((word) => word.split('=')[0] ?? '').filter((name) => name !== 'NODE_ENV' && !Object.hasOwn(variables, name))
  expect(set.length).toBeGreaterThan(8)
  expect(unknown).toEqual([])
})
