import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The routes of the browser's router (description, section 2) but the start page. Any other path gets the bare shell, as a 404. */
const screens = ['chat', 'medications', 'history', 'emergency', 'care', 'join', 'summary'] as const
const year = 31_536_000
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const
/** What is kept for ever is never asked for anew, nor in parts. */
const revalidation = ['etag', 'last-modified', 'accept-ranges'] as const

export type Screen = 'landing' | (typeof screens)[number]

/** Sends the page that starts the web app: with a screen already painted in it, or bare, as a 404, where there is no such screen. */
export type SendShell = (reply: FastifyReply, screen: Screen | null) => void

/**
 * Serves the built web app: hashed files for ever, everything else asked for anew each time; brotli and gzip where the
 * build made them.
 */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<SendShell> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  await app.register(fastifyStatic, {
    root: folder,
    serve: isBuilt,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = /\/static\/(.+-[\w-]{8}\.\w+(\.\w+)?|face-[\da-f]{8}\/.+)$/.test(path.replaceAll('\\', '/'))
      reply.header('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache')
      // They speak to pages and workers alone; on every script they would cost a start a tenth of its kilobytes.
      if (/-[\w-]{8}\.(js|css)(\.\w+)?$/.test(path) && !/worker|worklet/.test(path))
        for (const name of [...pageHeaders, ...revalidation]) reply.removeHeader(name)
    },
  })
  const painted = new Set((['landing', ...screens] as const).filter((screen) => existsSync(join(folder, `${screen}.html`))))
  const sendShell: SendShell = (reply, screen) => {
    const status = screen ? 200 : 404
    if (isBuilt) {
      reply.code(status).sendFile(screen && painted.has(screen) ? `${screen}.html` : 'index.html')
      return
    }
    reply
      .code(status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        '<!doctype html><html lang="en"><title>Dr. AI</title><p>The web app has not been built: run <code>npm start</code>.</p></html>\n',
      )
  }
  for (const screen of screens) app.get(`/${screen}`, (_request, reply) => sendShell(reply, screen))
  return sendShell
}

/** Whether a path that nothing answers was meant for a person: then the web app says so, else a program is told. */
export function isBrowserPath({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? ''
  const isFile = path.startsWith('/static/') || /\.\w{1,8}$/.test(path)
  return (method === 'GET' || method === 'HEAD') && !isFile && !/^\/(api|socket\.io)(\/|$)/.test(path)
}
