import type { Json, OpenApi, Operation } from '../openapi/build-openapi.ts'
import { escapeHtml, renderPage } from './page.ts'

/** The calls as a page to read: what each takes and answers, with a command to try it. */
export function renderDocsPage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const sections = operations.map(({ method, path, operation }) => renderOperation(method, path, operation))
  return renderPage(
    'The calls of Dr. AI',
    `<p>${escapeHtml(document.info.description)}</p>
<p>For programs: <a href="/openapi.json">openapi.json</a>. What is really done with your data: <a href="/safeguards">safeguards</a>.</p>
${sections.join('\n')}`,
  )
}

function renderOperation(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required }) => `<li><code>${escapeHtml(name)}</code> (${place}${required ? ', required' : ''})</li>`,
  )
  const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const answer = Object.values(operation.responses['200']?.content ?? {})[0]
  return `<section id="${escapeHtml(operation.operationId)}">
<h2><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)}</p>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
<pre>${escapeHtml(exampleOf(method, path, bodyType, body?.schema))}</pre>
${body ? renderSchema(`Takes (${bodyType})`, body.schema) : ''}
${answer ? renderSchema('Answers', answer.schema) : ''}
</section>`
}

function renderSchema(title: string, schema: Json): string {
  return `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`
}

function exampleOf(method: string, path: string, bodyType: string | undefined, schema: Json | undefined): string {
  const address = `http://127.0.0.1:4300${path}`
  const start = method === 'GET' ? 'curl' : `curl -X ${method}`
  if (bodyType === 'multipart/form-data') {
    const [file] =
      Object.entries((schema?.properties ?? {}) as Record<string, Json>).find(([, property]) => property.format === 'binary') ?? []
    return `${start} -F ${file}=@FILE ${address}`
  }
  if (!bodyType) return `${start} ${address}`
  const required = (schema?.required ?? []) as string[]
  const fields = required.map((name) => `"${name}": ...`).join(', ')
  return `${start} -H 'Content-Type: application/json' -d '{${fields || '...'}}' ${address}`
}
