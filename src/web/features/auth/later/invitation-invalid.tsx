import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ApiError } from '#web/api/api-error.ts'
import classes from '../auth.module.css'
import { Note } from '#web/ui/forms/note.tsx'

export const isInvalidInvitation = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'INVITE_INVALID' || error.code === 'INVITE_EXPIRED')

/** ERR-006, with what to do. */
export function InvitationInvalid() {
  return (
    <>
      <h1 className={classes.title}>
        <Trans>Invite Expired or Invalid</Trans>
      </h1>
      <Note kind="error">
        <Trans>
          An invitation works once and expires after seven days. Ask the person who invited you for a new one.
        </Trans>
      </Note>
      <Text mt="xs" size="xs" c="var(--sg-text-3)" ta="center">
        <Link to="/login">
          <Trans>Back to log in</Trans>
        </Link>
      </Text>
    </>
  )
}
