import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import * as v from 'valibot'
import { savedRows } from '#web/data/saved-rows/saved-rows.ts'
import { useRowState, useSavedRow } from '#web/data/saved-rows/use-saved-row.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import classes from './filter-panel.module.css'

const text = v.optional(v.string())
const SavedFilter = v.object({ name: v.string(), search: v.object({ view: text, q: text, sort: text, filter: text }) })
export type SavedFilter = v.InferOutput<typeof SavedFilter>

/** Most saved filters of a user on a device. */
const SAVED_MAX = 30
const NAME_MAX = 60
const savedFilters = savedRows<SavedFilter[]>(v.array(SavedFilter), [])
const ROW = 'review-filters'

interface Props {
  current: SavedFilter['search']
  canSave: boolean
  onOpen: (filter: SavedFilter) => void
}

/** Named filters with search and order, for all apps on this device. */
export function SavedFilters({ current, canSave, onOpen }: Props) {
  const { t } = useLingui()
  const saved = useSavedRow(savedFilters, ROW) ?? []
  const isUnwritten = useRowState(savedFilters, ROW) === 'unwritten'
  const [name, setName] = useState('')
  const typed = name.trim()
  const isFull = saved.filter((one) => one.name !== typed).length >= SAVED_MAX
  const change = (next: (before: SavedFilter[]) => SavedFilter[]) =>
    void savedFilters.change(ROW, next).catch(tellFailure)
  return (
    <div className={classes.saved} role="group" aria-label={t`Saved filters`}>
      {saved.map((filter) => (
        <div key={filter.name} className={classes.savedFilter}>
          <UnstyledButton onClick={() => onOpen(filter)}>{filter.name}</UnstyledButton>
          <IconButton
            label={t`Remove ${filter.name}`}
            size={28}
            onClick={() => change((before) => before.filter((one) => one.name !== filter.name))}
          >
            <IconX size={15} stroke={1.7} aria-hidden />
          </IconButton>
        </div>
      ))}
      <form
        className={classes.savedFilter}
        onSubmit={(event) => {
          event.preventDefault()
          if (typed === '' || isFull || !canSave) return
          change((before) => [...before.filter((one) => one.name !== typed), { name: typed, search: current }])
          setName('')
        }}
      >
        <TextInput
          size="xs"
          className={classes.name}
          aria-label={t`Name of the filter`}
          placeholder={t`Name of the filter`}
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="sm" disabled={typed === '' || isFull || !canSave}>
          <Trans>Save</Trans>
        </Button>
      </form>
      <Text size="xs" c="dimmed">
        {isFull ? (
          <Trans>You have {SAVED_MAX} saved filters. Remove one to save another.</Trans>
        ) : isUnwritten ? (
          <Trans>Not saved on this device</Trans>
        ) : (
          <Trans>Saves filters, search and order on this device.</Trans>
        )}
      </Text>
    </div>
  )
}
