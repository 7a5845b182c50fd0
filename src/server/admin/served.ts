import type { Served } from '../http/serve.ts'
import { jobs } from './jobs.ts'

export const served: Served[] = [jobs]
