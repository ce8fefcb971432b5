import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What the page's own features ask of the browser: nothing for frames or other sites. */
const permissions = [
  'camera=(self)',
  'microphone=(self)',
  'geolocation=(self)',
  'fullscreen=(self)',
  ...['accelerometer', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'midi', 'payment', 'serial', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ')

/** Strict headers for every answer: scripts and styles from here alone, no frames, no inline script. */
export async function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The face's models and the PDF's layout are WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // No text becomes markup or a program: the page has one rule for its own workers, and one for reading a summary that nobody sees (`ui/trusted-types.ts`).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default', 'inert'],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
  })
}
