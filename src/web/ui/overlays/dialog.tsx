import { useLingui } from '@lingui/react/macro'
import { Drawer, Group, Modal, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './dialog.module.css'
import { IconButton } from '../controls/icon-button.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { usePageLock } from './use-page-lock.ts'
import { usePhone } from '../hooks/media-queries.ts'

interface Props {
  opened: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  /** Buttons, at the right; on a phone across the whole width. */
  footer?: ReactNode
  /** px, on wide windows. */
  width?: number
  /** `side`: a drawer at the right edge instead of a window in the middle. */
  placement?: 'middle' | 'side'
  /** No space around the content: lists draw their own. */
  flush?: boolean
  /** On a phone the whole window instead of a sheet. */
  whole?: boolean
  /** A picture before the title. */
  lead?: ReactNode
  /** After the title, and no part of the dialog's name: a button. */
  beside?: ReactNode
  /** In the middle of the head: which step this is. */
  middle?: ReactNode
  /** A question that has to be answered. */
  role?: 'alertdialog'
  onClosed?: () => void
}

/**
 * A dialog: a window or a drawer, on a phone a sheet from the bottom. Traps focus, closes with Esc, gives focus back.
 * Load it lazily (`lazy(() => import(…))`): it is not part of the first route.
 */
export function Dialog(props: Props) {
  const {
    opened,
    onClose,
    title,
    description,
    children,
    footer,
    width = 480,
    placement = 'middle',
    flush,
    whole,
    onClosed,
    lead,
    beside,
    middle,
    role,
  } = props
  const { t } = useLingui()
  const phone = usePhone()
  useFocusBack()
  usePageLock(opened)
  const Root = phone || placement === 'side' ? Drawer.Root : Modal.Root
  const Parts = phone || placement === 'side' ? Drawer : Modal
  const shape = phone ? 'sheet' : placement
  return (
    <Root
      opened={opened}
      onClose={onClose}
      classNames={classes}
      size={phone ? '100%' : width}
      {...(shape === 'middle' ? { centered: true } : { position: phone ? 'bottom' : 'right' })}
      {...(onClosed ? { onExitTransitionEnd: onClosed } : {})}
    >
      <Parts.Overlay />
      <Parts.Content
        data-shape={shape}
        data-whole={whole || undefined}
        // Mantine accepts no other role.
        {...(role && { ref: (element: HTMLElement | null) => element?.setAttribute('role', role) })}
      >
        {phone && !whole && <span className={classes.grip} aria-hidden />}
        {/* Outside of the page's sections a header would be another banner. */}
        <Parts.Header role="none" data-centred={middle ? true : undefined}>
          {lead}
          <div data-names={lead !== undefined || undefined}>
            {beside ? (
              <div className={classes.titleLine}>
                <Parts.Title>{title}</Parts.Title>
                {beside}
              </div>
            ) : (
              <Parts.Title>{title}</Parts.Title>
            )}
            {description && (
              <Text size="sm" lh="sm" c="dimmed">
                {description}
              </Text>
            )}
          </div>
          {middle}
          <IconButton tooltip={false} label={t`Close`} className={classes.close} onClick={onClose}>
            <IconX size={19} stroke={1.7} />
          </IconButton>
        </Parts.Header>
        <Parts.Body data-flush={flush || undefined}>{children}</Parts.Body>
        {footer && (
          <Group className={classes.footer} justify="flex-end" gap="xs" flex="none" px="lg" py={14}>
            {footer}
          </Group>
        )}
      </Parts.Content>
    </Root>
  )
}
