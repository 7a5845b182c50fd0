import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { Identity, Language } from '#contract/auth/auth.ts'
import { profileRead } from '#web/data/queries/profile-read.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { NarrowPage } from '#web/ui/display/narrow-page.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { DisabledWhileImpersonating } from '#web/ui/access/disabled-while-impersonating.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { choose } from '#web/commands/choose.ts'
import { language, languages } from '#web/i18n/language.ts'
import { useSelection } from '#web/offline/hooks.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { CloseAccount } from '../closing/close-account.tsx'
import { SecondStepCard } from '../second-step/second-step-card.tsx'
import { EmailCard } from './email-card.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordCard } from './password-card.tsx'
import { Captioned } from './captioned.tsx'
import { LayoutChoices } from './layout-choices.tsx'

/** SUB-026, OP-106: names, language and appearance, e-mail address, password, two-step verification, closing the account. */
export function AccountPage({ identity }: { identity: Identity }) {
  const { data, error, isLoading, refresh } = useRead(profileRead(identity))
  if (!data)
    return (
      <NarrowPage>
        <Card title={<Trans>Profile</Trans>} padded>
          <SectionState
            state={missingState({ error, isLoading })}
            failed={<Trans>Couldn't load your profile</Trans>}
            unsaved={<Trans>Not saved on this device. Your profile loads when you're back online.</Trans>}
            onRetry={refresh}
            minHeight={240}
          />
        </Card>
      </NarrowPage>
    )
  return (
    <NarrowPage>
      <NameForm profile={data} />
      <Appearance />
      {identity.demo ? (
        <Text c="dimmed">
          <Trans>This is a demo account. It has no e-mail address and no password.</Trans>
        </Text>
      ) : (
        <DisabledWhileImpersonating>
          <EmailCard profile={data} onSent={refresh} />
          <PasswordCard profile={data} />
          <SecondStepCard />
          <CloseAccount identity={identity} hasPassword={data.hasPassword} />
        </DisabledWhileImpersonating>
      )}
    </NarrowPage>
  )
}

/** OP-112: language and colours, here and in the user menu, hold on every device of the user; the frame on this one. */
function Appearance() {
  const { t } = useLingui()
  const { scheme } = useSelection()
  return (
    <Card title={<Trans>Language and appearance</Trans>} padded>
      <Stack gap={10}>
        <Captioned
          label={t`Language`}
          options={Object.entries(languages).map(([code, name]) => ({ value: code as Language, label: name }))}
          value={language()}
          onChange={(code) => void choose({ language: code }).catch(tellFailure)}
        />
        <Captioned
          label={t`Appearance`}
          options={[
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
            { value: 'auto', label: t`System` },
          ]}
          value={scheme}
          onChange={(value) => void choose({ scheme: value }).catch(tellFailure)}
        />
      </Stack>
      <LayoutChoices />
    </Card>
  )
}
