import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { SEARCH_USERS_MIN, getFlags, searchUsers, type FoundUser } from '#contract/administration.ts'
import { SEARCH_DEBOUNCE_MS } from '#contract/protocol/limits.ts'
import { useMay } from '#web/session/hooks.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Pages } from '#web/ui/controls/pages.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { useDebouncedValue } from '@mantine/hooks'
import { ActAsDialog } from './act-as-dialog.tsx'
import { RemoveSecondStepDialog } from './remove-second-step-dialog.tsx'
import { UserRows } from './user-rows.tsx'

/** TEAM-011: users by name, e-mail or organisation, and acting as one of them. */
export function UsersCard({ onLog }: { onLog: (userId: string) => void }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<FoundUser | null>(null)
  /** The user whose second step is to be removed. */
  const [locked, setLocked] = useState<FoundUser | null>(null)
  const [query] = useDebouncedValue(text.trim(), SEARCH_DEBOUNCE_MS)
  const mayAct = useMay('global/impersonate')
  /** undefined: not known yet. */
  const isTurnedOn = useRead(read(getFlags, {})).data?.includes('feature_impersonation')
  const isLong = query.length >= SEARCH_USERS_MIN
  const found = useRead(read(searchUsers, { query: { query, page: String(page) } }), { enabled: isLong && mayAct })
  return (
    <Card title={<Trans>Users</Trans>}>
      <Stack gap="xs" p="md" maw={480}>
        <Field
          label={<Trans>Name, e-mail or organisation</Trans>}
          type="search"
          autoComplete="off"
          maxLength={255}
          value={text}
          onChange={(next) => {
            setText(next)
            setPage(1)
          }}
          trailing={
            <IconSearch size={17} stroke={1.7} color="var(--sg-text-3)" style={{ marginRight: 12 }} aria-hidden />
          }
        />
        {isTurnedOn === false && (
          <Text size="sm" c="dimmed">
            <Trans>A feature flag turns impersonation off.</Trans>
          </Text>
        )}
      </Stack>
      <div aria-live="polite">
        {!isLong && (
          <Text p="md" size="sm" c="dimmed">
            <Trans>Enter at least {SEARCH_USERS_MIN} characters.</Trans>
          </Text>
        )}
        {isLong && !found.data && (
          <SectionState
            state={found.error ? 'failed' : 'loading'}
            failed={t`Couldn't search`}
            unsaved=""
            onRetry={found.refresh}
          />
        )}
        {isLong && found.data?.content.length === 0 && (
          <Text p="md" size="sm" c="dimmed">
            <Trans>No user found</Trans>
          </Text>
        )}
      </div>
      {isLong && found.data && found.data.content.length > 0 && (
        <>
          <UserRows
            users={found.data.content}
            mayAct={mayAct && isTurnedOn === true}
            onAct={setChosen}
            onLog={onLog}
            onRemoveSecondStep={setLocked}
          />
          <Pages page={page} total={found.data.totalPages} onPage={setPage} />
        </>
      )}
      {locked && (
        <RemoveSecondStepDialog
          key={locked.userId}
          user={locked}
          onClose={() => setLocked(null)}
          onRemoved={() => {
            setLocked(null)
            found.refresh()
          }}
        />
      )}
      {chosen && <ActAsDialog key={chosen.userId} user={chosen} onClose={() => setChosen(null)} />}
    </Card>
  )
}
