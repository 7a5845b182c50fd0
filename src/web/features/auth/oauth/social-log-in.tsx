import { saveState } from './saved-state.ts'
import { language } from '#web/i18n/language.ts'
import { call } from '#web/api/call.ts'
import { startOAuth } from '#contract/auth/oauth.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { IconBrandAppleFilled, IconBrandGoogleFilled } from '@tabler/icons-react'
import type { IdentityProvider, SignInOptions } from '#contract/auth/sign-in-options.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import classes from '../auth.module.css'
import { OAuthFailure } from './oauth-failure.tsx'
import { providerNames } from './providers.ts'

/** Leaves for the provider, which leads back to `/oauth/{provider}`. */
async function beginLogIn(idp: IdentityProvider): Promise<void> {
  const { authorizationUrl, state } = await call(startOAuth, { params: { idp }, body: { language: language() } })
  saveState(state)
  window.location.assign(authorizationUrl)
}

/** The ways in through a provider that this server offers; nothing where it offers none. */
export function SocialLogIn({ providers, terms, privacy }: SignInOptions) {
  if (providers.length === 0) return null
  return (
    <>
      <div className={classes.or}>
        <Trans>or</Trans>
      </div>
      <Stack gap={10}>
        {providers.map((provider) => (
          <Way key={provider} provider={provider} />
        ))}
      </Stack>
      {terms !== null && privacy !== null && (
        <Text mt="xs" size="xs" c="var(--sg-text-3)" ta="center">
          <Trans>
            With your first log-in you agree to the <a href={terms}>terms of use</a> and the{' '}
            <a href={privacy}>privacy policy</a>.
          </Trans>
        </Text>
      )}
      {terms !== null && privacy === null && (
        <Text mt="xs" size="xs" c="var(--sg-text-3)" ta="center">
          <Trans>
            With your first log-in you agree to the <a href={terms}>terms of use</a>.
          </Trans>
        </Text>
      )}
    </>
  )
}

function Way({ provider }: { provider: IdentityProvider }) {
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const { isBusy, failure, submit } = useSubmit(() => beginLogIn(provider))
  const name = providerNames[provider]
  const Icon = provider === 'google' ? IconBrandGoogleFilled : IconBrandAppleFilled
  return (
    <>
      <Button
        size="lg"
        fullWidth
        leftSection={<Icon size={18} aria-hidden />}
        disabled={isOffline}
        busy={isBusy}
        onClick={() => void submit()}
      >
        {t`Continue with ${name}`}
      </Button>
      {failure !== null && <OAuthFailure provider={provider} error={failure} />}
    </>
  )
}
