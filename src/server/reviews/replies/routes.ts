import type { Route } from '#server/endpoints/serve.ts'
import { mark } from './mark-reviews.ts'
import { send } from './send-reply.ts'
import { withdraw } from './withdraw-reply.ts'

/** Answers to reviews. */
export const routes: Route[] = [send, withdraw, mark]
