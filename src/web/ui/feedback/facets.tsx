export { Facets } from './empty-state.tsx'
