export { RatingsPage } from './ratings/ratings-page.tsx'
