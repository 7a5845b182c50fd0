import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { usePageLock } from '#web/ui/overlays/use-page-lock.ts'
import { placeCard } from './place-card.ts'
import { placeLight } from './place-light.ts'
import { stopsOnPage, targetOf } from './stops.ts'
import classes from './tour.module.css'

interface Props {
  /** Skipped or seen to the end. */
  onEnd: () => void
}

/**
 * Shows parts of the frame one after another, each with a card beside it. The browser's own dialog keeps the focus in
 * the card, closes with Escape and gives the focus back.
 */
export function Tour({ onEnd }: Props) {
  const { t, i18n } = useLingui()
  const titleId = useId()
  const textId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const light = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const [stops] = useState(stopsOnPage)
  const [index, setIndex] = useState(0)
  const stop = stops[index]
  const isLast = index === stops.length - 1
  const end = () => dialog.current?.close()
  usePageLock(stop !== undefined)

  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  useLayoutEffect(() => {
    if (!stop) return undefined
    const arrange = () => {
      if (light.current && card.current) placeBeside(targetOf(stop), light.current, card.current)
    }
    arrange()
    // What comes late above the page moves the frame.
    const sizes = new ResizeObserver(arrange)
    for (const one of [document.body, targetOf(stop), card.current]) if (one) sizes.observe(one)
    window.addEventListener('resize', arrange)
    window.addEventListener('scroll', arrange, { capture: true, passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', arrange)
      window.removeEventListener('scroll', arrange, { capture: true })
    }
  }, [stop])

  if (!stop) return null
  return (
    // A press beside the card; the key for it is Escape, which the browser handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes.tour}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={onEnd}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) end()
      }}
    >
      <div ref={light} className={classes.light} />
      <div ref={card} className={classes.card}>
        <div aria-live="polite">
          <h2 className={classes.title} id={titleId}>
            {i18n._(stop.title)}
          </h2>
          <p className={classes.text} id={textId}>
            {i18n._(stop.text)}
          </p>
        </div>
        <div className={classes.foot}>
          <span className={classes.count}>{t`${index + 1} of ${stops.length}`}</span>
          {!isLast && (
            <Button variant="subtle" tone="plain" onClick={end}>
              <Trans>Skip</Trans>
            </Button>
          )}
          {index > 0 && (
            <Button variant="subtle" tone="plain" onClick={() => setIndex(index - 1)}>
              <Trans>Back</Trans>
            </Button>
          )}
          {/* The focus stays on it from stop to stop. */}
          <Button variant="filled" data-autofocus onClick={isLast ? end : () => setIndex(index + 1)}>
            {isLast ? <Trans>Done</Trans> : <Trans>Next</Trans>}
          </Button>
        </div>
      </div>
    </dialog>
  )
}

function placeBeside(target: HTMLElement | null, light: HTMLElement, card: HTMLElement) {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const at = target?.getBoundingClientRect() ?? new DOMRect(width / 2, height / 3, 0, 0)
  Object.assign(card.style, inPx(placeCard(at, card.getBoundingClientRect(), { width, height })))
  Object.assign(light.style, inPx(placeLight(at, { width, height })))
}

const inPx = (place: Record<string, number>) =>
  Object.fromEntries(Object.entries(place).map(([side, px]) => [side, `${px}px`]))
