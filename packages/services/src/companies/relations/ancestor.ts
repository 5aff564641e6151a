import type { AncestorDoc, CompanyDoc } from '@workbench/db';
import { comparableScope } from '../figures/rule/scopes.ts';
import { sourceKey } from '../figures/rule/source-key.ts';
import { ANCESTOR_FIGURES_MAX } from '../limits.ts';
import type { StatedFigure } from './counted-parent.ts';

/** Below that, a parent and its subsidiary may well have the same number of people. */
const EQUAL_FROM_PERSONS = 50;

/** What its subsidiaries know of a company: what sources say of it, newest first. */
export function toAncestor(
  { _id, name, records, identifierKeys = [] }: Pick<CompanyDoc, '_id' | 'name' | 'records' | 'identifierKeys'>,
  history: readonly StatedFigure[],
): AncestorDoc {
  const figures = new Map<string, AncestorDoc['figures'][number]>();
  for (const { source, scope, value } of [...records, ...history]) {
    if (value === undefined || value < EQUAL_FROM_PERSONS || comparableScope(scope) !== 'group') continue;
    if (figures.size < ANCESTOR_FIGURES_MAX) figures.set(`${value} ${sourceKey(source)}`, { source, value });
  }
  return { id: _id, name, figures: [...figures.values()], identifierKeys };
}
