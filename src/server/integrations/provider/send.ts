/**
 * Sends one request to a provider: over the network, or to a console of the sample market in this process. Rejects as
 * `fetch` does. Never follows a redirect.
 */
export type Send = (request: Request) => Promise<Response>

export const sendOverNetwork: Send = (request) => fetch(request)
