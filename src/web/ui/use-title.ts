import { useEffect } from 'react'

/** Sets the document's title: "App overview · Storeglass" (BAR-001). */
export function useTitle(page: string) {
  useEffect(() => {
    document.title = `${page} · Storeglass`
  }, [page])
}
