import { ownPages } from 'virtual:own-pages'

/** Not the app: the API with its pictures, the mailbox, and anything that looks like a file. */
export const notTheShell = [/^\/api(\/|$)/, /^\/dev(\/|$)/, /\/[^/?][^/?.]*\.[^/?]+$/]

/**
 * The app's own pages, which the precached shell answers. Any other address may belong to a proxy's log-in, so it goes
 * to the network first.
 */
export const ownPage = new RegExp(`^/((${ownPages.join('|')})([/?]|$)|[?]|$)`)
