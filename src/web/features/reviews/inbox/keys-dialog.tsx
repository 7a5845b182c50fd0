import { Trans } from '@lingui/react/macro'
import { Button, Flex, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** The inbox's keyboard shortcuts. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Keyboard shortcuts</Trans>}
      footer={
        <Button variant="filled" data-autofocus onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Flex component="dl" direction="column" gap={2}>
        <Key keys={['J']} what={<Trans>Next review</Trans>} />
        <Key keys={['K']} what={<Trans>Previous review</Trans>} />
        <Key keys={['Enter']} what={<Trans>Go to the open review</Trans>} />
        <Key keys={['R']} what={<Trans>Write a reply</Trans>} />
        <Key keys={['T']} what={<Trans>Choose a template</Trans>} />
        <Key keys={['Ctrl', 'Enter']} what={<Trans>Send the reply you're writing</Trans>} />
        <Key keys={['E']} what={<Trans>Mark as done, or as open</Trans>} />
        <Key keys={['/']} what={<Trans>Search reviews</Trans>} />
        <Key keys={['Esc']} what={<Trans>Clear selection</Trans>} />
        <Key keys={['F6']} what={<Trans>Next part of the page</Trans>} />
        <Key keys={['?']} what={<Trans>Show these keys</Trans>} />
      </Flex>
    </Dialog>
  )
}

const Key = ({ keys, what }: { keys: readonly string[]; what: ReactNode }) => (
  <Group gap="sm" wrap="nowrap" mih={34} style={{ borderBottom: '1px solid var(--sg-line)' }}>
    <Flex component="dt" gap={4} flex="none" w={120}>
      {keys.map((key) => (
        <Text
          key={key}
          component="kbd"
          size="xs"
          lh="sm"
          ff="inherit"
          ta="center"
          miw={14}
          px={7}
          py={1}
          bg="var(--sg-inset)"
          bd="1px solid var(--sg-line-strong)"
          bdrs={4}
        >
          {key}
        </Text>
      ))}
    </Flex>
    <dd>{what}</dd>
  </Group>
)
