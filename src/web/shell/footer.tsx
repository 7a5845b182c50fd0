import { Trans } from '@lingui/react/macro'
import classes from './footer.module.css'

const year = new Date().getFullYear()

export function Footer() {
  return (
    <footer className={classes.footer}>
      <Trans>© {year} Storeglass</Trans>
    </footer>
  )
}
