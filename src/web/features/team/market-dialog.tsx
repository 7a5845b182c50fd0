import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { useId } from 'react'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import type { Market } from '#contract/store.ts'
import type { MarketMove } from '#contract/team.ts'
import { ApiError } from '#web/api/api-error.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { marketName } from '#web/ui/display/source.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import classes from './team.module.css'

interface Props {
  target: Market
  preview: ReadResult<MarketMove>
  /** undefined: not known yet. */
  hasPassword: boolean | undefined
  onMove: (password: string | null) => Promise<void>
  onClose: () => void
}

/** Says what a move to another market deletes, and asks for the password: a page left open must not be enough. */
export default function MarketDialog({ target, preview, hasPassword, onMove, onClose }: Props) {
  const { t, i18n } = useLingui()
  const formId = useId()
  const form = useForm({
    name: 'move-market',
    initialValues: { password: '' },
    validate: ({ password }) => ({
      password: hasPassword === true && !password && t`Enter your password.`,
    }),
  })
  const name = i18n._(marketName[target])
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (form.validate().hasErrors) return
    await onMove(hasPassword ? form.values.password : null)
    notify({ kind: 'success', title: t`Market changed: ${name}` })
  })
  const isWrong = failure instanceof ApiError && failure.code === 'WRONG_PASSWORD'
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Switch the whole organisation?</Trans>}
      width={520}
      footer={
        <>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="filled"
            disabled={!preview.data || hasPassword === undefined}
            busy={isBusy}
          >
            <Trans>Delete and switch</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} name={form.name} onSubmit={submit}>
        <Stack>
          <p>
            <Trans>
              The new market: {name}. An organisation is on one market, so this is deleted for everyone in it:
            </Trans>
          </p>
          {preview.data ? (
            <Deleted move={preview.data} />
          ) : (
            <SectionState
              state={missingState(preview)}
              failed={<Trans>Couldn't load what would be deleted</Trans>}
              unsaved={<Trans>Not saved on this device</Trans>}
              onRetry={preview.refresh}
            />
          )}
          <p>
            <Trans>The team, reply templates, favourite countries, saved views, settings and invoices stay.</Trans>
          </p>
          {hasPassword && (
            <Field
              {...form.getInputProps('password')}
              label={<Trans>Your password</Trans>}
              type="password"
              autoComplete="current-password"
              maxLength={FIELD_MAX}
            />
          )}
          {failure !== null && (
            <Note kind="error">{isWrong ? <Trans>The password is wrong.</Trans> : i18n._(failureText(failure))}</Note>
          )}
        </Stack>
      </Form>
    </Dialog>
  )
}

function Deleted({ move }: { move: MarketMove }) {
  const { t } = useLingui()
  const { apps, competitors, keywords, notes, reviews, summaries, connections } = move
  const listed = (names: readonly string[]) => new Intl.ListFormat(language(), { type: 'unit' }).format(names)
  if (apps.length + connections.length === 0)
    return (
      <p>
        <Trans>Nothing: there are no apps yet.</Trans>
      </p>
    )
  return (
    <ul aria-label={t`What is deleted`} className={classes.deleted}>
      {apps.length > 0 && (
        <li>
          <Plural value={apps.length} one="# app with its history" other="# apps with their history" />: {listed(apps)}
        </li>
      )}
      {competitors > 0 && (
        <li>
          <Plural value={competitors} one="# competitor" other="# competitors" />
        </li>
      )}
      {keywords > 0 && (
        <li>
          <Plural value={keywords} one="# tracked keyword" other="# tracked keywords" />
        </li>
      )}
      {notes > 0 && (
        <li>
          <Plural value={notes} one="# note in the charts" other="# notes in the charts" />
        </li>
      )}
      {reviews > 0 && (
        <li>
          <Plural value={reviews} one="# review with its replies" other="# reviews with their replies" />
        </li>
      )}
      {summaries > 0 && (
        <li>
          <Plural value={summaries} one="# review summary" other="# review summaries" />
        </li>
      )}
      {connections.length > 0 && (
        <li>
          <Plural value={connections.length} one="# connection" other="# connections" />: {listed(connections)}
        </li>
      )}
      <li>
        <Trans>Drafts on your device</Trans>
      </li>
    </ul>
  )
}
