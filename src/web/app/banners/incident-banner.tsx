import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle, IconSparkles } from '@tabler/icons-react'
import type { ActiveIncident } from '#contract/administration.ts'
import classes from './banners.module.css'

const icons = {
  error: IconAlertOctagon,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
  rainbow: IconSparkles,
}

/** BAN-014 to BAN-016: coloured by type; a link to an address elsewhere opens beside. */
export function IncidentBanner({ incident: { type, title, message, url } }: { incident: ActiveIncident }) {
  const { t } = useLingui()
  const Icon = icons[type]
  const elsewhere = url?.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <div className={classes.banner} data-type={type} role={type === 'error' ? 'alert' : 'status'}>
      <Icon size={17} stroke={1.7} aria-hidden />
      <p>
        <b>{title}</b> {message}
      </p>
      {url && (
        <a href={url} {...elsewhere} aria-label={t`More about “${title}”`}>
          <Trans>More</Trans>
        </a>
      )}
    </div>
  )
}
