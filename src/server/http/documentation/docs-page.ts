import { escapeHtml } from '#server/kernel/escape-html.ts'
import type { OpenApiDocument, OpenApiOperation } from './openapi.ts'
import { page } from '#server/kernel/plain-page.ts'

type Entry = [method: string, path: string, operation: OpenApiOperation]

/** The API reference as a page without scripts. */
export function docsPage(document: OpenApiDocument): Response {
  const entries = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Entry => [method.toUpperCase(), path, operation]),
  )
  const groups = Map.groupBy(entries, ([, , operation]) => operation.tags[0] ?? '')
  const sections = [...groups].map(
    ([tag, group]) => `<article><h2>${escapeHtml(tag)}</h2>${group.map(operationHtml).join('\n')}</article>`,
  )
  const intro =
    `<p>${escapeHtml(document.info.description)} The same for machines: ` +
    '<a href="/api/openapi.json">openapi.json</a>.</p>'
  return page('Storeglass API', intro + sections.join('\n'))
}

function operationHtml([method, path, operation]: Entry): string {
  const { responses, parameters, requestBody, security } = operation
  const json = (value: unknown) => `<pre><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`
  const block = (title: string, value: unknown) => `<h3>${title}</h3>${json(value)}`
  const statuses = Object.entries(responses).map(([status, { description }]) => `${status} ${description}`)
  return (
    `<details><summary><code>${method} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>` +
    `<p>${security.length > 0 ? 'Needs an access token.' : 'Open to everybody.'}</p>` +
    (parameters.length > 0 ? block('Parameters', parameters) : '') +
    (requestBody ? block('Body', requestBody) : '') +
    block('Answers', statuses) +
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => block(`Answer ${status}`, response))
      .join('') +
    '</details>'
  )
}
