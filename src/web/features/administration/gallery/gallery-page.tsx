import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Card } from '#web/ui/display/card.tsx'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { ScoreRing } from '#web/ui/charts/score-ring.tsx'
import { Button, Group, Stack } from '@mantine/core'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Controls } from './controls.tsx'
import classes from './gallery.module.css'

/** MENU-060: the parts that pages are made of, each in its states, to be looked at together. */
export function GalleryPage() {
  return (
    <Stack maw="var(--sg-page-width)" px="var(--sg-gutter)" pt={24}>
      <Card title={<Trans>Controls</Trans>} padded>
        <Controls />
      </Card>
      <Card title={<Trans>Messages</Trans>} padded>
        <GalleryMessages />
      </Card>
      <Card title={<Trans>Figures</Trans>} padded>
        <Numbers />
      </Card>
      <Card title={<Trans>States of a section</Trans>} padded>
        <States />
      </Card>
    </Stack>
  )
}

/** Characters of 30: hardly any, half, most, all, too many. */
const counts = [3, 15, 27, 30, 34]
/** A score of each colour, and one that is not known. */
const scores = [null, 0, 24, 62, 93, 100]

/** What shows a number: how full, how good, up or down. */
function Numbers() {
  return (
    <Stack>
      <Group gap="sm" className={classes.row}>
        {counts.map((count) => (
          <CharPill key={count} count={count} limit={30} />
        ))}
      </Group>
      <Group gap="sm" className={classes.row}>
        {scores.map((score) => (
          <ScoreRing key={score} percent={score} size={76} />
        ))}
      </Group>
      <Group gap="sm" className={classes.row}>
        <Delta direction={1}>6.4%</Delta>
        <Delta direction={-1}>6.4%</Delta>
        <Delta direction={0}>0%</Delta>
        <Delta direction={1} neutral>
          37
        </Delta>
      </Group>
    </Stack>
  )
}

const texts = {
  failed: <Trans>Couldn't load this</Trans>,
  unsaved: <Trans>This loads when you're back online</Trans>,
}

/** What a section shows in place of its content. */
function States() {
  return (
    <Stack gap="lg">
      <SectionState state="loading" {...texts} />
      <SectionState state="failed" {...texts} onRetry={() => {}} />
      <SectionState state="unsaved" {...texts} />
      <ViewOnly />
      <EmptyState
        title={<Trans>Nothing here yet</Trans>}
        action={
          <Button variant="filled">
            <Trans>Button</Trans>
          </Button>
        }
      >
        <Trans>What would be here.</Trans>
      </EmptyState>
    </Stack>
  )
}

const SampleDialog = lazyWithRetry(() => import('./sample-dialog.tsx'))
const kinds = ['info', 'success', 'warning', 'error'] as const

/** A snackbar, toasts of every kind, and a dialog. */
function GalleryMessages() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const actions = [{ label: t`Undo`, onClick: () => {} }]
  return (
    <Group gap="sm" className={classes.row}>
      <Button onClick={() => notify({ title: t`A snackbar`, actions })}>
        <Trans>Snackbar</Trans>
      </Button>
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => notify({ kind, title: kind, description: t`What happened.`, actions })}>
          {kind}
        </Button>
      ))}
      <Button onClick={() => setOpen(true)}>
        <Trans>Dialog</Trans>
      </Button>
      {isOpen && <SampleDialog onClose={() => setOpen(false)} />}
    </Group>
  )
}
