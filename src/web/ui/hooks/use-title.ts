import { useEffect } from 'react'
import { brand } from '../display/mark.tsx'

/** Sets the document's title: "App Overview · Storeglass" (BAR-001); the product's name alone where a page has none. */
export function useTitle(page: string) {
  useEffect(() => {
    document.title = page === brand ? brand : `${page} · ${brand}`
  }, [page])
}
