import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Group } from '@mantine/core'
import { saysTheSame } from '#web/offline/create-store.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import type { Draft } from '#web/data/keyword-drafts/draft.ts'
import type { DraftInUse } from './use-draft.ts'

const names: Record<ComparedField, MessageDescriptor> = {
  empty: msg`an empty field`,
  published: msg`the published field`,
  second: msg`the second draft`,
}

interface Props {
  draft: DraftInUse
  compared: ComparedField
  onCompare: (compared: ComparedField) => void
}

/** Chooses what the draft is compared with; a second draft can be saved for that, and swapped. */
export function CompareWith({ draft, compared, onCompare }: Props) {
  const { t, i18n } = useLingui()
  const { entries, second } = draft
  const isSecond = second !== null && saysTheSame(entries, second)
  return (
    <Group gap="4px 10px" c="dimmed">
      <span aria-hidden>
        <Trans>Compared with</Trans>
      </span>
      <FilterSelect
        label={t`Compared with`}
        size="medium"
        value={compared}
        options={comparable(draft).map((value) => ({ value, label: i18n._(names[value]) }))}
        onChange={onCompare}
      />
      {entries.length > 0 && !isSecond && (
        <Anchor
          component="button"
          type="button"
          variant="action"
          onClick={() => {
            draft.keep()
            onCompare('second')
          }}
        >
          <Trans>Keep as second draft</Trans>
        </Anchor>
      )}
      {second !== null && !isSecond && (
        <Anchor component="button" type="button" variant="action" onClick={draft.swap}>
          <Trans>Swap drafts</Trans>
        </Anchor>
      )}
    </Group>
  )
}

/** What a draft can be compared with. */
const comparedFields = ['empty', 'published', 'second'] as const
export type ComparedField = (typeof comparedFields)[number]

/** The available ones. */
export const comparable = (draft: Draft): ComparedField[] =>
  comparedFields.filter((one) => one === 'empty' || draft[one] !== null)

/** The one that was chosen, else the published field, the second draft, or an empty field. */
export function comparedOf(draft: Draft, chosen: ComparedField | null): ComparedField {
  if (chosen !== null && comparable(draft).includes(chosen)) return chosen
  if (draft.published !== null) return 'published'
  return draft.second === null ? 'empty' : 'second'
}

/** Its words. */
export const entriesOf = (draft: Draft, compared: ComparedField): readonly string[] =>
  compared === 'empty' ? [] : (draft[compared] ?? [])
