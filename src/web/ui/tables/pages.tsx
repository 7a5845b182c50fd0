import { Trans } from '@lingui/react/macro'
import { Button } from '../controls/button.tsx'
import classes from './pages.module.css'

interface Props {
  page: number
  total: number
  onPage: (page: number) => void
}

/** Turns the pages of a list; nothing where there is but one. */
export function Pages({ page, total, onPage }: Props) {
  if (total <= 1) return null
  return (
    <div className={classes.pages}>
      <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Trans>Previous page</Trans>
      </Button>
      <span>
        <Trans>
          Page {page} of {total}
        </Trans>
      </span>
      <Button size="small" disabled={page >= total} onClick={() => onPage(page + 1)}>
        <Trans>Next page</Trans>
      </Button>
    </div>
  )
}
