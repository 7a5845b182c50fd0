import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { Language } from '#contract/auth/auth.ts'
import type { SummarySchedule } from '#contract/reviews/summaries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { languages } from '#web/i18n/language.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { SelectField } from '#web/ui/controls/select-field.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QuotaNote, leftOf, type Rights } from './rights.tsx'
import { failureOf } from './summary-facts.ts'
import { PeriodFields, ScopeFields } from './new-summary-fields.tsx'
import { useNewSummary } from './use-new-summary.ts'

interface Props {
  app: SelectedApp
  organizationId: string
  rights: Rights
  schedules: readonly SummarySchedule[]
  /** `id`: of the new summary; null: it is a schedule. */
  onCreated: (id: string | null) => void
  onClose: () => void
}

/** The form of a new summary. Refusals of the server are shown above it, and the input stays (ERR-053 to ERR-056). */
export default function NewSummaryDialog({ app, organizationId, rights, schedules, onCreated, onClose }: Props) {
  const { t, i18n } = useLingui()
  const formId = useId()
  const [isTried, setTried] = useState(false)
  const { draft, change, period, problem, send } = useNewSummary(app, organizationId, schedules)
  const { isBusy, failure, submit } = useSubmit(async () => onCreated(await send()))
  useUnsaved('new-summary', true)
  const isOnce = draft.repeat === 'once'
  const isUsedUp = isOnce && leftOf(rights) === 0
  return (
    <Dialog
      opened
      onClose={onClose}
      width={520}
      title={<Trans>New summary</Trans>}
      footer={
        <>
          {isOnce && <QuotaNote rights={rights} />}
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" type="submit" form={formId} busy={isBusy} disabled={isUsedUp}>
            {isOnce ? <Trans>Create summary</Trans> : <Trans>Save schedule</Trans>}
          </Button>
        </>
      }
    >
      <Form
        name="new-summary"
        id={formId}
        onSubmit={async () => {
          setTried(true)
          if (problem === null) await submit()
        }}
      >
        <Stack>
          {isUsedUp && failure === null && (
            <Note kind="info">
              <Trans>All summaries of this month are used. There are new ones on the 1st.</Trans>
            </Note>
          )}
          {failure !== null && <Note kind="error">{i18n._(failureOf(failure))}</Note>}
          {rights.isOffline && (
            <Note kind="offline">
              <Trans>You're offline. This will be sent when you're back online.</Trans>
            </Note>
          )}
          <SegmentedControl
            aria-label={t`How often`}
            size="sm"
            mod="wide"
            value={draft.repeat}
            onChange={(repeat) => change({ repeat })}
            data={[
              { value: 'once', label: t`Once` },
              { value: 'week', label: t`Weekly` },
              { value: 'month', label: t`Monthly` },
            ]}
          />
          {isOnce ? (
            <PeriodFields draft={draft} period={period} problem={isTried ? problem : null} onChange={change} />
          ) : (
            <Text size="sm" c="dimmed" mt={4}>
              {draft.repeat === 'week' ? (
                <Trans>Every Monday, about the week before.</Trans>
              ) : (
                <Trans>On the 1st of each month, about the month before.</Trans>
              )}
            </Text>
          )}
          <ScopeFields app={app} draft={draft} onChange={change} />
          <SelectField
            label={<Trans>Language of the summary</Trans>}
            value={draft.language}
            options={Language.options.map((value) => ({ value, label: languages[value] }))}
            onChange={(language) => change({ language })}
          />
        </Stack>
      </Form>
    </Dialog>
  )
}
