import type { Served } from '#server/endpoints/serve.ts'
import { survey } from './survey.ts'

export const served: Served[] = [survey]
