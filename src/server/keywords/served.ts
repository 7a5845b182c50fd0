import { ofFeature, type Served } from '../http/serve.ts'
import { rankedKeywords } from './ranked.ts'
import { suggestions } from './suggestions.ts'

/** The ranked keywords are what a card of the overview leads to, and locked with it (OV-050). */
export const served: Served[] = [...ofFeature('app-overview', [rankedKeywords]), suggestions]
