import { Trans } from '@lingui/react/macro'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import classes from './monitor.module.css'
import { everyKeyword, missingTag, type MonitorFilter } from './monitor-filter.ts'

interface Props {
  filter: MonitorFilter
  onFilter: (filter: MonitorFilter) => void
  /** Of the project. */
  tags: readonly KeywordTag[]
  /** It goes, and the focus with it: leads the focus on. */
  onLeave: () => void
}

/** What stands in place of rows when no keyword passes the filters; a tag that the app doesn't have is named. */
export function NothingMatches({ filter, onFilter, tags, onLeave }: Props) {
  const filterBy = (next: MonitorFilter) => {
    onLeave()
    onFilter(next)
  }
  const tag = missingTag(filter, tags)
  return (
    <p className={classes.nothing} role="status">
      {tag === null ? (
        <Trans>No keywords match.</Trans>
      ) : (
        <Trans>This app has no tag “{tag}”, so no keyword matches.</Trans>
      )}{' '}
      {tag !== null && (
        <>
          <TextButton onClick={() => filterBy({ ...filter, tag: null })}>
            <Trans>Show any tag</Trans>
          </TextButton>{' '}
        </>
      )}
      <TextButton onClick={() => filterBy(everyKeyword)}>
        <Trans>Clear filters</Trans>
      </TextButton>
    </p>
  )
}
