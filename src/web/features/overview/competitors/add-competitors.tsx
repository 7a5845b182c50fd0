import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode, useId } from 'react'
import type { Project } from '#contract/projects.ts'
import { useCompetitorChanges } from '#web/apps/competitors/use-competitor-changes.ts'
import { useCompetitors } from '#web/apps/competitors/use-competitors.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { mayChange } from '#web/session/may.ts'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import classes from './add-competitors.module.css'

export const AddCompetitorDialog = lazyWithRetry(async () => ({
  default: (await import('./add-competitor-dialog.tsx')).AddCompetitorDialog,
}))

interface AddCompetitors {
  open: () => void
  /** Stands beside what it changes: the first one added replaces the button that opened it. */
  dialog: ReactNode
}

/** Adds competitors where one looks at them. */
export function useAddCompetitors(project: Project, locale: string): AddCompetitors {
  const [state, setState] = useState<'absent' | 'open' | 'closing'>('absent')
  const dialog = state !== 'absent' && (
    <AddCompetitors
      opened={state === 'open'}
      onClose={() => setState('closing')}
      onClosed={() => {
        setState('absent')
        if (document.activeElement === document.body) document.getElementById('main')?.focus()
      }}
      project={project}
      locale={locale}
    />
  )
  return { open: () => setState('open'), dialog }
}

interface Props {
  opened: boolean
  onClose: () => void
  onClosed: () => void
  project: Project
  locale: string
}

/** The one added last is the one that is shown. */
function AddCompetitors({ project, locale, ...rest }: Props) {
  const select = useSelect()
  const { competitors = [] } = useCompetitors(project, locale)
  const changes = useCompetitorChanges(project, locale)
  return (
    <AddCompetitorDialog
      {...rest}
      project={project}
      locale={locale}
      competitors={competitors}
      onAdd={async (candidate) => {
        const isKept = await changes.add(candidate)
        if (isKept) select({ competitorTrackId: candidate.trackId })
        return isKept
      }}
    />
  )
}

/** OV-048: a competitor view without competitors; who may only view the app adds none. */
export function NoCompetitors({ project, onAdd }: { project: Project; onAdd: () => void }) {
  const isEditor = mayChange(project)
  return (
    <Stack className={classes.empty} align="center" justify="center" gap="xs" px="var(--sg-gutter)" py={40} ta="center">
      <Magnifier />
      <Title order={2} lts="-0.012em" mt={32}>
        <Trans>No competitors yet</Trans>
      </Title>
      {isEditor ? (
        <>
          <Text c="dimmed" maw={290} mb="sm" textWrap="balance">
            <Trans>Add the apps you compete with to see their store listings just like your own.</Trans>
          </Text>
          <Button
            variant="filled"
            className={classes.add}
            leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
            aria-haspopup="dialog"
            onClick={onAdd}
          >
            <Trans>Add Competitors</Trans>
          </Button>
        </>
      ) : (
        <ViewOnly />
      )}
    </Stack>
  )
}

/** Three places for apps, and the storm glass's crystals grown under a magnifier. */
function Magnifier() {
  const lens = useId()
  return (
    <svg width="218" height="96" viewBox="0 0 218 96" aria-hidden>
      <rect className={classes.slot} data-free x="1" y="22" width="60" height="60" rx="14" />
      <rect className={classes.slot} x="69" y="8" width="80" height="80" rx="18" />
      <rect className={classes.slot} data-free x="157" y="22" width="60" height="60" rx="14" />
      <path className={classes.far} d="M81 76 99 36l18 40z" />
      <clipPath id={lens}>
        <circle cx="132" cy="44" r="43" />
      </clipPath>
      <circle className={classes.lens} cx="132" cy="44" r="43" />
      <g clipPath={`url(#${lens})`}>
        <rect className={classes.water} x="159" y="18" width="40" height="62" rx="10" />
        <path className={classes.sand} d="M78 76 99 36l21 40z" />
        <path className={classes.near} d="M97 80 127 14l27 66z" />
      </g>
      <circle className={classes.rim} cx="132" cy="44" r="43" />
      <path className={classes.rim} data-handle d="m163 76 17 16" />
    </svg>
  )
}
