import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import classes from './picture-dialog.module.css'
import { Picture } from './picture.tsx'
import type { Size } from './screen-size.ts'

interface Props {
  opened: boolean
  onClose: () => void
  onClosed: () => void
  pictures: readonly string[]
  index: number
  onShow: (index: number) => void
  sizeOf: (src: string) => Size
}

/** One picture as large as the window allows; the arrow keys lead to its neighbours. */
export function PictureDialog({ opened, onClose, onClosed, pictures, index, onShow, sizeOf }: Props) {
  const { t } = useLingui()
  const src = pictures[index] ?? ''
  const [number, count] = [index + 1, pictures.length]
  const step = (by: number) => {
    const next = index + by
    if (next >= 0 && next < count) onShow(next)
  }

  useEffect(() => {
    if (!opened) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') step(-1)
      if (key === 'ArrowRight') step(1)
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
      width={760}
    >
      <div className={classes.stage}>
        <IconButton label={t`Previous screenshot`} size={40} bordered disabled={index === 0} onClick={() => step(-1)}>
          <IconChevronLeft size={20} stroke={1.7} aria-hidden />
        </IconButton>
        <div className={classes.picture}>
          <Picture key={src} src={src} alt={t`Screenshot ${number}`} {...sizeOf(src)} missing={null} />
        </div>
        <IconButton label={t`Next screenshot`} size={40} bordered disabled={number === count} onClick={() => step(1)}>
          <IconChevronRight size={20} stroke={1.7} aria-hidden />
        </IconButton>
      </div>
    </Dialog>
  )
}
