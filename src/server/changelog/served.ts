import type { Served } from '../http/serve.ts'
import { changes } from './changes.ts'

export const served: Served[] = [changes]
