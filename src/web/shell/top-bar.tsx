import { Mark } from '#web/ui/mark.tsx'
import classes from './top-bar.module.css'
import { usePageTitle } from './use-page-title.ts'

/** The bar above the page: its title, what is selected, the connection, the user. */
export function TopBar() {
  const title = usePageTitle()
  return (
    <header className={classes.bar}>
      <span className={classes.mark}>
        <Mark size={26} />
      </span>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.tools} />
    </header>
  )
}
