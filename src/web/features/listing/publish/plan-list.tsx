import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Checkbox, Group, Stack, Text } from '@mantine/core'
import type { ListingPlan, PlannedChange } from '#contract/listing-publications.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import { WordDiff } from '#web/ui/display/word-diff.tsx'
import { fieldNames } from '../field-names.ts'
import { changeProblemTexts, targetNames } from './publication-texts.ts'

interface Props {
  changes: ListingPlan['changes']
  /** Ids of those that are left out. */
  left: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** What changes, by language; each text can be left out, and one that the store would not take is. */
export function PlanList({ changes, left, onToggle }: Props) {
  const languages = Map.groupBy(changes, ({ locale }) => locale)
  return (
    <Stack gap="lg">
      {[...languages].map(([locale, ofLanguage]) => (
        <Stack key={locale} gap="sm">
          <Text component="h3" fw={540}>
            {localeName(locale)}
          </Text>
          {ofLanguage.map((change) => (
            <Line key={change.id} change={change} isLeft={left.has(change.id)} onToggle={onToggle} />
          ))}
        </Stack>
      ))}
    </Stack>
  )
}

interface LineProps {
  change: PlannedChange
  isLeft: boolean
  onToggle: (id: string) => void
}

function Line({ change, isLeft, onToggle }: LineProps) {
  const { i18n } = useLingui()
  const { id, field, locale, target, problem, from, to } = change
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Checkbox
          label={i18n._(fieldNames[field])}
          checked={problem === null && !isLeft}
          disabled={problem !== null}
          onChange={() => onToggle(id)}
        />
        {problem === null ? (
          <Badge variant="outline">{i18n._(targetNames[target])}</Badge>
        ) : (
          <Badge color="bad">{i18n._(changeProblemTexts[problem])}</Badge>
        )}
      </Group>
      {to === '' ? (
        <Text size="sm" c="dimmed">
          <Trans>The text is removed.</Trans>
        </Text>
      ) : (
        <WordDiff before={from} after={to} lang={locale} />
      )}
    </Stack>
  )
}
