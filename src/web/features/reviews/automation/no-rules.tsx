import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text, UnstyledButton } from '@mantine/core'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import type { ReadyMade } from './ready-made.ts'
import classes from './rule-list.module.css'

interface Props {
  mayChange: boolean
  /** What ready-made rules are made of is not there yet. */
  isLoading: boolean
  onReadyMade: (kind: ReadyMade) => void
  onNew: () => void
}

/** No rules yet: offers two ready-made ones and an empty one. All start off. */
export function NoRules({ mayChange, isLoading, onReadyMade, onNew }: Props) {
  const { t } = useLingui()
  const ready: { kind: ReadyMade; name: string; about: string }[] = [
    {
      kind: 'thanks',
      name: t`Thanks for 5 stars`,
      about: t`Positive reviews get one of your templates after 2 hours.`,
    },
    {
      kind: 'bugs',
      name: t`Bugs after an update`,
      about: t`Negative reviews about crashes get a draft that waits for your approval.`,
    },
  ]
  return (
    <Stack gap="lg" align="center" px="var(--sg-gutter)" pt={24} pb={40}>
      <EmptyState title={<Trans>No rules yet</Trans>}>
        <Trans>A rule replies to reviews for you. A dry run shows what it would say before anything is sent.</Trans>
      </EmptyState>
      {mayChange && (
        <>
          <ul className={classes.ready} aria-label={t`Suggested rules`}>
            {ready.map(({ kind, name, about }) => (
              <li key={kind}>
                <UnstyledButton disabled={isLoading} onClick={() => onReadyMade(kind)}>
                  <Text span inherit fw={580}>
                    {name}
                  </Text>{' '}
                  <Text span size="sm" c="dimmed">
                    {about}
                  </Text>
                </UnstyledButton>
              </li>
            ))}
          </ul>
          <Button variant="filled" onClick={onNew}>
            <Trans>New rule</Trans>
          </Button>
        </>
      )}
    </Stack>
  )
}
