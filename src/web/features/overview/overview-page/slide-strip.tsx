import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Size } from '#aso/score/creative-rules.ts'
import type { Store } from '#contract/store.ts'
import { prefersReducedMotion } from '#web/ui/hooks/media-queries.ts'
import { type PictureSizes, Picture, screenSize } from './pictures.tsx'
import classes from './picture-dialog.module.css'

interface Props {
  pictures: readonly string[]
  index: number
  onShow: (index: number) => void
  store: Store
  sizes: PictureSizes
  onSize: (src: string, size: Size) => void
}

/** The pictures side by side, each as wide as the stage: a finger, a trackpad or a wheel swipes from one to the next. */
export function SlideStrip({ pictures, index, onShow, store, sizes, onSize }: Props) {
  const { t } = useLingui()
  const screens = pictures.map((src, at) => ({ src, number: at + 1 }))
  const strip = useRef<HTMLDivElement>(null)
  /** Where a press leads; on the way there the pictures passed do not count. */
  const target = useRef<number | null>(null)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    const element = strip.current
    if (!element || middleOf(element) === index) return
    const still = isFirst.current || prefersReducedMotion()
    const isNeighbour = Math.abs(middleOf(element) - index) === 1
    target.current = index
    element.scrollTo({ left: index * element.clientWidth, behavior: isNeighbour && !still ? 'smooth' : 'instant' })
  }, [index])
  useEffect(() => {
    isFirst.current = false
  }, [])

  const follow = () => {
    const element = strip.current
    if (!element) return
    const at = middleOf(element)
    if (target.current === null && at !== index) onShow(at)
    if (at === target.current) target.current = null
  }
  const release = () => {
    target.current = null
  }

  return (
    <div
      className={classes.strip}
      ref={strip}
      role="region"
      aria-label={t`Large image`}
      tabIndex={0}
      onScroll={follow}
      onPointerDown={release}
      onWheel={release}
      onTouchStart={release}
    >
      <ul className={classes.slides}>
        {screens.map(({ src, number }, at) => (
          <li key={src} className={classes.slide} inert={at !== index}>
            <Picture
              src={src}
              alt={t`Screenshot ${number}`}
              {...(sizes.get(src) ?? screenSize(src, store))}
              missing={null}
              eager={Math.abs(at - index) <= 1}
              onSize={(width, height) => onSize(src, { width, height })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Which slide has the middle of the stage. */
const middleOf = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0
