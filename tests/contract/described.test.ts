import { describe, expect, it } from 'vitest';
import { describedParts, type Json, type Part } from './described-parts.ts';
import { operations as entries, openApiDocument } from './document.ts';
import { exampleProblems } from './example-problems.ts';

const SUMMARY_MAX = 60;

interface Operation extends Json {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
}
const operations = entries.map(({ operation }) => operation as unknown as Operation);
const tags = [...new Set(operations.flatMap((operation) => operation.tags))];
const components = openApiDocument.components.schemas as Record<string, Json>;

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Whether a description says no more than the name: "The name". */
const repeatsName = ({ name, description }: Part) =>
  letters((description ?? '').replace(/^(?:the|a|an) /i, '')) === letters(name);
const where = (parts: Part[]) => [...new Set(parts.map(({ path }) => path))].sort();

describe.each(tags)('what the document says of %s', (tag) => {
  const ofTag = operations.filter((operation) => operation.tags.includes(tag));
  const parts = ofTag.flatMap((operation) => describedParts(operation, components));

  it('describes every operation, and sums it up in a phrase that stands alone', () => {
    expect(
      ofTag.filter(({ description = '' }) => !/\w/.test(description)).map(({ operationId }) => operationId),
    ).toEqual([]);
    expect(ofTag.filter(({ summary }) => summary.length > SUMMARY_MAX).map(({ summary }) => summary)).toEqual([]);
  });

  it('describes every parameter, schema and property', () => {
    expect(where(parts.filter(({ description = '' }) => !/\w/.test(description)))).toEqual([]);
  });

  it('says in no description what the name says already', () => {
    expect(where(parts.filter(repeatsName))).toEqual([]);
  });

  it('names the schema of every body and answer', () => {
    expect(where(parts.filter(({ isUnnamed }) => isUnnamed))).toEqual([]);
  });

  it('names the codes of each error answer, and what each conflict comes from', () => {
    const unexplained = ofTag
      .filter((operation) => operation['x-error-codes'] !== undefined)
      .flatMap((operation) => {
        const codes = operation['x-error-codes'] as string[];
        const { description = '' } = (operation.responses as Record<string, { description?: string }>)['409'] ?? {};
        const conflicts = [...description.matchAll(/`([A-Z_]+)`: \w/g)].map(([, code = '']) => code);
        const others = Object.keys(operation.responses as Json).filter(
          (status) => /^[345]/.test(status) && !/304|409/.test(status),
        );
        const isWhole =
          codes.length === others.length + conflicts.length && conflicts.every((code) => codes.includes(code));
        return isWhole ? [] : [operation.operationId];
      });
    expect(unexplained).toEqual([]);
  });

  it('has an example for every body and success answer, which the schema takes', () => {
    expect(ofTag.flatMap(exampleProblems)).toEqual([]);
  });
});

describe('the summaries', () => {
  it('are all different', () => {
    const summaries = operations.map(({ summary }) => summary);
    expect(summaries.filter((summary, index) => summaries.indexOf(summary) !== index)).toEqual([]);
  });
});
