import { IconInfoCircle, IconX } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { Box, Group, Popover, Title, UnstyledButton } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useId, useState, type ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { lazyWithRetry } from '../hooks/lazy-with-retry.tsx'
import { usePhone } from '../hooks/media-queries.ts'
import classes from './disclosure.module.css'

const Dialog = lazyWithRetry(async () => ({ default: (await import('./dialog.tsx')).Dialog }))

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

/**
 * A button anywhere on the page that opens a panel beside it, wherever there is room; on a phone a sheet at the bottom.
 * Escape and a press outside close it, and the focus returns to the button.
 */
export function Disclosure({ title, button, buttonClassName, buttonLabel, children, onNear, width = 320 }: Props) {
  const { t } = useLingui()
  const headingId = useId()
  const phone = usePhone()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  useWindowEvent('beforeprint', close)
  return (
    <>
      <Popover opened={opened && !phone} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton
            className={buttonClassName}
            aria-label={buttonLabel}
            onClick={() => setOpened(!opened)}
            onPointerEnter={onNear}
            onFocus={onNear}
          >
            {button}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown
          className={classes.panel}
          style={{ maxWidth: width }}
          aria-labelledby={headingId}
          data-mantine-stop-propagation
        >
          <Group gap="sm" wrap="nowrap" flex="none" pt={10} pr={10} pb={6} pl={16}>
            <Title order={2} size="h4" flex={1} id={headingId}>
              {title}
            </Title>
            <IconButton label={t`Close`} tooltip={false} size={28} onClick={close}>
              <IconX size={17} stroke={1.7} aria-hidden />
            </IconButton>
          </Group>
          <Box className={classes.content} c="dimmed" fz="sm" lh="sm" tabIndex={0}>
            {children}
          </Box>
        </Popover.Dropdown>
      </Popover>
      {phone && opened && (
        <Dialog opened onClose={close} title={title}>
          <Box c="dimmed" fz="lg" lh="lg" tabIndex={0}>
            {children}
          </Box>
        </Dialog>
      )}
    </>
  )
}

interface InfoDisclosureProps {
  /** Name of the button. */
  label: string
  /** Name of the panel. */
  title: string
  /** Widest the panel gets, px. */
  width: number
  /** Called ahead of a press. */
  onNear?: () => void
  children: ReactNode
}

/** A small "i" beside a number that opens what there is to know about it. */
export function InfoDisclosure({ label, title, width, onNear, children }: InfoDisclosureProps) {
  return (
    <Disclosure
      title={title}
      button={<IconInfoCircle size={15} stroke={1.7} aria-hidden />}
      buttonLabel={label}
      buttonClassName={classes.button}
      width={width}
      onNear={onNear}
    >
      {children}
    </Disclosure>
  )
}
