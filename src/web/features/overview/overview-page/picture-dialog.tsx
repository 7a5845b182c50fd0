import { IconChevronLeft, IconChevronRight, IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, UnstyledButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { type Size, screenshotFault } from '#aso/score/creative-rules.ts'
import type { Store } from '#contract/store.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { type PictureSizes, isOriginal, FaultText } from './pictures.tsx'
import { SlideStrip } from './slide-strip.tsx'
import classes from './picture-dialog.module.css'

interface Props {
  opened: boolean
  onClose: () => void
  onClosed: () => void
  store: Store
  pictures: readonly string[]
  index: number
  onShow: (index: number) => void
  sizes: PictureSizes
  onSize: (src: string, size: Size) => void
}

/** One picture as large as the window allows; arrow keys, a swipe or the small pictures below lead to the others. */
export function PictureDialog({ opened, onClose, onClosed, store, pictures, index, onShow, sizes, onSize }: Props) {
  const { t } = useLingui()
  const last = pictures.length - 1
  const src = pictures[index] ?? ''
  const [number, count] = [index + 1, pictures.length]
  const show = (next: number) => {
    if (next >= 0 && next <= last && next !== index) onShow(next)
  }

  useEffect(() => {
    if (!opened) return undefined
    const steps: Record<string, () => void> = {
      ArrowLeft: () => show(index - 1),
      ArrowRight: () => show(index + 1),
      Home: () => show(0),
      End: () => show(last),
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      step()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      title={
        <span role="status">
          <Trans>
            Screenshot {number} of {count}
          </Trans>
        </span>
      }
      width={960}
      whole
    >
      <div className={classes.stage}>
        <SlideStrip pictures={pictures} index={index} onShow={onShow} store={store} sizes={sizes} onSize={onSize} />
        <span className={classes.previous}>
          <IconButton
            label={t`Previous image`}
            size={40}
            bordered
            disabled={index === 0}
            onClick={() => show(index - 1)}
          >
            <IconChevronLeft size={20} stroke={1.7} aria-hidden />
          </IconButton>
        </span>
        <span className={classes.next}>
          <IconButton
            label={t`Next image`}
            size={40}
            bordered
            disabled={index === last}
            onClick={() => show(index + 1)}
          >
            <IconChevronRight size={20} stroke={1.7} aria-hidden />
          </IconButton>
        </span>
      </div>
      <SlideFacts src={src} size={sizes.get(src)} store={store} />
      {count > 1 && <Thumbnails pictures={pictures} index={index} onShow={show} />}
    </Dialog>
  )
}

interface SlideFactsProps {
  src: string
  /** Real size, px; undefined until the picture has come. */
  size: Size | undefined
  store: Store
}

/** A screenshot's size, and whether it keeps to the rules of the store. */
function SlideFacts({ src, size, store }: SlideFactsProps) {
  if (!size) return <Group mih={44} flex="none" />
  const original = isOriginal(src)
  const fault = screenshotFault(store, size, original)
  const [width, height] = [formatNumber(size.width, language()), formatNumber(size.height, language())]
  return (
    <Group gap="2px 12px" justify="center" mih={44} py={6} flex="none" ta="center" c="dimmed" fz="sm" lh="sm">
      <span>
        {original ? (
          <Trans>
            {width} × {height} px
          </Trans>
        ) : (
          <Trans>
            Store copy: {width} × {height} px
          </Trans>
        )}
      </span>
      <Group component="span" display="inline-flex" gap={5} wrap="nowrap" {...(fault && { c: 'warn' })}>
        {fault ? (
          <IconAlertTriangle size={15} stroke={1.8} style={{ flex: 'none' }} aria-hidden />
        ) : (
          <IconCheck size={15} stroke={2} color="var(--sg-good)" style={{ flex: 'none' }} aria-hidden />
        )}
        {fault ? (
          <FaultText fault={fault} store={store} />
        ) : original ? (
          <Trans>Follows the store's rules</Trans>
        ) : (
          <Trans>The aspect ratio follows the store's rules. The original size isn't known.</Trans>
        )}
      </Group>
    </Group>
  )
}

interface ThumbnailsProps {
  pictures: readonly string[]
  index: number
  onShow: (index: number) => void
}

/** All pictures small, the shown one marked and in sight. */
function Thumbnails({ pictures, index, onShow }: ThumbnailsProps) {
  const { t } = useLingui()
  const screens = pictures.map((src, at) => ({ src, number: at + 1 }))
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const bar = list.current
    const current = bar?.children[index]
    if (bar && current instanceof HTMLElement)
      bar.scrollTo({ left: current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2 })
  }, [index])

  return (
    <ul className={classes.thumbnails} ref={list} aria-label={t`All images`}>
      {screens.map(({ src, number }, at) => (
        <li key={src}>
          <UnstyledButton
            className={classes.thumbnail}
            aria-label={t`Screenshot ${number}`}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onShow(at)}
          >
            <img src={src} alt="" height={56} decoding="async" />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
