export { SelectField } from '../controls/filter-select.tsx'
