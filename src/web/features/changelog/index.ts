export { ChangelogPage } from './changelog-page.tsx'
