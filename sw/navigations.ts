/** First path segments of the app's own pages. */
export const ownPages = [
  'accept-invitation',
  'analyze-keywords',
  'analyze-market',
  'app-overview',
  'confirm-email',
  'connection',
  'creatives',
  'dashboard',
  'easter-egg',
  'forgot-password',
  'home',
  'login',
  'login-token',
  'oauth',
  'open',
  'pages',
  'plans',
  'reset-password',
  'rr',
  'settings',
  'share',
  'sign-up',
]

/** Not the app: the API with its pictures, the mailbox, and anything that looks like a file. */
export const notTheShell = [/^\/api(\/|$)/, /^\/dev(\/|$)/, /\/[^/?][^/?.]*\.[^/?]+$/]

/**
 * The app's own pages, which the precached shell answers. Any other address may belong to a proxy's log-in, so it goes
 * to the network first.
 */
export const ownPage = new RegExp(`^/((${ownPages.join('|')})([/?]|$)|[?]|$)`)
