import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Flex, Text } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconCheck, IconCloudOff } from '@tabler/icons-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Identity } from '#contract/auth/auth.ts'
import { startReads } from '#web/data/queries/read.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { logOut } from '#web/session/log-out.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { usePageLock } from '#web/ui/overlays/use-page-lock.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { preloadWorldMap } from '../countries/use-world-map.ts'
import { back, type Guide, isComplete, next } from './guide.ts'
import classes from './guide-dialog.module.css'
import { changeGuide, useGuideState } from './guide-store.ts'
import { guideTitle, steps } from './steps.tsx'
import { type Finish, useFinish } from './use-finish.ts'

/**
 * Keeps the focus in the dialog. It would fall back to the page when the focused control disappears or is disabled, or
 * when the user clicks beside the dialog.
 */
function useFocusInside(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const keep = () => {
      if (document.activeElement === document.body) element.focus({ preventScroll: true })
    }
    // No event is fired when the focused element is removed.
    const changes = new MutationObserver(keep)
    changes.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    const stop = new AbortController()
    document.addEventListener('click', keep, { signal: stop.signal })
    return () => {
      changes.disconnect()
      stop.abort()
    }
  }, [dialog])
}

interface Props {
  identity: Identity
  guide: Guide
}

/**
 * GUIDE-001, GUIDE-002: the guide over the page, which is still seen but can't be reached: its frame makes it inert.
 * Nothing but Finish closes it, or logging out.
 */
export default function GuideDialog({ identity, guide }: Props) {
  const { i18n } = useLingui()
  const titleId = useId()
  const { currentStep } = guide
  const { id, title, view: View } = steps[currentStep]
  const finish = useFinish(identity)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const dialog = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLElement>(null)
  usePageLock(true)
  useGuideKeys(dialog)
  useEffect(() => startReads([countriesRead()]), [])
  useFocusOfStep(currentStep, dialog, body)
  useFocusInside(dialog)
  useEffect(preloadWorldMap, [])
  return createPortal(
    <div ref={dialog} className={classes.dialog} role="dialog" aria-modal aria-labelledby={titleId} tabIndex={-1}>
      <header className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {i18n._(guideTitle)}
        </h2>
        <StepHeader current={currentStep} />
        <Account email={identity.email} />
      </header>
      <section key={id} ref={body} className={classes.body} aria-label={i18n._(title)}>
        <View identity={identity} guide={guide} finish={finish} foot={foot} />
      </section>
      <footer ref={setFoot} className={classes.foot}>
        <FootButtons guide={guide} finish={finish} />
      </footer>
    </div>,
    document.body,
  )
}

/** OP-23: who is signed in, and a way out for users who came with another account. */
const Account = ({ email }: { email: string }) => (
  <Flex component="p" gap="sm" miw={0} fz="sm" lh="24px" className={classes.account}>
    <Text span truncate maw={240} size="sm" lh="inherit" c="dimmed" title={email}>
      {email}
    </Text>
    <Anchor component="button" type="button" variant="action" onClick={() => void logOut()}>
      <Trans>Log out</Trans>
    </Anchor>
  </Flex>
)

/** GUIDE-004 to GUIDE-006: the survey adds its own Finish button to this bar. */
function FootButtons({ guide, finish }: { guide: Guide; finish: Finish }) {
  const { currentStep } = guide
  return (
    <>
      {currentStep > 0 && (
        <Button
          size="lg"
          disabled={finish.isBusy}
          leftSection={<IconArrowLeft size={17} stroke={1.7} aria-hidden />}
          onClick={() => void changeGuide(back)}
        >
          <Trans>Back</Trans>
        </Button>
      )}
      <Note step={currentStep} />
      {currentStep < steps.length - 1 && (
        <Button
          variant="filled"
          size="lg"
          className={classes.continue}
          disabled={!isComplete(guide)}
          onClick={() => void changeGuide(next)}
        >
          <Trans>Continue</Trans>
          <IconArrowRight size={17} stroke={1.7} aria-hidden />
        </Button>
      )}
    </>
  )
}

function Note({ step }: { step: Guide['currentStep'] }) {
  const isOffline = useConnectivity() === 'offline'
  const state = useGuideState()
  return (
    <Flex
      component="p"
      align="center"
      gap="xs"
      miw={0}
      fz="sm"
      lh="sm"
      c="dimmed"
      className={classes.note}
      role="status"
    >
      {isOffline ? (
        <>
          <IconCloudOff size={16} stroke={1.7} style={{ flex: 'none' }} aria-hidden />
          <span>
            {state === 'written' ? (
              <Trans>Offline. Your entries are saved on this device.</Trans>
            ) : state === 'unwritten' ? (
              <Trans>Offline. Your entries aren't saved on this device.</Trans>
            ) : (
              <Trans>Offline</Trans>
            )}
            {step === 2 && (
              <>
                {' '}
                <Trans>You need a connection to finish.</Trans>
              </>
            )}
          </span>
        </>
      ) : step === 0 ? (
        <Trans>You can add more apps later.</Trans>
      ) : step === 1 ? (
        <Trans>You can change your countries later.</Trans>
      ) : null}
    </Flex>
  )
}

/** GUIDE-007, GUIDE-008: the current step; on a phone the titles are for screen readers only. */
function StepHeader({ current }: { current: number }) {
  const { t, i18n } = useLingui()
  return (
    <ol className={classes.steps} aria-label={t`Steps`}>
      {steps.map(({ id, title }, index) => (
        <li
          key={id}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
        >
          <span className={classes.number}>
            {index < current ? <IconCheck size={15} stroke={2} role="img" aria-label={t`Done`} /> : index + 1}
          </span>
          <span className={classes.stepTitle}>{i18n._(title)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Tab cycles within the dialog, and the global search shortcut (Ctrl or Cmd and K) is off. */
function useGuideKeys(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    dialog.current?.addEventListener('keydown', cycleFocus, { signal })
    document.addEventListener('keydown', blockSearchShortcut, { signal })
    return () => stop.abort()
  }, [dialog])
}

function cycleFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof HTMLElement)) return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)]
  const ends = [controls.at(-1), controls[0]]
  const [from, to] = event.shiftKey ? ends.toReversed() : ends
  // The dialog itself comes before its first control.
  if (event.target !== from && !(event.shiftKey && event.target === event.currentTarget)) return
  event.preventDefault()
  to?.focus()
}

function blockSearchShortcut(event: KeyboardEvent): void {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') event.stopPropagation()
}

/** What Tab comes to. */
const CONTROLS = ':is(input, button, select):not(:disabled), a[href], [tabindex="0"]'

/**
 * A step begins with its first control (GUIDE-002); on a phone with the dialog, which the keyboard of a text field would
 * cover.
 */
function useFocusOfStep(
  step: number,
  dialog: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
): void {
  const isPhone = usePhone()
  const shown = useRef<number | null>(null)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const wanted = ['[data-autofocus]:not(:disabled)', CONTROLS].map((one) =>
      body.current?.querySelector<HTMLElement>(one),
    )
    const first = isPhone ? null : wanted.find(Boolean)
    ;(first ?? dialog.current)?.focus({ preventScroll: true })
  }, [step, isPhone, dialog, body])
}
