import { endpoints } from '@dr-ai/contract/endpoints'
import { Failure } from './failure.ts'

const patterns = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
}))

/** The methods that an API path answers to; none where the path is unknown. */
export function methodsOf(path: string): string[] {
  return [...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
}

/** What an API path that no route answers is answered with: 405 where only the method is wrong, else 404. */
export function unknownCall(path: string): { failure: Failure; allow: string | null } {
  const methods = path === '/' ? ['GET'] : methodsOf(path)
  if (methods.length === 0) return { failure: new Failure('unknown-route', 'There is no such call.'), allow: null }
  const allow = methods.join(', ')
  return { failure: new Failure('method-not-allowed', `This call takes ${allow}.`), allow }
}
