import { ActionIcon, Tooltip } from '@mantine/core'
import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'color' | 'style'> {
  /** Accessible name; also the tooltip, unless `title` is. */
  label: string
  title?: string | undefined
  /** Edge in px; touch targets grow to 44 by themselves. */
  size?: 24 | 28 | 32 | 36 | 40
  bordered?: boolean
  /** `false` in rows of long lists, which would each mount one: there the browser shows the name. */
  tooltip?: boolean
}

/** Mantine's icon button with the one text that it needs: accessible name and tooltip, where it opens nothing. */
export function IconButton(props: Props) {
  const { label, title = label, size = 32, bordered = false, tooltip = true, disabled = false, ...rest } = props
  const button = (
    <ActionIcon
      type="button"
      size={size}
      variant={bordered ? 'default' : 'subtle'}
      {...rest}
      disabled={disabled}
      aria-label={label}
      // A disabled button has no events that Mantine could hear.
      {...((!tooltip || disabled) && { title })}
    />
  )
  if (!tooltip) return button
  return (
    // What a button opened stands where its name would.
    <Tooltip label={title} disabled={rest['aria-expanded'] === true}>
      {button}
    </Tooltip>
  )
}
