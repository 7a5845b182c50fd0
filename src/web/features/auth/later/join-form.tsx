import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import type { TokenResponse } from '#contract/auth/auth.ts'
import { acceptInvitation, type Invitation } from '#contract/auth/invitation.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import classes from '../auth.module.css'
import { Note, OfflineNote } from '#web/ui/forms/note.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { withSecondStep } from '../second-step.ts'
import { isInvalidInvitation } from './invitation-invalid.tsx'
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx'

interface Props {
  given: { userId: string; code: string }
  invitation: Invitation
  onJoined: (tokens: TokenResponse) => void
}

/** Asks for a new password, or for that of the account that the invited address has already. */
export function JoinForm(props: Props) {
  return props.invitation.hasAccount ? <WithAccount {...props} /> : <WithNewPassword {...props} />
}

function WithNewPassword({ given, invitation, onJoined }: Props) {
  const { email } = invitation
  const { form, strength, send } = useNewPassword('join', [email])
  const { isBusy, failure, submit } = useSubmit(() => send(async (password) => onJoined(await accept(given, password))))
  return (
    <>
      <p className={classes.lead}>
        <Trans>
          Set a password for <b>{email}</b>.
        </Trans>
      </p>
      <Joining {...{ form, isBusy, failure, submit }}>
        <NewPasswordFields form={form} strength={strength} account={email} />
      </Joining>
    </>
  )
}

function WithAccount({ given, invitation, onJoined }: Props) {
  const { t } = useLingui()
  const { email } = invitation
  const form = useForm({
    name: 'join',
    initialValues: { password: '' },
    validate: ({ password }) => ({ password: !password && t`Password is required` }),
  })
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (!form.validate().hasErrors) onJoined(await accept(given, form.values.password))
  })
  return (
    <>
      <p className={classes.lead}>
        <Trans>
          Enter the password of your account <b>{email}</b>.
        </Trans>
      </p>
      <Joining {...{ form, isBusy, failure, submit }}>
        <Box component="input" type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField autoComplete="current-password" {...form.getInputProps('password')} />
      </Joining>
    </>
  )
}

/** ERR-004, ERR-005, ERR-006. */
async function accept({ userId, code }: Props['given'], password: string): Promise<TokenResponse> {
  try {
    const accepted = call(acceptInvitation, { params: { userId }, body: { code, password } })
    return await withSecondStep(accepted.then(({ token }) => token))
  } catch (error) {
    if (isInvalidInvitation(error)) {
      notify({ kind: 'error', title: t`Accepting invitation has failed`, description: t`Invite Expired or Invalid` })
    }
    throw error
  }
}

interface JoiningProps {
  form: { name: string; isDirty: () => boolean }
  isBusy: boolean
  failure: unknown
  submit: () => Promise<void>
  children: React.ReactNode
}

function Joining({ form, isBusy, failure, submit, children }: JoiningProps) {
  const isOffline = useConnectivity() === 'offline'
  return (
    <>
      {failure !== null && <JoinFailure failure={failure} />}
      <OfflineNote isTyped={form.isDirty()} />
      <Form name={form.name} className={classes.fields} onSubmit={submit}>
        {children}
        <Button type="submit" variant="filled" size="lg" fullWidth disabled={isOffline} busy={isBusy}>
          <Trans>Join</Trans>
        </Button>
      </Form>
    </>
  )
}

function JoinFailure({ failure }: { failure: unknown }) {
  const { i18n } = useLingui()
  const code = failure instanceof ApiError ? failure.code : null
  return (
    <Note kind="error">
      {isInvalidInvitation(failure) ? (
        <Trans>Invite Expired or Invalid</Trans>
      ) : code === 'WRONG_PASSWORD' ? (
        <Trans>This isn't the password of your account.</Trans>
      ) : code === 'QUOTA_EXCEEDED' ? (
        <Trans>The team has no free seat. Ask the person who invited you.</Trans>
      ) : (
        i18n._(failureText(failure))
      )}
    </Note>
  )
}
