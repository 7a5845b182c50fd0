import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { usePageLock } from '#web/ui/overlays/use-page-lock.ts'
import { opensOffline } from '#web/offline/abilities/browser-abilities.ts'
import { placeCard, placeLight } from './places.ts'
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
          <Title order={2} size="h3" lts="-0.008em" id={titleId}>
            {i18n._(stop.title)}
          </Title>
          <Text mt={4} c="dimmed" style={{ textWrap: 'pretty' }} id={textId}>
            {i18n._(stop.text)}
          </Text>
        </div>
        <Group gap="xs" mt="md">
          <Text span mr="auto" size="sm" c="var(--sg-text-3)">{t`${index + 1} of ${stops.length}`}</Text>
          {!isLast && (
            <Button variant="subtle" color="gray" onClick={end}>
              <Trans>Skip</Trans>
            </Button>
          )}
          {index > 0 && (
            <Button variant="subtle" color="gray" onClick={() => setIndex(index - 1)}>
              <Trans>Back</Trans>
            </Button>
          )}
          {/* The focus stays on it from stop to stop. */}
          <Button variant="filled" data-autofocus onClick={isLast ? end : () => setIndex(index + 1)}>
            {isLast ? <Trans>Done</Trans> : <Trans>Next</Trans>}
          </Button>
        </Group>
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

/** One thing of the frame that the tour shows. */
interface Stop {
  /** The frame marks it with `data-tour`. */
  target: 'app' | 'country' | 'connection'
  title: MessageDescriptor
  text: MessageDescriptor
}

const stops: readonly Stop[] = [
  {
    target: 'app',
    title: msg`Your apps`,
    text: msg`Every page shows the app selected here. Switch between your apps, or add another one.`,
  },
  {
    target: 'country',
    title: msg`One country at a time`,
    text: msg`Texts, ranks and ratings differ from country to country. Choose the one to look at.`,
  },
  {
    target: 'connection',
    title: msg`Works without a connection`,
    text: msg`What you've opened stays on this device. Changes you make offline wait here and are sent when you're back online.`,
  },
]

const targetOf = ({ target }: Stop): HTMLElement | null => document.querySelector(`[data-tour="${target}"]`)

/** The stops whose target is in the window now, and that are true here. */
const stopsOnPage = (): Stop[] =>
  stops.filter((stop) => targetOf(stop) !== null && (stop.target !== 'connection' || opensOffline()))
