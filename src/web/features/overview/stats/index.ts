export { Figures, FiguresAge } from '../figures.tsx'
