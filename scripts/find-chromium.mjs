// Finds a Chromium for the tests and benches, or installs one where it may.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/** @param {string} command @param {string[]} args */
const quietly = (command, args) => spawnSync(command, args, { encoding: 'utf8' })
/** @param {string} command @param {string[]} args */
const loudly = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** Whether the browser starts at all; a snap stub or a missing library does not. @param {string} path */
const starts = (path) => quietly(path, ['--version']).status === 0

function installed() {
  const found = names.map((name) => quietly('which', [name]).stdout?.trim()).filter(Boolean)
  return [...found, ...places].find((path) => existsSync(path) && starts(path))
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) && starts(path) ? path : undefined
}

/** In: the environment's CHROMIUM_PATH. Out: the browser's path, or a sentence that says what is missing and what was tried. */
export async function findChromium() {
  const wished = process.env.CHROMIUM_PATH
  if (wished) return starts(wished) ? { path: wished } : { missing: `CHROMIUM_PATH is ${wished}, which does not start.` }
  const found = installed() ?? (await playwrightChromium())
  if (found) return { path: found }
  if (process.getuid?.() === 0 && quietly('which', ['apt-get']).status === 0) {
    console.log('No Chromium found; installing the system package.')
    loudly('apt-get', ['update', '-qq'])
    if (loudly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']) && installed()) return { path: installed() }
  }
  console.log('No Chromium found; asking Playwright for one.')
  if (loudly('npx', ['playwright', 'install', 'chromium'])) {
    const path = await playwrightChromium()
    if (path) return { path }
  }
  return { missing: 'no Chromium or Chrome was found or could be installed. Install one, or set CHROMIUM_PATH to its program.' }
}
