import { useLingui } from '@lingui/react/macro'
import { Box, Pill, PillsInput } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import classes from './tokens.module.css'

interface Props {
  tokens: readonly { value: string; label: string }[]
  onRemove: (value: string) => void
  isInvalid?: boolean
  /** What adds another one. */
  children: ReactNode
}

/** Chosen values in one box, with what adds another one. */
export function Tokens({ tokens, onRemove, isInvalid = false, children }: Props) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  return (
    <PillsInput error={isInvalid}>
      <Pill.Group ref={box} gap={5} className={classes.tokens}>
        {tokens.map(({ value, label }) => (
          <Pill
            key={value}
            withRemoveButton
            removeButtonProps={{ 'aria-label': t`Remove ${label}`, 'aria-hidden': false, tabIndex: 0 }}
            onRemove={() => {
              box.current?.querySelector<HTMLElement>('input, select')?.focus()
              onRemove(value)
            }}
          >
            {label}
          </Pill>
        ))}
        {/* The box takes presses beside the tokens for itself. */}
        <Box className={classes.add} onMouseDown={(event) => event.stopPropagation()}>
          {children}
        </Box>
      </Pill.Group>
    </PillsInput>
  )
}
