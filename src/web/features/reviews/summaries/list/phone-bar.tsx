import { useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { scopeText } from '../texts/facts.ts'
import { stageOf, statusNames } from '../texts/status.ts'
import { ListAge } from './list-age.tsx'
import type { ListProps } from './list-pane.tsx'
import classes from './list.module.css'

/** On a phone: the summaries to choose from, with their periods. */
export function PhoneBar(props: ListProps) {
  const { list, summaries, open, onShow, onNew } = props
  const { t, i18n } = useLingui()
  const name = (summary: (typeof summaries)[number]) => {
    const status = stageOf(summary) === 'done' ? null : i18n._(statusNames[summary.status])
    return [periodName(summary), scopeText(summary), status].filter(Boolean).join(', ')
  }
  return (
    <>
      {open && (
        <div className={classes.phone}>
          <FilterSelect
            label={t`Summaries`}
            value={open.id}
            options={summaries.map((one) => ({ value: one.id, label: name(one) }))}
            onChange={onShow}
          />
          {onNew && (
            <Button
              variant="filled"
              aria-label={t`New summary`}
              icon={<IconPlus size={20} stroke={1.8} aria-hidden />}
              onClick={onNew}
            />
          )}
        </div>
      )}
      <ListAge list={list} />
    </>
  )
}
