import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Provider } from '#contract/connections/connection.ts'
import { providerName } from '../texts/provider-name.ts'
import classes from './connection-dialog.module.css'

const guides: Record<Provider, ReactNode> = {
  'app-store-connect': (
    <Trans>
      Open Users and Access, Integrations, and choose the key under Team Keys. A key keeps its access for life: make
      another one with the access that is missing, then choose Replace key here.
    </Trans>
  ),
  'google-play': (
    <Trans>
      Open Users and permissions in Play Console, choose the service account, give it the permission, and check again.
      It may take a day.
    </Trans>
  ),
  'apple-ads': (
    <Trans>
      Open Account Settings, User Management in Apple Ads, choose the user of the key, give it the role, and check
      again.
    </Trans>
  ),
  'google-ads': (
    <Trans>Open Admin, Access and security in Google Ads, give the service account access, and check again.</Trans>
  ),
}

/** How a key gets a right that it lacks. */
export function RoleGuide({ provider }: { provider: Provider }) {
  const console = providerName(provider)
  return (
    <details className={classes.guide}>
      <summary>
        <Trans>How to change the key's role in {console}</Trans>
      </summary>
      <p>{guides[provider]}</p>
    </details>
  )
}
