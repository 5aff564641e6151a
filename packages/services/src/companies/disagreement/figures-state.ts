import { createHash } from 'node:crypto';
import type { Aggregate } from '../figures/rule/aggregate.ts';
import { sourceKey } from '../figures/rule/source-key.ts';

/** Names the figures that are compared: a source that confirms its figure on another day leaves it. */
export function figuresState({ compared }: Pick<Aggregate, 'compared'>): string {
  const figures = compared.map(({ source, headcount }) => [
    sourceKey(source),
    'value' in headcount ? headcount.value : [headcount.min, headcount.max ?? null],
  ]);
  const text = JSON.stringify(figures.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
