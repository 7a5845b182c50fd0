import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import type { ReadyMade } from './ready-made.ts'
import classes from './no-rules.module.css'

interface Props {
  mayChange: boolean
  onReadyMade: (kind: ReadyMade) => void
  onNew: () => void
}

/** No rules yet: two to begin with, or an own one. All begin off. */
export function NoRules({ mayChange, onReadyMade, onNew }: Props) {
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
      about: t`Negative reviews about crashes get a draft that waits for you.`,
    },
  ]
  return (
    <div className={classes.none}>
      <EmptyState title={<Trans>No rules yet</Trans>}>
        <Trans>A rule answers reviews for you. A dry run shows what it would say before anything is sent.</Trans>
      </EmptyState>
      {mayChange && (
        <>
          <ul className={classes.ready} aria-label={t`Rules to begin with`}>
            {ready.map(({ kind, name, about }) => (
              <li key={kind}>
                <UnstyledButton onClick={() => onReadyMade(kind)}>
                  <span className={classes.name}>{name}</span> <span className={classes.about}>{about}</span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
          <Button variant="filled" onClick={onNew}>
            <Trans>New rule</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
