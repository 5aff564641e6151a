import type { FigureScope } from '@workbench/connectors/types';

/** What one headcount counts; figures of different scopes are never put into one median. */
export type HeadlineScope = 'group' | 'legal_entity' | 'establishment';

/** Which scope stands in where no source counts the chosen one. */
const NEXT_BEST: Record<HeadlineScope, readonly HeadlineScope[]> = {
  group: ['group', 'legal_entity', 'establishment'],
  legal_entity: ['legal_entity', 'group', 'establishment'],
  establishment: ['establishment', 'legal_entity', 'group'],
};

const IN_WORDS: Record<HeadlineScope, string> = {
  group: 'the group',
  legal_entity: 'the legal entity',
  establishment: 'the establishment',
};

/**
 * The scope that a figure is compared with. Profiles of a professional network name the group as employer, and a source
 * that does not state its scope is taken to mean the company as a whole.
 */
export function comparableScope(scope: FigureScope | string | undefined): HeadlineScope {
  return scope === 'legal_entity' || scope === 'establishment' ? scope : 'group';
}

/** The chosen scope, or the next best that a figure has; null without figures. */
export function chooseScope(
  figures: readonly { scope?: string | undefined }[],
  chosen: HeadlineScope,
): HeadlineScope | null {
  const present = new Set(figures.map(({ scope }) => comparableScope(scope)));
  return NEXT_BEST[chosen].find((scope) => present.has(scope)) ?? null;
}

/** "the legal entity in France"; the country is that of the source's first location, if it gives one. */
export function scopeInWords(scope: HeadlineScope, locations: readonly string[] = []): string {
  const parts = (locations[0] ?? '').split(',');
  const country = parts.length > 1 && scope !== 'group' ? (parts.at(-1)?.trim() ?? '') : '';
  return country === '' ? IN_WORDS[scope] : `${IN_WORDS[scope]} in ${country}`;
}
