import type { Served } from '../http/serve.ts'
import { rankedKeywords } from './ranked.ts'
import { suggestions } from './suggestions.ts'

export const served: Served[] = [rankedKeywords, suggestions]
