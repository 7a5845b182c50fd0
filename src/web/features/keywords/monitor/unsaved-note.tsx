import { Trans } from '@lingui/react/macro'
import { Box, Button, Group } from '@mantine/core'

interface Props {
  onDiscard: () => void
  /** Undefined: it can't be saved as it is. */
  onSave: (() => void) | undefined
}

/** Asks what to do with an unsaved note before its dialog closes. */
export function UnsavedNote({ onDiscard, onSave }: Props) {
  return (
    <Group
      gap="xs"
      w="100%"
      mt="sm"
      px="sm"
      py={10}
      bd="1px solid var(--sg-warn-ring)"
      fz="sm"
      lh="sm"
      style={{ borderRadius: 'var(--sg-radius)' }}
      role="alert"
    >
      <Box component="span" flex={1} miw={140}>
        <Trans>The note isn't saved yet.</Trans>
      </Box>
      <Button size="sm" onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
      {onSave && (
        <Button size="sm" onClick={onSave}>
          <Trans>Save and close</Trans>
        </Button>
      )}
    </Group>
  )
}
