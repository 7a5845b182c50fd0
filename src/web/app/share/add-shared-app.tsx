import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { Project } from '#contract/projects.ts'
import { competitorEntity } from '#web/commands/entities.ts'
import type { Candidate } from '#web/apps/competitors/candidates.ts'
import { useCompetitorChanges } from '#web/apps/competitors/use-competitor-changes.ts'
import { useSelection } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/controls/select-field.tsx'
import { resolveSelected } from '#web/apps/selected/resolve-selected.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { FoundApp } from '#contract/store.ts'
import { AddFailure } from '#web/apps/adding/add-failure.tsx'
import { useAddApp } from '#web/apps/adding/use-add-app.ts'
import classes from './share.module.css'

interface Props {
  app: Candidate
  /** Own apps that it can become a competitor of, the selected one first. */
  hosts: readonly Project[]
  /** The store may yet say that it has no such app. */
  isAsking: boolean
}

/** Adds a shared app as a competitor: stored on the device at once, sent when the server can be reached. */
export function AddAsCompetitor({ app, hosts, isAsking }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string | null>(null)
  const host = hosts.find(({ projectId }) => projectId === chosen) ?? hosts[0]
  if (!host) return null
  return (
    <div className={classes.row}>
      {hosts.length > 1 ? (
        <SelectField
          label={t`Competitor of`}
          value={host.projectId}
          options={hosts.map(({ projectId, title }) => ({ value: projectId, label: title }))}
          onChange={setChosen}
        />
      ) : (
        <p>
          <Trans>Competitor of</Trans> {host.title}
        </p>
      )}
      <AddButton app={app} host={host} isAsking={isAsking} />
    </div>
  )
}

function AddButton({ app, host, isAsking }: Omit<Props, 'hosts'> & { host: Project }) {
  const { i18n } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const { locale } = resolveSelected([host], {}, useSelection())
  const { add, refused } = useCompetitorChanges(host, locale)
  const refusal = refused.find(({ entities }) => entities.includes(competitorEntity(host.projectId, app)))?.refusal
  const press = async () => {
    setIsBusy(true)
    await add(app)
    setIsBusy(false)
  }
  if (refusal) return <p role="alert">{i18n._(refusal.message)}</p>
  return (
    <Button variant="filled" disabled={isAsking} busy={isBusy} onClick={() => void press()}>
      <Trans>Add as competitor</Trans>
    </Button>
  )
}

interface OwnProps {
  identity: Identity
  /** As the store has it; null: not known yet. */
  found: FoundApp | null
  isOffline: boolean
}

/** Adds a shared app to one's own; that needs the server, for the plan may have no room for it. */
export function AddAsOwn({ identity, found, isOffline }: OwnProps) {
  const navigate = useNavigate()
  const { add, adding, failure } = useAddApp(identity, () => void navigate({ to: '/app-overview/my-app' }))
  const press = () => found && void add({ trackId: found.trackId, store: found.store, locale: found.locale })
  return (
    <>
      <div className={classes.row}>
        <p>
          <Trans>This needs a connection and uses one of your plan's app slots.</Trans>
        </p>
        <Button disabled={isOffline || !found} busy={adding !== null} onClick={press}>
          <Trans>Add as one of your apps</Trans>
        </Button>
      </div>
      {failure !== null && <AddFailure failure={failure} />}
    </>
  )
}
