import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { deleteIncident, getActiveIncidents, getIncidents, type Incident } from '#contract/administration.ts'
import { call } from '#web/api/call.ts'
import { useMay } from '#web/session/hooks.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { IncidentDialog } from './incident-dialog.tsx'
import { IncidentRow } from './incident-row.tsx'

/** The banners above every page: current, planned and past ones. */
export function IncidentsCard() {
  const { t } = useLingui()
  const { data, error, refresh } = useRead(read(getIncidents, {}))
  const [edited, setEdited] = useState<Incident | 'new' | null>(null)
  const mayChange = useMay('admin/manage')
  const changed = () => {
    setEdited(null)
    refresh()
    void getQueryClient().invalidateQueries({ queryKey: [getActiveIncidents.id] })
  }
  const remove = async ({ id }: Incident) =>
    call(deleteIncident, { params: { id } }).then(changed, (error: unknown) => tellFailure(error))
  const create = mayChange && (
    <Button size="sm" onClick={() => setEdited('new')}>
      <Trans>New incident</Trans>
    </Button>
  )
  return (
    <Card title={<Trans>Incidents</Trans>} aside={create}>
      {!data && (
        <SectionState
          state={error ? 'failed' : 'loading'}
          failed={t`Couldn't load incidents`}
          unsaved=""
          onRetry={refresh}
        />
      )}
      {data?.length === 0 && (
        <Text p="md" size="sm" c="dimmed">
          <Trans>No incidents. New ones appear as a banner for all signed-in users.</Trans>
        </Text>
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map((incident) => (
            <IncidentRow
              key={incident.id}
              incident={incident}
              mayChange={mayChange}
              onEdit={() => setEdited(incident)}
              onDelete={() => remove(incident)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <IncidentDialog incident={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onSaved={changed} />
      )}
    </Card>
  )
}
