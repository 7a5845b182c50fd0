/**
 * Names of the app's Trusted Types policies, the only ways to turn text into a script's address. The server allows them
 * in the content security policy, and the app creates them.
 */
export const scriptPolicies = {
  /** The service worker's address. */
  worker: 'storeglass-worker',
  /** Third-party scripts, from origins that the content security policy allows. */
  foreign: 'storeglass-foreign-scripts',
} as const
