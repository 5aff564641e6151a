export { OWN_COLUMN_TYPE_LABEL } from '../custom/own-column.ts';
export { FIGURE_REASONS } from '../limits.ts';
/** Filters of companies without a schema library: for the first screen of the web, the store and everything in between. */

export { isGroup, partsOf, toCanonical } from './canonical.ts';
export {
  FILTER_FIELD_NAMES,
  FILTER_FIELDS,
  type FieldRule,
  type FilterField,
  type FilterOp,
  fieldRule,
} from './catalogue.ts';
export {
  anyCustomRule,
  type CustomCondition,
  type CustomField,
  customField,
  customKey,
  findCustomRule,
  isCustomCondition,
  isCustomField,
} from './custom/custom-field.ts';
export { formatFilter, formatProblem, parseFilter } from './filter-text.ts';
export { hasCustom, hasLists } from './has-field.ts';
export { readCity } from './read-city.ts';
export { type FilterReading, readFilter } from './read-filter.ts';
export {
  AGREEMENT_STATES,
  type AgreementState,
  EXCLUDING_REASONS,
  FIGURE_STATES,
  type FigureReason,
  type FigureState,
  formatStated,
  readStated,
  stateWords,
} from './stated-sources.ts';
export type { CompanyFilter, ConditionOf, FilterCondition, FilterProblem } from './types.ts';
export { countryCodes, countryName, findCountryCode } from './words/country-names.ts';
export { describeCondition, type FilterNames, valueName } from './words/describe-condition.ts';
export { describeFilter, describePart } from './words/describe-filter.ts';
