import { render } from '#tests/support/render.tsx'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDeferredSection } from './use-deferred-section.ts'

/** What each of its drawings shows. */
let drawn: { isDrawn: boolean; minHeight: number | undefined }[] = []

function Part({ name }: { name: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { isDrawn, minHeight } = useDeferredSection(place, name)
  drawn.push({ isDrawn, minHeight })
  return <div ref={place}>{isDrawn && <b />}</div>
}

function open(name: string) {
  drawn = []
  return render(<Part name={name} />)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  location.hash = ''
})

/** Elements are 700 px high, and report it at once. */
function withHeights() {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(700)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: () => void
      constructor(tell: () => void) {
        this.tell = tell
      }
      observe() {
        this.tell()
      }
      disconnect() {}
    },
  )
}

test('a page that opens is drawn whole; one that comes back begins without what is below the fold, and as high', () => {
  withHeights()
  const { unmount, container } = open('creatives')
  expect(drawn[0]).toEqual({ isDrawn: true, minHeight: undefined })
  expect(container.querySelector('b')).not.toBeNull()
  unmount()
  const again = open('creatives')
  expect(drawn[0]).toEqual({ isDrawn: false, minHeight: 700 })
  expect(drawn.at(-1)).toEqual({ isDrawn: true, minHeight: undefined })
  expect(again.container.querySelector('b')).not.toBeNull()
})

test('an address that names a section is drawn whole at once, so that it leads there', () => {
  withHeights()
  open('details').unmount()
  location.hash = '#details'
  open('details')
  expect(drawn[0]).toEqual({ isDrawn: true, minHeight: undefined })
})
