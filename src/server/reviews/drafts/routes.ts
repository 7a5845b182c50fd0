import type { Route } from '#server/endpoints/serve.ts'
import { draft } from './ai-reply.ts'
import { translate } from './translate.ts'

/** What a language model, or a template, writes for people. */
export const routes: Route[] = [draft, translate]
