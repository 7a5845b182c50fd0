import { IconX } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import classes from './disclosure.module.css'

interface Props {
  /** Name of the panel, and of the button where `button` is only an icon. */
  title: string
  button: ReactNode
  buttonClassName?: string | undefined
  buttonLabel?: string
  children: ReactNode
  /** Called ahead of a press: a pointer or the focus is on the button. */
  onNear?: (() => void) | undefined
  /** Widest the panel gets, px. */
  width?: number
}

const GAP = 6
const EDGE = 8
const phone = '(max-width: 767.9px)'

/**
 * A button anywhere on the page that opens a panel beside it, wherever there is room; on a phone a sheet at the bottom.
 * The browser's own top layer does the rest: Escape and a press outside close it, and the focus returns to the button.
 */
export function Disclosure({ title, button, buttonClassName, buttonLabel, children, onNear, width = 320 }: Props) {
  const { t } = useLingui()
  const headingId = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const [opened, setOpened] = useState(false)

  const open = () => {
    const dialog = panel.current
    if (!dialog || !anchor.current || opened) return
    // The content has to be there before the panel is measured.
    flushSync(() => setOpened(true))
    if (matchMedia(phone).matches || !('showPopover' in dialog)) return dialog.showModal()
    dialog.showPopover()
    placeBelow(dialog, anchor.current)
  }
  const close = () => {
    const dialog = panel.current
    if (dialog?.open) dialog.close()
    else dialog?.hidePopover()
    setOpened(false)
    anchor.current?.focus()
  }

  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={buttonClassName}
        aria-label={buttonLabel}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={open}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        {button}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on what is behind; the key for it is Escape, which the browser handles */}
      <dialog
        ref={panel}
        popover="auto"
        className={classes.panel}
        style={{ maxWidth: width }}
        aria-labelledby={headingId}
        onToggle={(event) => setOpened(event.newState === 'open')}
        onClose={() => setOpened(false)}
        onClick={(event) => {
          if (event.target === panel.current && panel.current.open) close()
        }}
      >
        {/* A page has many of them, closed: nothing is drawn until one opens. */}
        {opened && (
          <>
            <div className={classes.grip} aria-hidden />
            <div className={classes.head}>
              <h2 className={classes.title} id={headingId}>
                {title}
              </h2>
              <button type="button" className={classes.close} aria-label={t`Close`} onClick={close}>
                <IconX size={17} stroke={1.7} aria-hidden />
              </button>
            </div>
            <div className={classes.content} tabIndex={0}>
              {children}
            </div>
          </>
        )}
      </dialog>
    </>
  )
}

/** Below the anchor where there is room, else above; moved sideways as far as the window asks for. */
function placeBelow(panel: HTMLElement, anchor: HTMLElement) {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = panel
  const left = Math.max(EDGE, Math.min(at.left, document.documentElement.clientWidth - offsetWidth - EDGE))
  const below = at.bottom + GAP
  const above = at.top - GAP - offsetHeight
  const top = below + offsetHeight > innerHeight && above > 0 ? above : below
  panel.style.left = `${left + scrollX}px`
  panel.style.top = `${top + scrollY}px`
}
