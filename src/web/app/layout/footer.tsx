import { Trans, useLingui } from '@lingui/react/macro'
import { Group, UnstyledButton } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useLinks } from '#web/data/queries/links.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { brand } from '#web/ui/display/mark.tsx'
import { prefersReducedMotion, usePhone } from '#web/ui/hooks/media-queries.ts'
import classes from './footer.module.css'

const year = new Date().getFullYear()
/** FOOT-005, px. */
const SCROLLED_PX = 150

/** FOOT-001 to FOOT-003, and the way back to the top. */
export function Footer() {
  const { t } = useLingui()
  const phone = usePhone()
  const [isIdle, setIdle] = useState(false)
  const { company } = useLinks(isIdle)
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > SCROLLED_PX)
    window.addEventListener('scroll', onScroll, { passive: true })
    whenIdle(() => setIdle(true), { afterRequests: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return (
    <Group
      component="footer"
      className={classes.footer}
      data-waits={!isIdle || undefined}
      align="stretch"
      gap="lg"
      wrap="nowrap"
      c="var(--sg-text-3)"
      fz="xs"
      lh="xs"
    >
      <span>
        © {year}{' '}
        {company === null ? (
          brand
        ) : (
          <a href={company} target="_blank" rel="noopener noreferrer">
            {brand}
          </a>
        )}
      </span>
      <UnstyledButton aria-haspopup="dialog" onClick={openPrivacySettings}>
        <Trans>Privacy settings</Trans>
      </UnstyledButton>
      {isScrolled && (
        <IconButton
          label={t`Scroll to top`}
          // Between the content and the window's edge; on a phone there is no room there.
          size={phone ? 40 : 24}
          bordered
          className={classes.top}
          onClick={() => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })}
        >
          <IconArrowUp size={phone ? 18 : 16} stroke={1.7} />
        </IconButton>
      )}
    </Group>
  )
}

/** FOOT-003, FOOT-004. */
function openPrivacySettings(): void {
  if (window.storeglassConsent) window.storeglassConsent.open()
  else reportError(new Error('The privacy settings are not there: the background has not been loaded.'))
}
