import type { FILTER_FIELDS, FilterField } from './catalogue.ts';
import type { CustomCondition } from './custom/custom-field.ts';

/** Which companies are meant, as data: the same in the screen, the address, REST, exports and saved views. Pure. */
export type CompanyFilter = { and: CompanyFilter[] } | { or: CompanyFilter[] } | FilterCondition;

/** One condition; which operators and values a field takes follows from the catalogue. */
export type FilterCondition = ConditionOf<FilterField> | CustomCondition;

export type ConditionOf<F extends FilterField> = F extends FilterField
  ? {
      [Op in OpOf<F>]: Op extends EmptinessOp ? { field: F; op: Op } : { field: F; op: Op; value: ValueOf<F, Op> };
    }[OpOf<F>]
  : never;

type RuleOf<F extends FilterField> = (typeof FILTER_FIELDS)[F];
type OpOf<F extends FilterField> = RuleOf<F>['ops'][number];
type EmptinessOp = 'isEmpty' | 'isNotEmpty';

/** null is "none": a company without an industry. */
type SingleOf<F extends FilterField> =
  RuleOf<F> extends { choices: readonly (infer Choice)[] }
    ? Choice
    : RuleOf<F>['kind'] extends 'text' | 'country'
      ? string | null
      : string;

type ValueOf<F extends FilterField, Op> = Op extends 'is' | 'isNot'
  ? SingleOf<F>
  : Op extends 'anyOf' | 'noneOf' | 'allOf'
    ? SingleOf<F>[]
    : Op extends 'between'
      ? RuleOf<F>['kind'] extends 'number'
        ? Range<number>
        : Range<string>
      : Op extends 'atLeast' | 'atMost'
        ? number
        : { days: number };

/** From and to, both included; null is open. Days are written 2026-03-31. */
export type Range<T> = [T | null, T | null];

/** What is wrong with a filter, and where: ['and', 1, 'value']. */
export interface FilterProblem {
  path: (string | number)[];
  message: string;
}
