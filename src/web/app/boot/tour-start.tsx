import { useEffect, useState } from 'react'
import { endTour, useTourDue } from '#web/features/onboarding/index.ts'
import { withAppTexts } from '#web/i18n/language.ts'
import { whenPageRests } from './when-page-rests.ts'

type Tour = typeof import('#web/features/onboarding/tour/tour.tsx').Tour

const loadTour = () => withAppTexts(import('#web/features/onboarding/tour/tour.tsx'))

/** Starts the tour once: after the guide, as soon as an app's overview stands and nobody is in the middle of something. */
export function TourStart() {
  const isDue = useTourDue()
  const [Tour, setTour] = useState<Tour | null>(null)
  useEffect(() => {
    if (!isDue) return undefined
    let isWanted = true
    let stop = () => {}
    const start = async () => {
      const loaded = await loadTour()
      if (isWanted) stop = whenPageRests(() => setTour(() => loaded.Tour))
    }
    // Nobody asked for it: where it can't be loaded, it comes with the next start of the app.
    start().catch(() => {})
    return () => {
      isWanted = false
      stop()
    }
  }, [isDue])
  return isDue && Tour ? <Tour onEnd={() => void endTour()} /> : null
}
