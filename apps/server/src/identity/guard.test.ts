import { expect, test } from 'vitest'
import { ownMachine } from '../testing/serve.ts'
import { createGuard, type GuardedRequest } from './guard.ts'
import type { NetworkPolicy } from './network-policy.ts'

const deployed: NetworkPolicy = { ...ownMachine, publicOrigin: 'https://doctor.example.org' }
const beyond: NetworkPolicy = { ...ownMachine, host: '0.0.0.0', allowedHosts: ['Clinic.local', 'other.local:8080'] }
const withPages: NetworkPolicy = { ...ownMachine, allowedOrigins: ['http://localhost:5173'] }

type Headers = Record<string, string>
const request = (headers: Headers, path = '/api/history', httpVersion = '1.1'): GuardedRequest => ({ path, headers, httpVersion })

const refusals: [string, NetworkPolicy, Headers, string, string | null][] = [
  ['a loopback name', ownMachine, { host: 'localhost:4300' }, '/api/history', null],
  ['a loopback address', ownMachine, { host: '127.0.0.1:4300' }, '/api/history', null],
  ['a loopback address of version 6', ownMachine, { host: '[::1]:4300' }, '/api/history', null],
  ['a loopback name through another port', ownMachine, { host: 'LOCALHOST:9999' }, '/', null],
  ['a name rebound to loopback', ownMachine, { host: 'evil.example:4300' }, '/api/history', 'forbidden-host'],
  ['a name rebound to loopback, for a page', ownMachine, { host: 'evil.example' }, '/', 'forbidden-host'],
  ['a name that begins like ours', ownMachine, { host: 'localhost.evil.example' }, '/', 'forbidden-host'],
  ['no host at all', ownMachine, {}, '/', 'forbidden-host'],
  ['an address of the network, bound to loopback', ownMachine, { host: '192.168.1.5:4300' }, '/', 'forbidden-host'],
  ['the public name', deployed, { host: 'doctor.example.org' }, '/api/chat', null],
  ['the public origin', deployed, { host: 'doctor.example.org', origin: 'https://doctor.example.org' }, '/api/chat', null],
  [
    'the public origin without TLS',
    deployed,
    { host: 'doctor.example.org', origin: 'http://doctor.example.org' },
    '/api/chat',
    'forbidden-origin',
  ],
  ['an allowed name in other letters', beyond, { host: 'CLINIC.local:4300' }, '/', null],
  ['a name allowed with its port', beyond, { host: 'other.local:8080' }, '/', null],
  ['a name allowed with another port', beyond, { host: 'other.local:8081' }, '/', 'forbidden-host'],
  [
    'its own pages',
    ownMachine,
    { host: 'localhost:4300', origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' },
    '/api/chat',
    null,
  ],
  ['a page on another port', ownMachine, { host: 'localhost:4300', origin: 'http://localhost:5173' }, '/api/chat', 'forbidden-origin'],
  ['a page of another site', ownMachine, { host: 'localhost:4300', origin: 'https://evil.example' }, '/', 'forbidden-origin'],
  ['a page without an origin', ownMachine, { host: 'localhost:4300', origin: 'null' }, '/api/chat', 'forbidden-origin'],
  [
    'an image from another site',
    ownMachine,
    { host: 'localhost:4300', 'sec-fetch-site': 'cross-site' },
    '/api/history',
    'forbidden-origin',
  ],
  ['an image from another port', ownMachine, { host: 'localhost:4300', 'sec-fetch-site': 'same-site' }, '/api/history', 'forbidden-origin'],
  ['a socket from another site', ownMachine, { host: 'localhost:4300', 'sec-fetch-site': 'cross-site' }, '/socket.io/', 'forbidden-origin'],
  ['a link from another site to a page', ownMachine, { host: 'localhost:4300', 'sec-fetch-site': 'cross-site' }, '/', null],
  ['an address typed by hand', ownMachine, { host: 'localhost:4300', 'sec-fetch-site': 'none' }, '/api/history', null],
  [
    'an allowed page',
    withPages,
    { host: 'localhost:4300', origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' },
    '/api/chat',
    null,
  ],
  [
    'an allowed page that hides its origin',
    withPages,
    { host: 'localhost:4300', 'sec-fetch-site': 'same-site' },
    '/api/chat',
    'forbidden-origin',
  ],
]
for (const [name, policy, headers, path, code] of refusals) {
  test(`${code ? 'refuses' : 'lets in'} ${name}`, () =>
    expect(createGuard(policy).refusal(request(headers, path))?.code ?? null).toBe(code))
}

const local = { host: '127.0.0.1:4300' }
const openings: [string, NetworkPolicy, Headers, boolean, string?][] = [
  ['on this machine', ownMachine, local, true],
  ['when switched off', { ...ownMachine, isOpenModeAllowed: false }, local, false],
  ['when bound beyond loopback', { ...ownMachine, host: '0.0.0.0' }, local, false],
  ['when bound to every address of version 6', { ...ownMachine, host: '::' }, local, false],
  ['with a public origin', deployed, local, false],
  ['for a name of the network', { ...ownMachine, allowedHosts: ['clinic.local'] }, { host: 'clinic.local' }, false],
  ['behind a proxy that says Forwarded', ownMachine, { ...local, forwarded: 'for=1.2.3.4' }, false],
  ['behind a proxy that says X-Forwarded-For', ownMachine, { ...local, 'x-forwarded-for': '1.2.3.4' }, false],
  ['behind a proxy that says X-Forwarded-Proto', ownMachine, { ...local, 'x-forwarded-proto': 'https' }, false],
  ['behind a proxy that says X-Real-IP', ownMachine, { ...local, 'x-real-ip': '1.2.3.4' }, false],
  ['behind a proxy that says Via', ownMachine, { ...local, via: '1.1 cache' }, false],
  ['behind a proxy of the old protocol', ownMachine, local, false, '1.0'],
]
for (const [name, policy, headers, isOpen, version] of openings) {
  test(`open mode ${isOpen ? 'holds' : 'is off'} ${name}`, () =>
    expect(createGuard(policy).isOpen(request(headers, '/api/history', version))).toBe(isOpen))
}
