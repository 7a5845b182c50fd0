import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Size } from '#aso/score/creative-rules.ts'
import type { Store } from '#contract/store.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import classes from './picture-dialog.module.css'
import type { PictureSizes } from '../picture-sizes.ts'
import { SlideFacts } from './slide-facts.tsx'
import { SlideStrip } from './slide-strip.tsx'
import { Thumbnails } from './thumbnails.tsx'

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
