import { describe, expect, test } from 'vitest'
import { connectStore } from '#contract/connections/keys.ts'
import { endpoints } from '#contract/index.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

describe('the OpenAPI document', () => {
  const document = openApiDocument('1.2.3')

  test('says of every endpoint what it is asked, who may ask, and how it answers', () => {
    for (const endpoint of endpoints) {
      const operation = document.paths[`/api${endpoint.path}`]?.[endpoint.method.toLowerCase()]
      const described = new Set(
        Object.values(operation?.responses ?? {}).flatMap(({ description }) => description.split(', ')),
      )
      const parameters = (operation?.parameters ?? []) as { name: string; in: string; required: boolean }[]
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect({
        id: operation?.operationId,
        security: operation?.security,
        status: Object.keys(operation?.responses ?? {}).includes(String(endpoint.status)),
        missing: endpoint.errors.filter((code) => !described.has(code)),
        inPath: new Map(inPath.map(({ name, required }) => [name, required])),
      }).toEqual({
        id: endpoint.id,
        security: endpoint.auth === 'bearer' ? [{ accessToken: [] }] : [],
        status: true,
        missing: [],
        inPath: new Map([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, true])),
      })
    }
  })

  test('OP-69: a form says that it is one, and that its file is a file', () => {
    const { requestBody } = document.paths[`/api${connectStore.path}`]?.['post'] ?? {}
    const file = { type: 'string', format: 'binary' }
    const form = (type: string) =>
      expect.objectContaining({ properties: expect.objectContaining({ type: { const: type }, file }) })
    expect(requestBody).toEqual({
      required: true,
      content: { 'multipart/form-data': { schema: { oneOf: [form('app-store-connect'), form('google-play')] } } },
    })
    expect(JSON.stringify(document)).not.toContain('"jsonSchema"')
  })

  test('is OpenAPI 3.1 with its version, and every reference leads somewhere', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info.version).toBe('1.2.3')
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, pointer = '']) => pointer,
    )
    expect(new Set(references)).toEqual(new Set(['components/schemas/Error']))
    expect(document.components['schemas']).toHaveProperty('Error')
  })

  test('reads as a page without scripts', async () => {
    const response = docsPage(document)
    const html = await response.text()
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`)
    expect(html).not.toContain('<script')
    for (const { path } of endpoints) expect(html).toContain(`/api${path}`)
  })
})
