import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { readPasswordReset, resetPassword } from '#contract/auth/password-reset.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import classes from '../auth.module.css'
import { Note, OfflineNote } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx'

interface Props {
  userId?: string | undefined
  code?: string | undefined
}

/** `/reset-password`, opened by the mailed link. */
export function ResetPasswordPage({ userId = '', code = '' }: Props) {
  const { t } = useLingui()
  useTitle(t`Set a new password`)
  const [isDone, setDone] = useState(false)
  if (isDone) return <PasswordIsSet />
  return userId && code ? (
    <ResetForm userId={userId} code={code} onDone={() => setDone(true)} />
  ) : (
    <>
      <Title />
      <Note kind="error">
        <Trans>This link is incomplete. Open it from the e-mail again, or get a new one.</Trans>
      </Note>
      <NewLink />
    </>
  )
}

function ResetForm({ userId, code, onDone }: { userId: string; code: string; onDone: () => void }) {
  const account = useResetAccount(userId, code)
  const { form, strength, send } = useNewPassword(
    'reset-password',
    account ? [account.firstName, account.lastName, account.email] : [],
  )
  const isOffline = useConnectivity() === 'offline'
  const { isBusy, failure, submit } = useSubmit(() =>
    send(async (password) => {
      await call(resetPassword, { body: { userId, code, password } })
      onDone()
    }),
  )
  return (
    <>
      <Title />
      <p className={classes.lead}>
        <Trans>We'll log you out everywhere else.</Trans>
      </p>
      {failure !== null && <ResetFailure failure={failure} />}
      <OfflineNote isTyped={form.isDirty()} />
      <Form name={form.name} className={classes.fields} onSubmit={submit}>
        <NewPasswordFields form={form} strength={strength} {...(account && { account: account.email })} />
        <Button type="submit" variant="filled" size="lg" fullWidth disabled={isOffline} busy={isBusy}>
          <Trans>Set password</Trans>
        </Button>
      </Form>
      {isUsedUp(failure) && <NewLink />}
    </>
  )
}

/** Whose password it is, by which it is judged; undefined: not known, the server decides alone. */
function useResetAccount(userId: string, code: string) {
  const { data } = useQuery(
    {
      queryKey: [readPasswordReset.id, userId, code],
      queryFn: () => call(readPasswordReset, { body: { userId, code } }),
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
    },
    getQueryClient(),
  )
  return data
}

const Title = () => (
  <h1 className={classes.title}>
    <Trans>Set a new password</Trans>
  </h1>
)

function PasswordIsSet() {
  return (
    <>
      <h1 className={classes.title}>
        <Trans>Password set</Trans>
      </h1>
      <Note kind="good">
        <Trans>You can log in with it now.</Trans>
      </Note>
      <div className={classes.fields}>
        <ButtonLink to="/login" variant="filled" size="lg" fullWidth>
          <Trans>Log in</Trans>
        </ButtonLink>
      </div>
    </>
  )
}

const isUsedUp = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.code === 'VERIFICATION_EXPIRED' || failure.code === 'VERIFICATION_INVALID')

/** OP-87. */
function ResetFailure({ failure }: { failure: unknown }) {
  const { i18n } = useLingui()
  const { code, kind } = failure instanceof ApiError ? failure : { code: null, kind: null }
  return (
    <Note kind="error">
      {code === 'VERIFICATION_EXPIRED' ? (
        <Trans>We could not reset your password. This link has expired.</Trans>
      ) : code === 'VERIFICATION_INVALID' ? (
        <Trans>We could not reset your password. This link has already been used, or a newer one replaces it.</Trans>
      ) : kind === 'rateLimited' ? (
        i18n._(failureText(failure))
      ) : (
        <Trans>We could not reset your password. Please try again.</Trans>
      )}
    </Note>
  )
}

const NewLink = () => (
  <Text mt="xs" size="xs" c="var(--sg-text-3)" ta="center">
    <Link to="/forgot-password">
      <Trans>Get a new link</Trans>
    </Link>
  </Text>
)
