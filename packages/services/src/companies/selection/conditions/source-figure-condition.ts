import type { CompanyColumns } from '../../columns/company-columns.ts';
import { FIGURE_AT, FIGURE_WIDTH, isCompared, isValued, reasonOf } from '../../columns/figure-list.ts';
import { exactKey } from '../../columns/text-keys.ts';
import { AGREEMENT_STATES, type ConditionOf, FIGURE_REASONS, FIGURE_STATES, readStated } from '../../filter/index.ts';
import { canDeviate, figuresOf, hasAgreement } from '../../source-figures/row-figures.ts';
import { not, type RowTest } from './row-test.ts';

/** Conditions on what the figures of sources are, and how far those of two sources are apart. Pure. */
export function testStated(condition: ConditionOf<'figure' | 'agreement'>, columns: CompanyColumns): RowTest {
  const testOf = condition.field === 'figure' ? testFigure : testAgreement;
  const tests = condition.value.map((value) => testOf(value, columns));
  if (condition.op === 'allOf') return (row) => tests.every((test) => test(row));
  const hasOne: RowTest = (row) => tests.some((test) => test(row));
  return condition.op === 'anyOf' ? hasOne : not(hasOne);
}

const NONE = -1;
const REASONS: readonly string[] = FIGURE_REASONS;

function testFigure(value: string, columns: CompanyColumns): RowTest {
  const { state, marks } = readValue(value, columns);
  const known = FIGURE_STATES.find((one) => one === state);
  const [ofSource] = marks;
  if (known === undefined || ofSource === undefined) return () => false;
  const reason = REASONS.indexOf(state);
  const noHeadcount = REASONS.indexOf('no_headcount');
  return (row) => {
    const numbers = columns.figures.get(row);
    const at = findSource(numbers, ofSource);
    if (at === NONE) return false;
    const coded = numbers[at + FIGURE_AT.reason] ?? 0;
    if (known === 'any') return reasonOf(coded) !== noHeadcount;
    if (known === 'valued') return isValued(coded);
    if (known === 'compared') return isCompared(coded) && canDeviate(columns, row, figuresOf(columns, row));
    return reasonOf(coded) === reason;
  };
}

function testAgreement(value: string, columns: CompanyColumns): RowTest {
  const { state, marks } = readValue(value, columns);
  const known = AGREEMENT_STATES.find((one) => one === state);
  const [ofOne, ofOther] = marks;
  if (known === undefined || ofOne === undefined || ofOther === undefined) return () => false;
  return (row) => {
    const numbers = columns.figures.get(row);
    const [one, other] = [findSource(numbers, ofOne), findSource(numbers, ofOther)];
    if (one === NONE || other === NONE || one === other) return false;
    const areCompared =
      isCompared(numbers[one + FIGURE_AT.reason] ?? 0) && isCompared(numbers[other + FIGURE_AT.reason] ?? 0);
    return (
      areCompared && hasAgreement(numbers[one + FIGURE_AT.value] ?? 0, numbers[other + FIGURE_AT.value] ?? 0, known)
    );
  };
}

/** Where the figure of a marked source begins: without objects, as this is asked of every company. */
function findSource(numbers: Int32Array, marks: Uint8Array): number {
  for (let at = 0; at < numbers.length; at += FIGURE_WIDTH) {
    if (marks[numbers[at + FIGURE_AT.source] ?? 0] === 1) return at;
  }
  return NONE;
}

function readValue(value: string, { sourceNames }: CompanyColumns): { state: string; marks: Uint8Array[] } {
  const { state, sources } = readStated(value) ?? { state: '', sources: [] };
  return { state, marks: sources.map((name) => sourceNames.mark((key) => key === exactKey(name))) };
}
