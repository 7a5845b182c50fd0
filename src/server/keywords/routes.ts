import type { Route } from '#server/endpoints/serve.ts'
import { rankedKeywords } from './ranked.ts'
import { suggestions } from './suggestions.ts'

export const routes: Route[] = [rankedKeywords, suggestions]
