export { sourceName } from './source.tsx'
