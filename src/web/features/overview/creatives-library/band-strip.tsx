import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Checkbox, Group, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { Size } from '#aso/score/creative-rules.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Picture, screenSize, type PictureSizes } from '../overview-page/pictures.tsx'
import strip from '../overview-page/screens-card.module.css'
import { Trailer } from '../overview-page/trailer.tsx'
import { isSamePicture, type Media, type SelectedPicture } from './media.ts'
import { compareScreens, type ScreensState } from './screens-over-time.ts'

const loadDialog = () => import('../overview-page/picture-dialog.tsx')
const PictureDialog = lazyWithRetry(async () => ({ default: (await loadDialog()).PictureDialog }))

export interface StripProps {
  app: SelectedApp
  details: AppDetails
  /** Newest first. */
  states: readonly ScreensState[]
  /** Which of them is shown. */
  at: number
  media: Exclude<Media, 'events'>
  /** Whether a picture is of the chosen device. */
  isShown: (src: string) => boolean
  sizes: PictureSizes
  onSize: (src: string, size: Size) => void
  selected: readonly SelectedPicture[]
  onSelect: (picture: SelectedPicture) => void
}

/** The videos and screenshots of an app in the store's order; marks tell what differs from the state before. */
export function BandStrip({ app, details, states, at, media, isShown, sizes, onSize, selected, onSelect }: StripProps) {
  const { t } = useLingui()
  const [large, setLarge] = useState<{ index: number; opened: boolean } | null>(null)
  const state = states[at]
  const before = states[at + 1]
  const screens = media === 'videos' || !state ? [] : state.screens.filter(isShown)
  // Of videos, only those of now are known.
  const videos = media === 'screenshots' || at > 0 ? [] : details.videos
  const { marks, gone } = before && state ? compareScreens(state.screens, before.screens) : nothing
  const goneHere = media === 'videos' ? [] : gone.filter(({ src }) => isShown(src))
  const poster = app.store === 'GOOGLE_PLAY' ? (details.images.banners[0] ?? null) : null
  if (screens.length + videos.length + goneHere.length === 0)
    return (
      <Text c="dimmed" py="sm">
        <Trans>No creatives for this filter</Trans>
      </Text>
    )
  return (
    <Box
      className={strip.strip}
      __vars={{ '--strip-height': '190px', '--sg-card-padding': '4px' }}
      role="region"
      aria-label={media === 'videos' ? t`Videos of ${app.title}` : t`Screenshots of ${app.title}`}
      tabIndex={0}
    >
      <ul className={strip.items} onPointerEnter={() => preload(loadDialog)}>
        {videos.map((address) => (
          <li key={address} className={strip.item}>
            <Trailer address={address} poster={poster} />
            <Text span display="block" size="xs" c="dimmed" mt={6} aria-hidden>
              <Trans>Video</Trans>
            </Text>
          </li>
        ))}
        {screens.map((src, index) => {
          const number = (state?.screens.indexOf(src) ?? 0) + 1
          const picture = { trackId: app.trackId, src, number }
          return (
            <Screen
              key={src}
              app={app}
              picture={picture}
              size={sizes.get(src) ?? screenSize(src, app.store)}
              mark={marks.get(src)}
              isSelected={selected.some((one) => isSamePicture(one, picture))}
              onSize={(size) => onSize(src, size)}
              onSelect={() => onSelect(picture)}
              onOpen={() => setLarge({ index, opened: true })}
            />
          )
        })}
        {goneHere.map(({ src, was }) => (
          <Gone key={src} since={state?.since ?? null} was={was} size={sizes.get(src) ?? screenSize(src, app.store)} />
        ))}
      </ul>
      {large && (
        <PictureDialog
          opened={large.opened}
          onClose={() => setLarge({ ...large, opened: false })}
          onClosed={() => setLarge(null)}
          store={app.store}
          pictures={screens}
          index={large.index}
          onShow={(index) => setLarge({ index, opened: true })}
          sizes={sizes}
          onSize={onSize}
        />
      )}
    </Box>
  )
}

const nothing: ReturnType<typeof compareScreens> = { marks: new Map(), gone: [] }

interface ScreenProps {
  app: SelectedApp
  picture: SelectedPicture
  size: Size
  mark: 'new' | { was: number } | undefined
  isSelected: boolean
  onSize: (size: Size) => void
  onSelect: () => void
  onOpen: () => void
}

function Screen({ app, picture: { src, number }, size, mark, isSelected, onSize, onSelect, onOpen }: ScreenProps) {
  const { t } = useLingui()
  return (
    <Box component="li" className={strip.item} pos="relative">
      <UnstyledButton className={strip.open} aria-haspopup="dialog" onClick={onOpen}>
        <span className="sg-visually-hidden">
          <Trans>Screenshot {number}</Trans>
        </span>
        <Picture src={src} alt="" {...size} missing={null} onSize={(width, height) => onSize({ width, height })} />
      </UnstyledButton>
      <Group gap={6} mt={6} wrap="nowrap" justify="space-between">
        <Checkbox
          size="xs"
          label={number}
          aria-label={t`Screenshot ${number} of ${app.title}`}
          checked={isSelected}
          onChange={onSelect}
        />
        {mark === 'new' && (
          <Badge color="good">
            <Trans>New</Trans>
          </Badge>
        )}
        {typeof mark === 'object' && (
          <Badge color="iris">
            <Trans>Was no. {mark.was}</Trans>
          </Badge>
        )}
      </Group>
    </Box>
  )
}

function Gone({ since, was, size }: { since: ScreensState['since']; was: number; size: Size }) {
  const day = since === null ? '' : formatDay(since, language())
  return (
    <li className={strip.item}>
      <Box
        display="grid"
        h={190}
        p="xs"
        c="dimmed"
        fz="sm"
        ta="center"
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          placeItems: 'center',
          border: '1px dashed var(--sg-line-strong)',
          borderRadius: 10,
        }}
      >
        <Trans>Gone since {day}</Trans>
      </Box>
      <Text span display="block" size="xs" c="dimmed" mt={6}>
        <Trans>Was no. {was}</Trans>
      </Text>
    </li>
  )
}
