import type { Served } from '#server/endpoints/serve.ts'
import { rankedKeywords } from './ranked.ts'
import { suggestions } from './suggestions.ts'

export const served: Served[] = [rankedKeywords, suggestions]
