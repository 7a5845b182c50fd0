import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import { API_BASE, type Endpoint, type Schema } from '#contract/protocol/endpoint.ts'
import { commonErrors, ErrorBody, errorStatus, type ErrorCode } from '#contract/protocol/errors.ts'
import { endpoints } from '#contract/index.ts'
import type { GenericSchema } from 'valibot'

export interface OpenApiOperation {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: unknown[]
  requestBody?: unknown
  responses: Record<string, { description: string }>
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: Record<string, Record<string, unknown>>
}

/** The contract as OpenAPI 3.1, for generators, testers and readers. */
export function openApiDocument(version = '0'): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints) {
    const path = API_BASE + endpoint.path
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Storeglass',
      version,
      description:
        'Times are ISO 8601 in UTC. Errors carry a code of a closed list. What a market does not know is null.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operationOf(endpoint: Endpoint): OpenApiOperation {
  const bearer = endpoint.auth === 'bearer'
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    security: bearer ? [{ accessToken: [] }] : [],
    parameters: [
      ...parametersIn('path', endpoint.params),
      ...parametersIn('query', endpoint.query),
      ...(bearer && endpoint.method !== 'GET' ? [idempotencyKey] : []),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              [endpoint.multipart ? 'multipart/form-data' : 'application/json']: {
                schema: jsonSchema(endpoint.body, 'input'),
              },
            },
          },
        }
      : {}),
    responses: { [endpoint.status]: success(endpoint), ...failures(endpoint) },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key gets the same answer again, with Idempotency-Replayed: true, and has no second effect. A success names the key.',
  schema: { type: 'string', format: 'uuid' },
}

function parametersIn(place: 'path' | 'query', schema: Schema | undefined): unknown[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

const success = (endpoint: Endpoint) =>
  endpoint.status === 204
    ? { description: 'Done' }
    : {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
      }

/** One response for each status; its description lists the error codes that share it. */
function failures(endpoint: Endpoint): Record<string, { description: string }> {
  const every = commonErrors.filter((code) => code !== 'UNAUTHORIZED' || endpoint.auth === 'bearer')
  const byStatus: Record<string, ErrorCode[]> = {}
  for (const code of new Set<ErrorCode>([...every, ...endpoint.errors])) (byStatus[errorStatus[code]] ??= []).push(code)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  )
}

/** Leaves out checks that JSON Schema cannot express, such as trimming. A custom schema names its own in its metadata. */
function jsonSchema(schema: GenericSchema<unknown, unknown>, typeMode: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    overrideAction: ({ jsonSchema }) => withOwn(jsonSchema),
  })
  return rest
}

/** Metadata land in the schema as they are: one of their names is the schema that a custom one names. */
function withOwn(converted: JsonSchema & { jsonSchema?: JsonSchema }): JsonSchema | undefined {
  const { jsonSchema: own, ...rest } = converted
  return own && { ...rest, ...own }
}
