import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { isAdProvider, type Connection } from '#contract/connections/connection.ts'
import type { Project } from '#contract/projects.ts'
import { sameApp } from '#contract/store.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { reasonText } from '../texts/reason-text.ts'
import classes from './broken-card.module.css'

interface Props {
  connection: Connection
  /** All of them: another one may do for its apps what this one did. */
  connections: readonly Connection[]
  projects: readonly Project[]
  mayManage: boolean
  onReconnect: () => void
}

/** CONN-018: a connection that does not work any more, and what to do. */
export function BrokenCard({ connection, connections, projects, mayManage, onReconnect }: Props) {
  const { i18n } = useLingui()
  return (
    <section className={classes.card} aria-label={connection.name}>
      <span className={classes.icon}>
        <IconPlugConnectedX size={20} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.text}>
        <h2 className={classes.title}>{i18n._(reasonText(connection))}</h2>
        <p className={classes.detail}>
          <StandsStill connection={connection} connections={connections} projects={projects} />{' '}
          <Trans>Revoke it and connect with a new key.</Trans>
        </p>
      </div>
      {mayManage && (
        <Button onClick={onReconnect}>
          <Trans>Revoke and reconnect</Trans>
        </Button>
      )}
    </section>
  )
}

function StandsStill({ connection, connections, projects }: Pick<Props, 'connection' | 'connections' | 'projects'>) {
  const { assignedApps, since, provider } = connection
  const day = formatDate(since, language())
  const others = connections.filter((one) => one.provider === provider && one.status !== 'broken')
  const left = assignedApps.filter((app) => !others.some((one) => one.assignedApps.some((its) => sameApp(its, app))))
  const [first] = left
  const only = left.length === 1 && first ? projects.find((one) => sameApp(one, first)) : undefined
  if (assignedApps.length === 0) return <Trans>No app uses it.</Trans>
  if (left.length === 0) return <Trans>Its apps go on with other connections.</Trans>
  if (isAdProvider(provider))
    return (
      <Plural
        value={left.length}
        one={`Numbers of # app stand still since ${day}.`}
        other={`Numbers of # apps stand still since ${day}.`}
      />
    )
  if (only) {
    const store = storeName(only.store)
    return (
      <Trans>
        Reviews of {only.title} on {store} stand still since {day}.
      </Trans>
    )
  }
  return (
    <Plural
      value={left.length}
      one={`Reviews of # app stand still since ${day}.`}
      other={`Reviews of # apps stand still since ${day}.`}
    />
  )
}
