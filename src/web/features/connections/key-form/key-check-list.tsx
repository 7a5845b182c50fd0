import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { KEY_FILE_MAX } from '#contract/connections/keys.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { KeyCheck } from '../key-check/check-key-file.ts'
import classes from './key-file.module.css'
import type { KeyFormState } from './use-key-form.ts'

/** What the device finds in a key file, line by line. */
export function KeyCheckList({ form, checks }: { form: KeyFormState; checks: readonly KeyCheck[] }) {
  const { t } = useLingui()
  const { chosen, isOtherKey, texts } = form
  const keyId = chosen?.checked?.keyId ?? null
  const isRead = checks.every(({ isGood }) => isGood)
  return (
    <ul className={classes.checks} aria-label={t`Check of the key`} aria-live="polite">
      {checks.map((check) => (
        <Line key={check.what} state={check.isGood ? 'good' : 'bad'}>
          <CheckText check={check} />
        </Line>
      ))}
      {isRead && keyId !== null && (
        <Line state={isOtherKey ? 'bad' : 'good'}>
          {isOtherKey ? (
            <Trans>This key belongs to another Key ID: {keyId}</Trans>
          ) : (
            <Trans>Key ID in the file name matches: {texts['keyId'] || keyId}</Trans>
          )}
        </Line>
      )}
      {isRead && (
        <Line state="later">
          <Trans>Its rights are asked for when you connect</Trans>
        </Line>
      )}
    </ul>
  )
}

const signs = { good: IconCircleCheck, bad: IconAlertTriangle, later: IconCircleDashed }

function Line({ state, children }: { state: keyof typeof signs; children: ReactNode }) {
  const Sign = signs[state]
  return (
    <li data-state={state}>
      <Sign size={17} stroke={1.7} aria-hidden />
      <span>{children}</span>
    </li>
  )
}

function CheckText({ check }: { check: KeyCheck }) {
  const most = KEY_FILE_MAX / 1024
  if (check.what === 'type') {
    const { extensions } = check
    const bytes = formatNumber(check.bytes, language())
    return check.isGood ? (
      <Trans>
        File type {extensions}, {bytes} bytes of at most {most} KB
      </Trans>
    ) : (
      <Trans>Wrong file type. It has to be {extensions}.</Trans>
    )
  }
  if (check.what === 'size') return <Trans>The file is larger than {most} KB. This is no key.</Trans>
  if (check.what === 'account') {
    const { email } = check
    return check.isGood ? <Trans>Service account: {email}</Trans> : <Trans>This is no key of a service account</Trans>
  }
  if (check.kind === 'rsa')
    return check.isGood ? (
      <Trans>Reads as a private key (RSA)</Trans>
    ) : (
      <Trans>The private key in it can't be read</Trans>
    )
  if (!check.isSure) return <Trans>Looks like a private key (PEM)</Trans>
  return check.isGood ? (
    <Trans>Reads as a private key (PEM, P-256)</Trans>
  ) : (
    <Trans>This is no private key that can be used (PEM, P-256)</Trans>
  )
}
