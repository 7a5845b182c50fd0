import { scriptPolicies } from '#contract/worker/script-policies.ts'

const WORKER = '/sw.js'

function workerAlone(address: string): string {
  if (address !== WORKER) throw new TypeError('Only the service worker of the app is registered')
  return address
}

/** The service worker's address, as browsers that know Trusted Types want it. */
export const workerAddress =
  window.trustedTypes?.createPolicy(scriptPolicies.worker, { createScriptURL: workerAlone }).createScriptURL(WORKER) ??
  WORKER
