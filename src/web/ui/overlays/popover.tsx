import { Popover as MantinePopover } from '@mantine/core'
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'
import { lazyWithRetry } from '../hooks/lazy-with-retry.tsx'
import { usePhone } from '../hooks/media-queries.ts'
import classes from './popover.module.css'

const Dialog = lazyWithRetry(async () => ({ default: (await import('./dialog.tsx')).Dialog }))

/** Whether a part is in a panel that closes when something outside of it is pressed. */
const InPanel = createContext(false)

/** Props for lists and calendars: in such a panel they open within it, so that a press on them is no press outside. */
export const useDropdownProps = () =>
  useContext(InPanel) ? { withinPortal: false, floatingStrategy: 'fixed' as const } : {}

interface Props {
  /** The button that opens it; give it `aria-expanded` and `aria-haspopup`. */
  trigger: ReactNode
  opened: boolean
  onClose: () => void
  /** Title of the sheet that takes the panel's place on a phone. */
  title: ReactNode
  children: ReactNode
  /** Width of the panel, px. */
  width?: number
  align?: 'left' | 'right'
  className?: string | undefined
}

/**
 * A panel below its trigger, above it where there is no room; on a phone a sheet from the bottom. Closes with Esc (focus
 * goes back to the trigger), by a press outside and when focus leaves.
 */
export function Popover({ trigger, opened, onClose, title, children, width = 300, align = 'left', className }: Props) {
  const root = useRef<HTMLSpanElement>(null)
  const phone = usePhone()
  const floating = opened && !phone
  // The user is on the way out by Tab: while the focus moves it is nowhere.
  const isLeft = useRef(false)

  useEffect(() => {
    if (!floating) return
    const trigger = root.current?.querySelector<HTMLElement>('button')
    isLeft.current = false
    // On the document, where Mantine listens within the panel: a row that moves takes the focus off the panel.
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A list or a calendar that is open in the panel closes first.
      if (event.target instanceof Element && event.target.matches('input[data-expanded]')) return
      // Taken: what else Esc does on the page is left undone.
      event.preventDefault()
      onClose()
      trigger?.focus()
    }
    // While it is open: React has closed it by the time that the key comes by on its way back.
    document.addEventListener('keydown', typed, true)
    return () => document.removeEventListener('keydown', typed, true)
  }, [floating, onClose])

  useEffect(() => {
    if (!floating) return
    const trigger = root.current?.querySelector<HTMLElement>('button')
    // Whoever was in the panel when it closed (a pick by Enter) goes on from the trigger.
    return () => {
      if (!isLeft.current && document.activeElement === document.body) trigger?.focus({ preventScroll: true })
    }
  }, [floating])

  return (
    <MantinePopover
      opened={floating}
      onChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      position={align === 'left' ? 'bottom-start' : 'bottom-end'}
      width={width}
      // The trigger says what it opens; what is in the panel says what it is.
      withRoles={false}
      closeOnEscape={false}
      // It stays beside its trigger in the order of the page, for Tab and for readers, and is not cut off by what is around it.
      withinPortal={false}
      floatingStrategy="fixed"
      classNames={{ dropdown: classes.panel }}
    >
      <MantinePopover.Target>
        {/* Focus only passes through here; what can be operated is inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <span
          ref={root}
          className={[classes.root, className].filter(Boolean).join(' ')}
          onBlur={(event) => {
            const [root, next] = [event.currentTarget, event.relatedTarget]
            if (!floating || !(next instanceof Node)) return
            // What stands around it takes the focus when something in it is pressed that takes none itself.
            if (root.contains(next) || next.contains(root)) return
            isLeft.current = true
            onClose()
          }}
        >
          {trigger}
          <InPanel value>
            <MantinePopover.Dropdown>{children}</MantinePopover.Dropdown>
          </InPanel>
          {phone && opened && (
            <Dialog opened onClose={onClose} title={title} flush>
              {children}
            </Dialog>
          )}
        </span>
      </MantinePopover.Target>
    </MantinePopover>
  )
}
