import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { AD_VARIANTS } from '#contract/protocol/limits.ts'
import type { AdCopy, AdVariant } from '#contract/ad-copy.ts'
import type { Project } from '#contract/projects.ts'
import { mayChange } from '#web/session/may.ts'
import { copyText } from '#web/ui/files/copy-text.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { keepCopy, removeCopy, type Run } from './use-copy.ts'
import { linesOf, VariantCard } from './variant-card.tsx'

interface Props {
  project: Project
  run: Run
  kept: readonly AdCopy[]
  onChange: (id: string, texts: AdVariant) => void
}

/** What was written: one variant a card, and who wrote them. */
export function CopyResults({ project, run, kept, onChange }: Props) {
  const { t } = useLingui()
  const { variants, newest, by, leftOut } = run
  const nothingElse = newest === 0 && (
    <Note kind="info">
      <Trans>
        Your listing has no other phrases in this language that fit. Describe what makes your app special, choose
        another language, or write them yourself.
      </Trans>
    </Note>
  )
  if (variants.length === 0) return nothingElse
  return (
    <Stack gap="sm" component="section" aria-label={t`Variants`}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          <Plural value={variants.length} one="# variant" other="# variants" />
        </Title>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconCopy size={16} stroke={1.7} aria-hidden />}
          onClick={() => void copyText(variants.map(linesOf).join('\n\n'))}
        >
          <Trans>Copy all</Trans>
        </Button>
      </Group>
      {nothingElse}
      <Note kind="info">
        {by === 'model' ? (
          <Trans>Written by AI. Check claims and brand names before you publish.</Trans>
        ) : (
          <Trans>Made of your listing's own phrases by rules, without a language model.</Trans>
        )}{' '}
        {leftOut > 0 && (
          <Plural
            value={leftOut}
            one="# more was left out: it was too long, or claimed what your listing doesn't say."
            other="# more were left out: they were too long, or claimed what your listing doesn't say."
          />
        )}
      </Note>
      {variants.map((copy, index) => {
        const now = kept.find(({ id }) => id === copy.id)
        const change = (texts: AdVariant) => {
          onChange(copy.id, texts)
          if (now) keepCopy(project, { ...now, ...texts })
        }
        return (
          <VariantCard
            key={copy.id}
            name={t`Variant ${index + 1}`}
            projectId={project.projectId}
            copy={now ?? copy}
            isKept={now !== undefined}
            isReadOnly={!mayChange(project)}
            onChange={change}
            onKeep={() => keepCopy(project, copy)}
            onRemove={() => removeCopy(project, copy)}
          />
        )
      })}
    </Stack>
  )
}

/** Copy that the organisation keeps, but for what a run shows already. */
export function KeptCopies({ project, copies }: { project: Project; copies: readonly AdCopy[] }) {
  const { t } = useLingui()
  if (copies.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-label={t`Kept variants`}>
      <Title order={2} size="h4">
        <Trans>Kept</Trans>
      </Title>
      {copies.map((copy, index) => (
        <VariantCard
          key={copy.id}
          name={t`Kept variant ${index + 1}`}
          projectId={project.projectId}
          copy={copy}
          isKept
          isReadOnly={!mayChange(project)}
          onChange={(texts) => keepCopy(project, { ...copy, ...texts })}
          onKeep={() => keepCopy(project, copy)}
          onRemove={() => removeCopy(project, copy)}
        />
      ))}
    </Stack>
  )
}

export const CopySkeleton = () => (
  <Stack gap="sm" aria-busy="true">
    {Array.from({ length: AD_VARIANTS }, (_, index) => (
      <Paper key={index} p="var(--sg-card-padding)">
        <Skeleton width="40%" height={16} mb={10} />
        <Skeleton width="85%" height={14} />
      </Paper>
    ))}
  </Stack>
)

/** Before anything was written: what a variant looks like, which is nobody's. */
export const CopyExample = () => (
  <Paper p="var(--sg-card-padding)">
    <Text size="sm" c="dimmed" mb={6}>
      <Trans>Example of an app for sleep</Trans>
    </Text>
    <Text fw={620}>
      <Trans>Quiet nights start here</Trans>
    </Text>
    <Text>
      <Trans>Slow stories and soft rain, read by voices you get used to.</Trans>
    </Text>
  </Paper>
)
