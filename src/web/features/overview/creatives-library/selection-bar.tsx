import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Affix, Button, Group, Paper, Text } from '@mantine/core'
import { IconColumns2, IconX } from '@tabler/icons-react'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { SELECTED_MAX, type SelectedPicture } from './media.ts'

interface Props {
  /** At least one. */
  selected: readonly SelectedPicture[]
  onCompare: () => void
  onClear: () => void
}

/** What can be done with the selected pictures, at the foot of the window. */
export function SelectionBar({ selected, onCompare, onClear }: Props) {
  const { t } = useLingui()
  const isFull = selected.length === SELECTED_MAX
  return (
    <Affix
      position={{ bottom: 'calc(var(--sg-bottom-height) + 16px)', left: 0, right: 0 }}
      style={{ pointerEvents: 'none' }}
    >
      <Group justify="center">
        <Paper
          shadow="md"
          px="md"
          py="xs"
          role="toolbar"
          aria-label={t`Selected screenshots`}
          style={{ pointerEvents: 'auto' }}
        >
          <Group gap="sm" wrap="nowrap">
            <Text span size="sm" role="status">
              {isFull ? (
                <Plural value={selected.length} one="# selected" other="# selected" />
              ) : (
                <Trans>Select one more to compare</Trans>
              )}
            </Text>
            <Button
              size="sm"
              variant="filled"
              disabled={!isFull}
              leftSection={<IconColumns2 size={17} stroke={1.7} aria-hidden />}
              aria-haspopup="dialog"
              onClick={onCompare}
            >
              <Trans>Compare</Trans>
            </Button>
            <IconButton label={t`Clear selection`} onClick={onClear}>
              <IconX size={18} stroke={1.7} aria-hidden />
            </IconButton>
          </Group>
        </Paper>
      </Group>
    </Affix>
  )
}
