import type { InlineHashes } from './security-headers.ts'

/** The built web app, held in memory. */
export interface StaticFiles {
  inline: InlineHashes
  answer: (request: Request) => Response | Promise<Response>
}
