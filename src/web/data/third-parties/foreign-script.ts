import { scriptPolicies } from '#contract/worker/script-policies.ts'

type Policy = Pick<TrustedTypePolicy, 'createScriptURL'>

let policy: Policy | undefined

/**
 * A script element of another origin, not yet in the document; which origins it may come from, the content security
 * policy says. Throws `TypeError` for an address of this one: nothing that was stored here becomes a script.
 */
export function foreignScript(address: string): HTMLScriptElement {
  policy ??= window.trustedTypes?.createPolicy(scriptPolicies.foreign, { createScriptURL: foreign })
  const script = document.createElement('script')
  script.async = true
  // TypeScript's `src` knows texts alone; a trusted address is what the browser wants there.
  script.src = (policy?.createScriptURL(address) ?? foreign(address)) as string
  return script
}

function foreign(address: string): string {
  if (new URL(address, window.location.href).origin === window.location.origin)
    throw new TypeError('A script of another origin is expected')
  return address
}
