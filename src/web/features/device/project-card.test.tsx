import { screen } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import type { Project } from '#contract/projects.ts'
import { ProjectCard } from './project-card.tsx'

const project: Project = {
  projectId: '66666666-6666-4666-8666-666666666666',
  trackId: '1',
  store: 'APP_STORE',
  title: 'Moorlight',
  iconUrl: null,
  developerName: null,
  countries: ['en-US'],
}
const countries = [{ locale: 'en-US', at: 1_700_000_000_000, size: 1000 }]

test('two apps of one name are told apart by their stores, and so are their competitors', async () => {
  drawPage(
    (['APP_STORE', 'GOOGLE_PLAY'] as const).map((store) => (
      <ProjectCard
        key={store}
        saved={{
          project: { ...project, projectId: store, store },
          apps: [
            { trackId: '1', title: 'Moorlight', iconUrl: null, isOwn: true, countries, size: 1000 },
            { trackId: '2', title: 'Dusk Harbour', iconUrl: null, isOwn: false, countries, size: 1000 },
          ],
          size: 2000,
        }}
        onRemove={() => {}}
      />
    )),
  )
  expect(await screen.findAllByRole('region', { name: 'Moorlight' })).toHaveLength(2)
  // Each in the card's head and beside both of its apps.
  for (const name of ['App Store', 'Google Play']) expect(screen.getAllByRole('img', { name })).toHaveLength(3)
})
