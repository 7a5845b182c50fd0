import type { Hono } from 'hono'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { jsonAnswer } from '#server/kernel/json-answer.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

/** The contract for machines and for people; made when first asked for. */
export function mountDocumentation(app: Hono, version: string): void {
  let json: string | undefined
  app.get(`${API_BASE}/openapi.json`, () => jsonAnswer(200, (json ??= JSON.stringify(openApiDocument(version)))))
  app.get(`${API_BASE}/docs`, () => docsPage(openApiDocument(version)))
}
