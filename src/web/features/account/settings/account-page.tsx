import { Trans } from '@lingui/react/macro'
import type { Identity } from '#contract/auth/auth.ts'
import { profileRead } from '#web/data/queries/profile-read.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { Card } from '#web/ui/display/card.tsx'
import { OwnMatter } from '#web/ui/access/own-matter.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { CloseAccount } from '../closing/close-account.tsx'
import { SecondStepCard } from '../second-step/second-step-card.tsx'
import { Appearance } from './appearance.tsx'
import { EmailCard } from './email-card.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordCard } from './password-card.tsx'
import classes from './settings.module.css'

/** SUB-026, OP-106: names, language and appearance, e-mail address, password, two-step verification, closing the account. */
export function AccountPage({ identity }: { identity: Identity }) {
  const { data, error, isLoading, refresh } = useRead(profileRead(identity))
  if (!data)
    return (
      <div className={classes.page}>
        <Card title={<Trans>Profile</Trans>} padded>
          <SectionState
            state={missingState({ error, isLoading })}
            failed={<Trans>Couldn't load your profile</Trans>}
            unsaved={<Trans>Not saved on this device. Your profile loads when you're back online.</Trans>}
            onRetry={refresh}
            minHeight={240}
          />
        </Card>
      </div>
    )
  return (
    <div className={classes.page}>
      <NameForm profile={data} />
      <Appearance />
      {identity.demo ? (
        <p className={classes.note}>
          <Trans>This is a demo account. It has no e-mail address and no password.</Trans>
        </p>
      ) : (
        <OwnMatter>
          <EmailCard profile={data} onSent={refresh} />
          <PasswordCard profile={data} />
          <SecondStepCard />
          <CloseAccount identity={identity} hasPassword={data.hasPassword} />
        </OwnMatter>
      )}
    </div>
  )
}
