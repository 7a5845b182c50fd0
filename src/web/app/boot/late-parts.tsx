import type { Identity } from '#contract/auth/auth.ts'
import { BannerWatch } from '../layout/banner-watch.tsx'
import { GuideStart } from './guide-start.tsx'
import { NetworkLogInWatch } from '../connection/network-log-in-watch.tsx'
import { TourStart } from './tour-start.tsx'

interface Props {
  identity: Identity
  /** When the frame was loaded, as `performance.now()`. */
  since: number
}

/** Parts of the frame that come once the page stands. */
export default function LateParts({ identity, since }: Props) {
  return (
    <>
      <NetworkLogInWatch />
      <BannerWatch identity={identity} />
      <GuideStart key={`${identity.userId} ${identity.organizationId}`} identity={identity} since={since} />
      <TourStart />
    </>
  )
}
