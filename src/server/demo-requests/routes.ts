import type { Served } from '#server/endpoints/serve.ts'
import { demoRequested } from './request-demo.ts'

export const served: Served[] = [demoRequested]
