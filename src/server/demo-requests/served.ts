import type { Served } from '../http/serve.ts'
import { demoRequested } from './request-demo.ts'

export const served: Served[] = [demoRequested]
