import { Trans } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import type { BenchmarkedApp } from '#contract/market/metadata-benchmarks.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface Props {
  title: string
  apps: readonly BenchmarkedApp[]
  /** Of their texts. */
  lang: string
  onClose: () => void
}

/** The apps behind a figure, in the order of the chart. */
export function AppsDialog({ title, apps, lang, onClose }: Props) {
  return (
    <Dialog opened onClose={onClose} title={title} width={520}>
      {apps.length === 0 ? (
        <Text c="dimmed">
          <Trans>No apps.</Trans>
        </Text>
      ) : (
        <ol>
          {apps.map(({ trackId, place, title: name, iconUrl, shortDescription }) => (
            <Group component="li" key={trackId} gap="sm" wrap="nowrap" py={6}>
              <Text span c="var(--sg-text-3)" size="sm" w={32} ta="right" flex="none">
                #{place}
              </Text>
              <AppIcon src={iconUrl} title={name} size={32} />
              <div lang={lang}>
                <Text fw={540}>{name}</Text>
                {shortDescription && (
                  <Text size="sm" c="dimmed">
                    {shortDescription}
                  </Text>
                )}
              </div>
            </Group>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
