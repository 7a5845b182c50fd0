export { marketName } from './source.tsx'
