import type { Served } from '#server/endpoints/serve.ts'
import { changes } from './changes.ts'

export const served: Served[] = [changes]
