/** How the addresses of the app's own pages begin. */
export const ownPages = [
  'accept-invitation',
  'analyze-keywords',
  'analyze-market',
  'app-overview',
  'confirm-email',
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

/** Not the app: the API with its pictures, the mailbox, and whatever looks like a file. */
export const notTheShell = [/^\/api(\/|$)/, /^\/dev(\/|$)/, /\/[^/?]+\.[^/?]+$/]

/**
 * The app's own pages, which the device answers. Any other address may be one of a proxy's log-in, on its way there or
 * back: the network is asked first.
 */
export const ownPage = new RegExp(`^/((${ownPages.join('|')})([/?]|$)|[?]|$)`)
