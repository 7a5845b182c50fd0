import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import classes from './footer.module.css'

const year = new Date().getFullYear()
/** FOOT-005, px. */
const SCROLLED_PX = 150

/** FOOT-001, and the way back to the top. */
export function Footer() {
  const { t } = useLingui()
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > SCROLLED_PX)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return (
    <footer className={classes.footer}>
      <Trans>© {year} Storeglass</Trans>
      {isScrolled && (
        <IconButton
          label={t`Scroll to top`}
          size={40}
          bordered
          className={classes.top}
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <IconArrowUp size={18} stroke={1.7} />
        </IconButton>
      )}
    </footer>
  )
}
