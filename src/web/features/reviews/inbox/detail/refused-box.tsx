import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ReplyProblem } from '#contract/reviews/review.ts'
import classes from './detail.module.css'

interface Props {
  title: ReactNode
  children?: ReactNode
  /** Buttons. */
  actions?: ReactNode
}

/** Stands where the ladder would: a reply that did not get through, why, and what can be done. */
export const RefusedBox = ({ title, children, actions }: Props) => (
  <div className={classes.refused} role="alert">
    <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
    <div>
      <p className={classes.strong}>{title}</p>
      {children}
      {actions && <div className={classes.buttons}>{actions}</div>}
    </div>
  </div>
)

/** Why the store did not take a reply (ERR-045, ERR-048). */
export function ProblemText({ kind, detail }: { kind: ReplyProblem; detail: string | null }) {
  if (kind === 'text')
    return (
      <p>
        <Trans>The store didn't accept the text. Change it and send it again.</Trans>
        {detail !== null && <span className={classes.quote}>{detail}</span>}
      </p>
    )
  if (kind === 'gone')
    return (
      <p>
        <Trans>The review is gone, or too old to be answered.</Trans>
      </p>
    )
  return (
    <p>
      {kind === 'permission' ? (
        <Trans>The key of this connection may not answer reviews.</Trans>
      ) : (
        <Trans>The connection to the store is broken.</Trans>
      )}{' '}
      <ToConnections />
    </p>
  )
}

export const ToConnections = () => (
  <Link to="/connection/{-$tab}" params={{ tab: 'my-apps' }}>
    <Trans>Check the connection</Trans>
  </Link>
)
