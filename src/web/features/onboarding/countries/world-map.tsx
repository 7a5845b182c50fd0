import { Flex, Text } from '@mantine/core'
import { useState, type PointerEvent } from 'react'
import { Flag } from '#web/ui/display/flag.tsx'
import type { Pointed } from './country-options.ts'
import { dots, shapes, size } from './world.ts'
import classes from './world-map.module.css'

interface Props {
  /** Of the countries that can be chosen, by code. */
  names: ReadonlyMap<string, string>
  selected: readonly string[]
  pointed: Pointed | null
  /** Why no more can be chosen; undefined as long as some can. */
  limit: string | undefined
  onPoint: (code: string | null) => void
  onToggle: (code: string) => void
}

/** Where the pointer is, px from the map's corner. */
interface At {
  x: number
  y: number
  width: number
}

/**
 * The world to point at: a click selects a country or deselects it (OP-99), hovering shows its name. It is for
 * pointers alone: the list beside it is the same for the keyboard and for screen readers.
 */
export function WorldMap({ names, selected, pointed, limit, onPoint, onToggle }: Props) {
  const [at, setAt] = useState<At | null>(null)
  const code = pointed?.id
  const isBarred = limit !== undefined && code !== undefined && !selected.includes(code)
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const under = codeUnder(event.target, names)
    if (under !== (pointed?.on === 'map' ? pointed.id : null)) onPoint(under)
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    setAt({ x: event.clientX - left, y: event.clientY - top, width })
  }
  return (
    // The list is what the keyboard chooses from.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={classes.map}
      aria-hidden
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => onPoint(null)}
      // The focus stays in the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const under = codeUnder(event.target, names)
        if (under !== null) onToggle(under)
      }}
    >
      <svg viewBox={`0 0 ${size.width} ${size.height}`}>
        <Lands names={names} selected={selected} />
        {code !== undefined && <Mark code={code} isChosen={selected.includes(code)} isBarred={isBarred} />}
      </svg>
      {pointed?.on === 'map' && at && (
        <Flex
          component="span"
          align="center"
          gap="xs"
          w="max-content"
          maw={240}
          px={10}
          py={6}
          bg="var(--sg-ink)"
          c="var(--sg-on-ink)"
          bdrs="md"
          fz="sm"
          lh="sm"
          className={classes.tip}
          style={{ left: clamp(at.x, TIP_EDGE_PX, at.width - TIP_EDGE_PX), top: at.y }}
        >
          <Flag code={pointed.id} />
          <span>
            {names.get(pointed.id)}
            {isBarred && (
              <Text component="small" display="block" size="xs" opacity={0.8}>
                {limit}
              </Text>
            )}
          </span>
        </Flex>
      )}
    </div>
  )
}

/** Half of what the tip takes at most, about, px. */
const TIP_EDGE_PX = 104

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

function codeUnder(target: EventTarget, names: ReadonlyMap<string, string>): string | null {
  const code = target instanceof SVGElement ? target.dataset['code'] : undefined
  return code !== undefined && names.has(code) ? code : null
}

/** Every country; those too small to be hit are dots, with some room around them that counts as theirs. */
function Lands({ names, selected }: Pick<Props, 'names' | 'selected'>) {
  const small = Object.entries(dots).filter(([code]) => names.has(code))
  const chosen = (code: string) => selected.includes(code) || undefined
  return (
    <>
      {Object.entries(shapes).map(([code, path]) => (
        <path
          key={code}
          className={classes.land}
          d={path}
          data-code={code}
          data-open={names.has(code) || undefined}
          data-chosen={chosen(code)}
        />
      ))}
      {small.map(([code, at]) => (
        <path key={code} className={classes.around} d={dotPath(at)} data-code={code} />
      ))}
      {small.map(([code, at]) => (
        <path key={code} className={classes.dot} d={dotPath(at)} data-code={code} data-chosen={chosen(code)} />
      ))}
    </>
  )
}

/** The country that is pointed at, over all others. */
function Mark({ code, isChosen, isBarred }: { code: string; isChosen: boolean; isBarred: boolean }) {
  const looks = { 'data-chosen': isChosen || undefined, 'data-barred': isBarred || undefined }
  const at = dots[code]
  if (at) return <path className={classes.dotMark} d={dotPath(at)} {...looks} />
  return <path className={classes.mark} d={shapes[code]} {...looks} />
}

/** A line without length, of which round caps make a dot: as wide as its stroke at every size of the map. */
const dotPath = ([x, y]: readonly [number, number]) => `M${x} ${y}h0`
