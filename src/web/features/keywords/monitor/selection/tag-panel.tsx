import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { TagColour, type KeywordTag } from '#contract/keywords/tracked.ts'
import { KEYWORD_TAG_MAX } from '#contract/protocol/limits.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import type { MonitorRow } from '../rows/monitor-row.ts'
import { TagDot } from '../table/tag-chips.tsx'
import { colourNames } from './colour-names.ts'
import bar from '../../selection/selection-bar.module.css'
import classes from './tag-panel.module.css'

interface Props {
  rows: readonly MonitorRow[]
  /** Of the project. */
  tags: readonly KeywordTag[]
  opened: boolean
  onClose: () => void
  onTag: (rows: readonly MonitorRow[], change: { add?: KeywordTag; remove?: string }) => void
  trigger: ReactNode
}

/** Gives the selected keywords tags, existing ones or a new one, or takes them from them. */
export function TagPanel({ rows, tags, opened, onClose, onTag, trigger }: Props) {
  'use memo'
  const { t, i18n } = useLingui()
  const [name, setName] = useState('')
  const [colour, setColour] = useState<TagColour>('violet')
  const title = t`Tag`
  const typed = name.trim()
  const known = tags.find((tag) => tag.name.toLocaleLowerCase() === typed.toLocaleLowerCase())
  return (
    <Popover opened={opened} onClose={onClose} title={title} width={360} className={bar.panel} trigger={trigger}>
      <section className={classes.panel} aria-label={title}>
        {tags.length > 0 && (
          <div role="group" aria-label={t`Tags of the selected keywords`} className={classes.tags}>
            {tags.map((tag) => {
              const count = rows.filter((row) => row.tags.includes(tag.name)).length
              const isMixed = count > 0 && count < rows.length
              return (
                <label key={tag.name} className={classes.choice}>
                  <input
                    type="checkbox"
                    checked={count === rows.length}
                    ref={(input) => {
                      if (input) input.indeterminate = isMixed
                    }}
                    onChange={() => onTag(rows, count === rows.length ? { remove: tag.name } : { add: tag })}
                  />
                  <TagDot colour={tag.colour} />
                  {tag.name}
                </label>
              )
            })}
          </div>
        )}
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (typed === '') return
            onTag(rows, { add: known ?? { name: typed, colour } })
            setName('')
          }}
        >
          <input
            className={classes.name}
            aria-label={t`New tag`}
            placeholder={t`New tag`}
            maxLength={KEYWORD_TAG_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <FilterSelect
            label={t`Colour`}
            size="medium"
            value={colour}
            options={TagColour.options.map((value) => ({ value, label: i18n._(colourNames[value]) }))}
            onChange={setColour}
          />
          <Button type="submit" size="small" disabled={typed === ''}>
            <Trans>Add</Trans>
          </Button>
        </form>
      </section>
    </Popover>
  )
}
