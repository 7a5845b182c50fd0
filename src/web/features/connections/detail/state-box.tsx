import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconKeyOff } from '@tabler/icons-react'
import type { Connection } from '#contract/connections/connection.ts'
import { reasonText } from '../texts/reason-text.ts'
import { rightName } from '../texts/right-texts.ts'
import { GoesOn, Since } from '../my-apps/cell-view.tsx'
import { RoleGuide } from './role-guide.tsx'
import classes from './connection-dialog.module.css'

/** What is wrong with a connection, in plain words, and what helps; nothing where all is well. */
export function StateBox({ connection }: { connection: Connection }) {
  const { i18n } = useLingui()
  const { status, rights, provider, retryAt } = connection
  const missing = rights.filter(({ state }) => state === 'missing')
  if (status === 'working' && missing.length === 0) return null
  if (status === 'working' || status === 'permissions')
    return (
      <div className={classes.box} role="status">
        <IconKeyOff size={18} stroke={1.7} aria-hidden />
        <div>
          <p>
            <strong>
              {missing.length > 0 ? (
                <Plural value={missing.length} one="One right is missing." other="# rights are missing." />
              ) : (
                <Trans>A right is missing.</Trans>
              )}
            </strong>{' '}
            {missing.length > 0 && (
              <Trans>Does not work: {missing.map(({ capability }) => i18n._(rightName[capability])).join(', ')}.</Trans>
            )}
          </p>
          <RoleGuide provider={provider} />
        </div>
      </div>
    )
  return (
    <div className={classes.box} data-bad={status !== 'rate-limited' || undefined} role="status">
      <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
      <div>
        <p>
          <strong>{i18n._(reasonText(connection))}.</strong>
        </p>
        <p>
          {status === 'rate-limited' && retryAt !== null ? <GoesOn at={retryAt} /> : <Since connection={connection} />}.{' '}
          {status === 'broken' && <Trans>Replace the key, or revoke it and connect anew.</Trans>}
        </p>
      </div>
    </div>
  )
}
