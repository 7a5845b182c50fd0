import { lazy, Suspense } from 'react'
import { useSignInOptions } from './sign-in-options.ts'

/** Only where a provider is configured. Whoever can't get the file still has the form. */
const SocialLogIn = lazy(async () => {
  try {
    return { default: (await import('./oauth/social-log-in.tsx')).SocialLogIn }
  } catch {
    return { default: () => null }
  }
})

/** Log-in through Google and Apple, where this server offers it. */
export function SocialWays() {
  const options = useSignInOptions()
  if (!options || options.providers.length === 0) return null
  return (
    <Suspense fallback={<div style={{ height: 74 + 54 * options.providers.length }} />}>
      <SocialLogIn {...options} />
    </Suspense>
  )
}
