import { useEffect, useRef, type RefObject } from 'react'
import { usePhone } from '#web/ui/use-phone.ts'

const CONTROLS = 'input:enabled, button:enabled, select:enabled, a[href], [tabindex="0"]'

/**
 * Another step begins with its first control; on a phone with the dialog, which the keyboard of a text field would
 * cover.
 */
export function useFocusOfStep(
  step: number,
  dialog: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
): void {
  const isPhone = usePhone()
  const shown = useRef<number | null>(null)
  useEffect(() => {
    if (shown.current === step) return
    const isFirst = shown.current === null
    shown.current = step
    // The focus trap goes on to the first control, where it can be operated.
    if (isFirst) return dialog.current?.focus()
    const first =
      body.current?.querySelector<HTMLElement>('[data-autofocus]:enabled') ??
      body.current?.querySelector<HTMLElement>(CONTROLS)
    ;(isPhone ? dialog.current : (first ?? dialog.current))?.focus({ preventScroll: true })
  }, [step, isPhone, dialog, body])
}
