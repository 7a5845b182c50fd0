import { scriptPolicies } from '#contract/script-policies.ts'

const WORKER = '/sw.js'

/** The service worker's address, as browsers that know Trusted Types want it. */
export const workerAddress =
  window.trustedTypes
    ?.createPolicy(scriptPolicies.worker, { createScriptURL: (_: string) => WORKER })
    .createScriptURL(WORKER) ?? WORKER
