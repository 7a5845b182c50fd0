import type { Served } from '../http/serve.ts'
import { survey } from './survey.ts'

export const served: Served[] = [survey]
