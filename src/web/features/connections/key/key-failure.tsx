import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { Capability, isUsed, type Provider } from '#contract/connections/connection.ts'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import { Id } from '#contract/store.ts'
import { ApiError } from '#web/api/api-error.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { providerName, rightName, roleName } from '../texts.ts'

interface Props {
  failure: unknown
  provider: Provider
  /** Opens the existing connection. */
  onOpen: (id: string) => void
}

/** Why a key was not accepted (ERR-037, ERR-038, ERR-039, ERR-044). */
export function KeyFailure({ failure, provider, onOpen }: Props) {
  return (
    <Note kind="error">
      <Reason failure={failure} provider={provider} onOpen={onOpen} />
    </Note>
  )
}

function Reason({ failure, provider, onOpen }: Props) {
  const { i18n } = useLingui()
  const store = providerName(provider)
  const error = failure instanceof ApiError ? failure : null
  const id = error?.details['connectionId']
  const texts: Partial<Record<ErrorCode, ReactNode>> = {
    CONNECTION_EXISTS: (
      <>
        <Trans>A connection with the provided credentials already exists.</Trans>{' '}
        {v.is(Id, id) && (
          <Anchor component="button" type="button" variant="action" onClick={() => onOpen(id)}>
            <Trans>Open it</Trans>
          </Anchor>
        )}
      </>
    ),
    KEY_FILE_INVALID: <Trans>The key file can't be read. Choose the original file from {store}.</Trans>,
    CREDENTIALS_REFUSED: (
      <Trans>
        Credential validation failed: {store} does not accept this key. Check the IDs, and that the key was not revoked.
      </Trans>
    ),
    AGREEMENTS_MISSING: (
      <Trans>The key is valid, but the Account Holder must accept agreements in {store} first.</Trans>
    ),
    PERMISSION_MISSING:
      error?.details['reason'] === 'api-off' ? (
        <Trans>The API of {store} isn't enabled for this key's project. Enable it in Google Cloud.</Trans>
      ) : (
        <MissingRights provider={provider} details={error?.details['capabilities']} />
      ),
    STORE_CHECK_FAILED: (
      <Trans>Store validation failed: {store} sent an unexpected response. Try again in a minute.</Trans>
    ),
    UPLOAD_TOO_LARGE: <Trans>File upload failed: the file is too large.</Trans>,
  }
  const known = error?.code && texts[error.code]
  if (known) return known
  // The server has the file and refuses for a reason of its own.
  if (error?.code) return <>{i18n._(failureText(failure))}</>
  return (
    <>
      <Trans>File upload failed.</Trans> {i18n._(failureText(failure))}
    </>
  )
}

function MissingRights({ provider, details }: { provider: Provider; details: unknown }) {
  const { i18n } = useLingui()
  const parsed = v.safeParse(v.array(Capability), details)
  const store = providerName(provider)
  const lacking = parsed.success ? parsed.output.filter(isUsed) : []
  if (lacking.length === 0)
    return <Trans>This key doesn't have the access that Storeglass needs. Give it more access in {store}.</Trans>
  const names = lacking.map((one) => i18n._(rightName[one])).join(', ')
  const roles = [...new Set(lacking.map((one) => roleName(provider, one)))].join(', ')
  return (
    <Trans>
      This key lacks permissions: {names}. Give it {roles} access in {store}.
    </Trans>
  )
}
