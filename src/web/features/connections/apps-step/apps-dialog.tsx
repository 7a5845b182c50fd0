import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { isAdProvider, type Connection } from '#contract/connections/connection.ts'
import { getVisibleApps } from '#contract/connections/connections.ts'
import type { Project } from '#contract/projects.ts'
import { AddFailure } from '#web/apps/adding/add-failure.tsx'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { mayChange } from '#web/session/may.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { Rights } from '../rights.ts'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import { Steps } from '../steps.tsx'
import { AppLine } from './app-line.tsx'
import classes from './apps-dialog.module.css'
import { offeredApps } from './offered-apps.ts'
import { NoApps, NotAsked, Works } from './what-it-sees.tsx'
import { useAppChoice } from './use-app-choice.ts'

/** Number of apps above which one can search in them. */
const SEARCHED_FROM = 8

interface Props {
  connection: Connection
  /** The last step of a new connection. */
  isNew: boolean
  identity: Identity
  projects: readonly Project[]
  rights: Rights
  onChanged: () => void
  onDetails: () => void
  onClose: () => void
}

/** Which apps use a connection (CONN-012). */
export default function AppsDialog(props: Props) {
  const { t } = useLingui()
  const { connection, isNew, identity, projects, rights, onDetails, onClose } = props
  const { id, name, provider } = connection
  const visible = useRead(read(getVisibleApps, { params: { connectionId: id } }))
  const quotas = useRead(quotasRead(identity))
  const [text, setText] = useState('')
  const { busy, failure, add, remove } = useAppChoice(connection, identity, projects)
  const all = offeredApps(connection, projects, visible.data?.content)
  const limit = quotas.data?.find(({ slotType }) => slotType === 'APP')?.limit ?? Number.POSITIVE_INFINITY
  const free = rights.mayChangeApps ? Math.max(0, limit - projects.length) : 0
  // The store may be down, or refuse the key: own apps can be added and taken away all the same.
  const isRefused = visible.data === undefined && missingState(visible) === 'failed' && all.length > 0
  const isKnown = visible.data !== undefined || rights.isOffline || isRefused
  const wanted = text.trim().toLocaleLowerCase()
  const shown = all.filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
  const assigned = all.filter(({ isAssigned }) => isAssigned).length
  const open = all.filter(({ isAssigned }) => !isAssigned)
  const fresh = open.filter(({ project }) => project === null)
  const addable = [
    ...open.filter(({ project }) => project !== null && mayChange(project)),
    ...fresh.slice(0, rights.isOffline ? 0 : free),
  ]
  const done = () => {
    onClose()
    if (isNew) notify({ kind: 'success', title: t`“${name}” is connected` })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      width={760}
      whole
      title={isNew ? <Trans>New connection</Trans> : <Trans>Apps of “{name}”</Trans>}
      middle={isNew && <Steps step={3} />}
      footer={
        <div className={classes.foot}>
          <Button variant="subtle" tone="plain" onClick={isNew ? onDetails : onClose}>
            {isNew ? <Trans>Show the connection</Trans> : <Trans>Back</Trans>}
          </Button>
          <span className={classes.hint}>
            <Trans>You can change this at any time</Trans>
          </span>
          <Button variant="filled" onClick={done}>
            <Trans>Done</Trans>
          </Button>
        </div>
      }
    >
      <div className={classes.content}>
        {isNew && visible.data && <Works connection={connection} count={all.length} onDetails={onDetails} />}
        {failure !== null && <AddFailure failure={failure} />}
        {rights.isOffline && (
          <p className={classes.hint} role="status">
            <Trans>Your own apps of this store. What else the key sees comes when you're back online.</Trans>
          </p>
        )}
        {isRefused && !rights.isOffline && <NotAsked onRetry={visible.refresh} />}
        {!isKnown ? (
          <SectionState
            state={missingState(visible)}
            failed={<Trans>Couldn't load the apps of this key</Trans>}
            unsaved={<Trans>Not saved on this device</Trans>}
            onRetry={visible.refresh}
            skeleton={<RowsSkeleton />}
            minHeight={240}
          />
        ) : all.length === 0 ? (
          <NoApps provider={provider} />
        ) : (
          <>
            <div className={classes.head}>
              <div className={classes.question}>
                <h3>
                  <Trans>Which apps use “{name}”?</Trans>
                </h3>
                <p className={classes.hint} role="status">
                  <Trans>
                    {assigned} of {all.length} added
                  </Trans>
                </p>
              </div>
              {all.length > SEARCHED_FROM && (
                <Field
                  label={<span className="sg-visually-hidden">{t`Search apps`}</span>}
                  type="search"
                  placeholder={t`Search apps`}
                  value={text}
                  onChange={setText}
                />
              )}
              {addable.length > 1 && (
                <Button variant="subtle" tone="plain" busy={busy.size > 0} onClick={() => void add(addable)}>
                  <Trans>Add all</Trans>
                </Button>
              )}
            </div>
            <ul className={classes.list} aria-label={t`Apps`}>
              {shown.map((app) => (
                <AppLine
                  key={`${app.store} ${app.trackId}`}
                  app={app}
                  connectionId={id}
                  free={free}
                  rights={rights}
                  isBusy={busy.has(app.trackId)}
                  onAdd={() => void add([app])}
                  onRemove={() => void remove(app)}
                />
              ))}
            </ul>
            {shown.length === 0 && (
              <p className={classes.hint}>
                <Trans>No app has this name.</Trans>
              </p>
            )}
            {isNew && (
              <p className={classes.hint}>
                {isAdProvider(provider) ? (
                  <Trans>Campaigns of the added apps come within an hour.</Trans>
                ) : (
                  <Trans>Reviews of the added apps come within a minute. Sales reports follow within a day.</Trans>
                )}
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
