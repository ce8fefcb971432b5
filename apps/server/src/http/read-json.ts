import type { FastifyInstance } from 'fastify'

/**
 * JSON is the only body that calls take (forms aside): no plain text, which a page of another site may send unasked. An
 * empty body under a JSON content type is no body: the description's calls all carry that header.
 */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    void parse(request, String(body), done)
  })
}
