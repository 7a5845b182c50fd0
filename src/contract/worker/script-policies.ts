/**
 * Names of the Trusted Types policies of the app: the only ways by which a text becomes the address of a script. The
 * server names them in the content security policy, the app makes them.
 */
export const scriptPolicies = {
  /** The service worker's address. */
  worker: 'storeglass-worker',
  /** Scripts of others, from the origins that the content security policy names. */
  foreign: 'storeglass-foreign-scripts',
} as const
