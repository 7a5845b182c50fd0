import type { Project } from '#contract/projects.ts'

interface Props {
  project: Project
  /** The selected country's locale. */
  locale: string
}

/** The own app's overview (`my-app`). */
export function OverviewPage({ project }: Props) {
  return <h2>{project.title}</h2>
}
