import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SignInOptions } from '#contract/auth/sign-in-options.ts'

export type Terms = Pick<SignInOptions, 'terms' | 'privacy'>

/** Whether this server has anything that an account agrees to. */
export const hasTerms = (options: Terms | undefined): options is Terms =>
  options !== undefined && (options.terms !== null || options.privacy !== null)

/** What who signs up agrees to, with links to it. */
export function Agreement({ terms, privacy }: Terms) {
  if (privacy === null) {
    return (
      <Trans>
        I agree to the <To address={terms}>terms of use</To>
      </Trans>
    )
  }
  if (terms === null) {
    return (
      <Trans>
        I agree to the <To address={privacy}>privacy policy</To>
      </Trans>
    )
  }
  return (
    <Trans>
      I agree to the <To address={terms}>terms of use</To> and the <To address={privacy}>privacy policy</To>
    </Trans>
  )
}

const To = ({ address, children }: { address: string | null; children?: ReactNode }) => (
  <a href={address ?? undefined} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)
