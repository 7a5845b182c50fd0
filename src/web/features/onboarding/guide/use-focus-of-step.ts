import { useEffect, useRef, type RefObject } from 'react'
import { usePhone } from '#web/ui/hooks/use-phone.ts'

/** What Tab comes to. */
export const CONTROLS = ':is(input, button, select):not(:disabled), a[href], [tabindex="0"]'

/**
 * A step begins with its first control (GUIDE-002); on a phone with the dialog, which the keyboard of a text field would
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
    shown.current = step
    const wanted = ['[data-autofocus]:not(:disabled)', CONTROLS].map((one) =>
      body.current?.querySelector<HTMLElement>(one),
    )
    const first = isPhone ? null : wanted.find(Boolean)
    ;(first ?? dialog.current)?.focus({ preventScroll: true })
  }, [step, isPhone, dialog, body])
}
