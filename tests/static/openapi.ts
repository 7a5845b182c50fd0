// Checks that the OpenAPI document names every endpoint of the contract and refers to nothing that is not there.
import { summaries } from '#contract/documentation/summaries.ts'
import { endpoints } from '#contract/index.ts'
import { openApiDocument } from '#server/http/documentation/openapi.ts'

const document = openApiDocument() as {
  openapi: string
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, unknown> }>>
}
const problems: string[] = []
if (!document.openapi.startsWith('3.1')) problems.push(`version ${document.openapi}`)

for (const endpoint of endpoints) {
  const operation = document.paths[`/api${endpoint.path}`]?.[endpoint.method.toLowerCase()]
  if (!operation) problems.push(`${endpoint.id}: missing`)
  else if (operation.operationId !== endpoint.id) problems.push(`${endpoint.id}: named ${operation.operationId}`)
  else if (!operation.responses?.[String(endpoint.status)]) problems.push(`${endpoint.id}: no ${endpoint.status}`)
}

const ids = endpoints.map((endpoint) => endpoint.id)
for (const id of Object.keys(summaries)) if (!ids.includes(id)) problems.push(`${id}: a summary without an endpoint`)
for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) problems.push(`${id}: twice`)

const resolve = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)
for (const [, pointer] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g))
  if (pointer && resolve(pointer) === undefined) problems.push(`dangling ${pointer}`)

for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length ? 1 : 0
