import { Trans } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { Palette } from '../overview-page/icon-card.tsx'
import { benchmarksRead } from '../reads.ts'

interface Props {
  app: AppInCountry
  /** null: the chart of all apps, whose icons have no colours in common. */
  category: string | null
}

/** The colours that the icons of a category's leaders use most, beside the own icon. */
export function ColoursCard({ app, category }: Props) {
  return (
    <Card title={<Trans>Icon colours</Trans>} padded>
      {category === null ? (
        <Text c="dimmed">
          <Trans>Choose a category to see the colours of its icons.</Trans>
        </Text>
      ) : (
        <Colours app={app} category={category} />
      )}
    </Card>
  )
}

function Colours({ app, category }: { app: AppInCountry; category: string }) {
  const organizationId = useIdentity()?.organizationId ?? ''
  const result = useRead(benchmarksRead(app, app.locale, organizationId, category))
  const state = readState(result)
  if (state !== 'ready')
    return (
      <SectionState
        state={state}
        failed={<Trans>Couldn't load the category's colours</Trans>}
        unsaved={<Trans>The category's colours load when you're back online</Trans>}
        onRetry={result.refresh}
      />
    )
  const palette = result.data?.categoryMetrics.palette
  return (
    <>
      {palette?.length ? <Palette colours={palette} /> : <EmptyField />}
      <Group gap="sm" mt="md" wrap="nowrap">
        <AppIcon src={app.iconUrl} title={app.title} size={40} />
        <Text size="sm" c="dimmed">
          <Trans>Your icon next to the colours of the free chart's leading icons.</Trans>
        </Text>
      </Group>
    </>
  )
}
