import { health } from './http/health.ts'
import type { Served } from './http/serve.ts'

/** Every endpoint that is served. A feature's own list stands in its folder. */
export const served: Served[] = [health]
