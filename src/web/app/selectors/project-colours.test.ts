import { expect, test } from 'vitest'
import { project } from '#web/features/overview/fixtures.tsx'
import { newColours, PROJECT_PALETTE, randomColour } from './project-colours.ts'

const projects = Array.from({ length: 14 }, (_, index) => ({ ...project, projectId: `p${index}` }))
const random = () => '#abcdef'

test('PROJ-006: twelve colours by the place in the list, beyond them a random one', () => {
  const colours = newColours(projects, {}, random)
  expect(Object.values(colours ?? {})).toEqual([...PROJECT_PALETTE, '#abcdef', '#abcdef'])
  expect(new Set(PROJECT_PALETTE).size).toBe(12)
  expect(randomColour()).toMatch(/^#[0-9a-f]{6}$/)
})

test('PROJ-006: a project keeps its colour when others come and go', () => {
  const kept = newColours(projects.slice(0, 3), {}, random) ?? {}
  expect(newColours(projects.slice(1, 3), kept, random)).toBeNull()
  const later = newColours([...projects.slice(1, 3), { ...project, projectId: 'new' }], kept, random)
  expect(later).toMatchObject({ p1: PROJECT_PALETTE[1], p2: PROJECT_PALETTE[2], new: PROJECT_PALETTE[3] })
})

test('PROJ-006: every colour of the palette is seen on light and on dark ground', () => {
  for (const colour of PROJECT_PALETTE)
    for (const ground of ['#ffffff', '#1c1b19']) expect([colour, contrast(colour, ground) >= 3]).toEqual([colour, true])
})

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
