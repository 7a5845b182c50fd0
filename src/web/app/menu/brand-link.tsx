import { Link } from '@tanstack/react-router'
import { brand, Mark } from '#web/ui/display/mark.tsx'
import classes from './brand-link.module.css'

/** MENU-008, MENU-038: mark and name, which lead to the start page; drawn for the light and for the dark appearance. */
export function BrandLink({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <Link to="/home" className={classes.brand} onClick={onNavigate}>
      <Mark size={24} />
      <span className={classes.name} translate="no">
        {brand}
      </span>
    </Link>
  )
}
