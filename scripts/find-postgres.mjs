// Finds the programs of a PostgreSQL server for the tests, or installs them where it may.
// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian and others put the server's programs: that folder; null where there is no PostgreSQL. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/** Installs the system's package where there is none and this user may. Out: null, or a sentence that says what is missing and what was tried. */
export function preparePostgres() {
  if (findPostgres() !== null) return null
  const advice = 'there is no PostgreSQL on this machine (Debian: apt-get install postgresql)'
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return advice
  console.log('No PostgreSQL found; installing the system package.')
  /** @param {string[]} parameters */
  const apt = (parameters) =>
    spawnSync('apt-get', parameters, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  apt(['update', '-qq'])
  const isInstalled = apt(['install', '-y', '-qq', '--no-install-recommends', 'postgresql'])
  return isInstalled && findPostgres() !== null ? null : `${advice}, and apt-get could not install it`
}
