import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconFolder, IconStarFilled } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReplyTemplate } from '#contract/reviews/templates.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { getTemplates } from '#contract/reviews/templates.ts'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { groupTemplates } from './group-templates.ts'
import classes from './template-choice.module.css'

interface Props {
  organizationId: string
  language: string | null
  onChoose: (template: ReplyTemplate, support: string) => void
}

/** The organisation's templates: favourites and those in the review's language first, then by folder; a search narrows them. */
export function TemplateChoice({ organizationId, language, onChoose }: Props) {
  const { t } = useLingui()
  const templates = useRead(read(getTemplates, { params: { orgId: organizationId } }))
  const [text, setText] = useState('')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isThere = templates.data !== undefined
  useEffect(() => {
    if (isThere) field.current?.focus()
  }, [isThere])
  const state = readState(templates)
  if (templates.data === undefined)
    return (
      <div className={classes.panel}>
        <SectionState
          state={state === 'ready' ? 'loading' : state}
          failed={<Trans>Couldn't load the templates</Trans>}
          unsaved={<Trans>Templates load when you're back online</Trans>}
          onRetry={templates.refresh}
        />
      </div>
    )
  const { support } = templates.data
  const groups = groupTemplates(templates.data, language, text)
  return (
    <section className={classes.panel} aria-label={t`Templates`}>
      <SearchInput ref={field} label={t`Search templates`} value={text} onChange={setText} />
      {groups.length === 0 && (
        <p className={classes.none}>
          {templates.data.templates.length === 0 ? (
            <Trans>There are no templates yet. Create them under Templates.</Trans>
          ) : (
            <Trans>No template matches.</Trans>
          )}
        </p>
      )}
      {groups.map(({ key, folder, templates: some }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <p className={classes.folder} id={`${id}-${key}`}>
            {key === 'favourites' ? (
              <>
                <IconStarFilled size={14} aria-hidden />
                <Trans>Favourites</Trans>
              </>
            ) : (
              <>
                <IconFolder size={15} stroke={1.7} aria-hidden />
                {folder ?? <Trans>No folder</Trans>}
              </>
            )}
          </p>
          {some.map((one) => (
            <UnstyledButton key={one.id} className={classes.template} onClick={() => onChoose(one, support)}>
              <span className={classes.name}>{one.name}</span>
              <span className={classes.text} lang={one.language ?? undefined} dir="auto">
                {one.text}
              </span>
            </UnstyledButton>
          ))}
        </div>
      ))}
    </section>
  )
}
