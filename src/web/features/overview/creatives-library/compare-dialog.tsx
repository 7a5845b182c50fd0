import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, SegmentedControl, Stack, Table, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { formatDay, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Picture, screenSize, type PictureSizes } from '../overview-page/pictures.tsx'
import type { ShownApp } from './app-band.tsx'
import { LIBRARY_DAYS, type SelectedPicture } from './media.ts'

interface Props {
  opened: boolean
  onClose: () => void
  onClosed: () => void
  /** Two. */
  selected: readonly SelectedPicture[]
  shows: readonly ShownApp[]
  sizes: PictureSizes
}

/** A selected picture with its app. */
interface Side {
  picture: SelectedPicture
  show: ShownApp
}

type View = 'pictures' | 'search'

/** Pictures that the App Store shows in search results. */
const IN_SEARCH = 3

/** Two screenshots side by side, or the first three of their apps as a search shows them, with what is known of both listings. */
export function CompareDialog({ opened, onClose, onClosed, selected, shows, sizes }: Props) {
  const { t } = useLingui()
  const [view, setView] = useState<View>('pictures')
  const sides = selected.flatMap((picture): Side[] => {
    const show = shows.find(({ app }) => app.trackId === picture.trackId)
    return show ? [{ picture, show }] : []
  })
  const picturesOf = ({ picture, show }: Side) =>
    view === 'pictures' ? [picture.src] : (show.states[0]?.screens.slice(0, IN_SEARCH) ?? [])
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      title={<Trans>Compare screenshots</Trans>}
      width={1080}
      whole
    >
      <Stack gap="md">
        <Group>
          <SegmentedControl
            aria-label={t`View`}
            value={view}
            onChange={setView}
            data={[
              { value: 'pictures', label: <Trans>Side by side</Trans> },
              { value: 'search', label: <Trans>First three, as in search</Trans> },
            ]}
          />
        </Group>
        <Box display="grid" style={{ gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' }}>
          {sides.map((side) => (
            <Stack key={keyOf(side)} gap="sm" component="section" aria-label={nameOf(side)}>
              <Group gap="sm" wrap="nowrap">
                <AppIcon src={side.show.app.iconUrl} title={side.show.app.title} size={32} decorative />
                <Text fw={540}>{side.show.app.title}</Text>
              </Group>
              <Box
                display="grid"
                maw={view === 'pictures' ? 220 : undefined}
                style={{ gap: 8, gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }}
              >
                {picturesOf(side).map((src, index) => (
                  <Box key={src} style={{ borderRadius: 10, overflow: 'hidden' }}>
                    <Picture
                      src={src}
                      alt={t`Screenshot ${view === 'pictures' ? side.picture.number : index + 1}`}
                      {...(sizes.get(src) ?? screenSize(src, side.show.app.store))}
                      missing={null}
                      eager
                    />
                  </Box>
                ))}
              </Box>
            </Stack>
          ))}
        </Box>
        <Facts sides={sides} />
      </Stack>
    </Dialog>
  )
}

const keyOf = ({ picture: { trackId, src } }: Side) => `${trackId} ${src}`
const nameOf = ({ picture: { number }, show: { app } }: Side) => `${app.title} ${number}`

function Facts({ sides }: { sides: readonly Side[] }) {
  const row = (label: ReactNode, cell: (show: ShownApp) => ReactNode) => (
    <Table.Tr>
      <Table.Th scope="row" fw={400} c="dimmed">
        {label}
      </Table.Th>
      {sides.map((side) => (
        <Table.Td key={keyOf(side)}>{cell(side.show)}</Table.Td>
      ))}
    </Table.Tr>
  )
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Td />
          {sides.map((side) => (
            <Table.Th key={keyOf(side)} scope="col">
              {side.show.app.title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {row(<Trans>Screenshots</Trans>, ({ states }) => formatNumber(states[0]?.screens.length ?? 0, language()))}
        {row(<Trans>Videos</Trans>, ({ details }) => formatNumber(details.data?.videos.length ?? 0, language()))}
        {row(<Trans>Shown since</Trans>, ({ states }) =>
          states[0]?.since ? formatDay(states[0].since, language()) : <Trans>Not known</Trans>,
        )}
        {row(<Trans>Changed in {LIBRARY_DAYS} days</Trans>, ({ states, changes }) =>
          changes.data?.changes == null ? (
            <Trans>Not known</Trans>
          ) : (
            <Plural value={states.length - 1} one="# time" other="# times" />
          ),
        )}
      </Table.Tbody>
    </Table>
  )
}
