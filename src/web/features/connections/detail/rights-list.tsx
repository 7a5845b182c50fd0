import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconRefresh } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Connection, Right, RightState } from '#contract/connections/connection.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { checkAgain } from '../check-again.ts'
import type { Rights } from '../rights.ts'
import { providerName } from '../texts/provider-name.ts'
import { rightName, rightPurpose, rightStateName, rightStateReason, roleName } from '../texts/right-texts.ts'
import classes from './rights-list.module.css'

/** What the key of a connection may do, as its store says it (CONN-016). */
export function RightsList({ connection, rights }: { connection: Connection; rights: Rights }) {
  const { t } = useLingui()
  const headingId = useId()
  const [isChecking, setChecking] = useState(false)
  const store = providerName(connection.provider)
  const check = async () => {
    setChecking(true)
    await checkAgain(connection.id, t`Check failed`)
    setChecking(false)
  }
  return (
    <section aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 id={headingId}>
          <Trans>What this key may do</Trans>
        </h3>
        {rights.mayManage && (
          <Button
            size="small"
            variant="subtle"
            tone="plain"
            busy={isChecking}
            disabled={rights.isOffline}
            title={rights.isOffline ? t`Needs a connection, the store checks the key` : undefined}
            icon={<IconRefresh size={15} stroke={1.7} aria-hidden />}
            onClick={() => void check()}
          >
            <Trans>Check again</Trans>
          </Button>
        )}
      </div>
      <p className="sg-visually-hidden" role="status">
        {isChecking && <Trans>Asking {store}</Trans>}
      </p>
      <ul className={classes.list} aria-labelledby={headingId}>
        {connection.rights.map((right) => (
          <RightRow key={right.capability} right={right} provider={connection.provider} />
        ))}
      </ul>
    </section>
  )
}

const signs: Record<RightState, typeof IconCircleCheck> = {
  granted: IconCircleCheck,
  missing: IconAlertTriangle,
  'not-tried': IconCircleDashed,
  'not-used': IconCircleDashed,
  unknown: IconCircleDashed,
}

function RightRow({ right: { capability, state }, provider }: { right: Right; provider: Connection['provider'] }) {
  const { i18n } = useLingui()
  const Sign = signs[state]
  const role = roleName(provider, capability)
  const purpose = i18n._(rightPurpose[capability])
  const reason = rightStateReason[state]
  return (
    <li className={classes.right} data-state={state}>
      <Sign className={classes.sign} size={18} stroke={1.7} aria-hidden />
      <div className={classes.about}>
        <p className={classes.name}>{i18n._(rightName[capability])}</p>
        <p className={classes.detail}>
          {role}, {purpose}
          {reason && <>. {i18n._(reason)}</>}
        </p>
      </div>
      <span className={classes.state}>{i18n._(rightStateName[state])}</span>
    </li>
  )
}
