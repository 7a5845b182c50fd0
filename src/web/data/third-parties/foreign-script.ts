import { scriptPolicies } from '#contract/worker/script-policies.ts'

type Policy = Pick<TrustedTypePolicy, 'createScriptURL'>

let policy: Policy | undefined

/**
 * A script element of another origin, not yet in the document; the content security policy restricts the origins.
 * Throws `TypeError` for an address of this origin, so that no stored text becomes a script.
 */
export function foreignScript(address: string): HTMLScriptElement {
  policy ??= window.trustedTypes?.createPolicy(scriptPolicies.foreign, { createScriptURL: foreign })
  const script = document.createElement('script')
  script.async = true
  // TypeScript types `src` as a string, but the browser expects a trusted URL.
  script.src = (policy?.createScriptURL(address) ?? foreign(address)) as string
  return script
}

function foreign(address: string): string {
  if (new URL(address, window.location.href).origin === window.location.origin)
    throw new TypeError('A script of another origin is expected')
  return address
}
