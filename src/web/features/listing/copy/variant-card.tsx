import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Button, Divider, Group, Paper, Stack, Text, Textarea } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled, IconCopy, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { fitsPlacement, adPlacements } from '#aso/ad-copy/placements.ts'
import { countCharacters } from '#aso/characters.ts'
import { cleanText } from '#aso/listing/fields.ts'
import type { AdCopy, AdVariant } from '#contract/ad-copy.ts'
import { AD_TEXT_MAX } from '#contract/protocol/limits.ts'
import { adCopyEntity } from '#web/commands/entities.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { copyText } from '#web/ui/files/copy-text.ts'

interface Props {
  /** "Variant 1" */
  name: string
  projectId: string
  copy: AdCopy
  isKept: boolean
  /** The user may view the app, but not change it. */
  isReadOnly: boolean
  onChange: (texts: AdVariant) => void
  onKeep: () => void
  onRemove: () => void
}

/** Copy as it goes to the clipboard: a line each. */
export const linesOf = ({ headline, text }: AdVariant): string => [headline, text].filter(Boolean).join('\n')

/** One variant: how much of its room each line uses, to copy, to edit in place, to keep. */
export function VariantCard({ name, projectId, copy, isKept, isReadOnly, onChange, onKeep, onRemove }: Props) {
  const { t } = useLingui()
  const [edited, setEdited] = useState<AdVariant | null>(null)
  const isWaiting = useIsPending(adCopyEntity(projectId, copy.id))
  const { headline, text } = edited ?? copy
  const limits = adPlacements[copy.placement]
  const fits = fitsPlacement({ headline, text }, copy.placement)
  const done = () => {
    if (edited && fits) onChange({ headline: headline?.trim() ?? null, text: text.trim() })
    setEdited(null)
  }
  return (
    <Paper component="article" aria-label={name}>
      <Stack gap="xs" px="var(--sg-card-padding)" py="sm">
        {headline !== null && limits.headline !== null && (
          <Line
            label={t`Headline`}
            text={headline}
            limit={limits.headline}
            language={copy.language}
            isTitle
            onType={edited && ((typed) => setEdited({ headline: typed, text }))}
          />
        )}
        <Line
          label={t`Text`}
          text={text}
          limit={limits.text}
          language={copy.language}
          onType={edited && ((typed) => setEdited({ headline, text: typed }))}
        />
      </Stack>
      <Divider />
      <Group gap={4} px="sm" py={6}>
        {edited ? (
          <>
            <Button size="compact-sm" variant="subtle" disabled={!fits} onClick={done}>
              <Trans>Done</Trans>
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setEdited(null)}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<IconCopy size={16} stroke={1.7} aria-hidden />}
              aria-label={t`Copy ${name}`}
              onClick={() => void copyText(linesOf(copy))}
            >
              <Trans>Copy</Trans>
            </Button>
            {!isReadOnly && (
              <>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="gray"
                  leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
                  aria-label={t`Edit ${name}`}
                  onClick={() => setEdited({ headline: copy.headline, text: copy.text })}
                >
                  <Trans>Edit</Trans>
                </Button>
                <KeepButton name={name} isKept={isKept} onKeep={onKeep} onRemove={onRemove} />
              </>
            )}
          </>
        )}
        {isWaiting && (
          <Badge variant="light" color="gray" ml="auto">
            <Trans>Waiting to send</Trans>
          </Badge>
        )}
      </Group>
    </Paper>
  )
}

function KeepButton({ name, isKept, onKeep, onRemove }: Pick<Props, 'name' | 'isKept' | 'onKeep' | 'onRemove'>) {
  const { t } = useLingui()
  const Icon = isKept ? IconBookmarkFilled : IconBookmark
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      {...(!isKept && { color: 'gray' })}
      leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
      aria-label={t`Keep ${name}`}
      aria-pressed={isKept}
      onClick={isKept ? onRemove : onKeep}
    >
      {isKept ? <Trans>Kept</Trans> : <Trans>Keep</Trans>}
    </Button>
  )
}

interface LineProps {
  label: string
  text: string
  limit: number
  language: string
  isTitle?: boolean
  /** null: it is only read. */
  onType: ((text: string) => void) | null
}

function Line({ label, text, limit, language, isTitle = false, onType }: LineProps) {
  const count = countCharacters(text)
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Box flex={1} miw={0}>
        {onType ? (
          <Textarea
            label={label}
            value={text}
            lang={language}
            minRows={1}
            maxLength={AD_TEXT_MAX}
            error={count > limit || text.trim() === ''}
            onChange={({ target }) => onType(cleanText(target.value, true))}
          />
        ) : (
          <Text lang={language} fw={isTitle ? 620 : undefined} style={{ overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        )}
      </Box>
      <CharPill count={count} limit={limit} />
    </Group>
  )
}
