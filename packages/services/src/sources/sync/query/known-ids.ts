import type { CompanyAnswer, CompanyIds } from '@workbench/connectors/types';
import { isTrustedMatch } from './match-trust.ts';

type Ids = Record<string, string>;

/** The identifiers that one source stated in its last answer. */
export interface StatedIds {
  /** Missing when an earlier version stored the answer: it is not known who stated what. */
  ids?: Ids;
  /** Identifiers of other sources by which it found the company; null when it found it by itself. */
  foundBy?: Ids | null;
  /** It found the company by name and location, which is less sure than by its domain. */
  isByName?: boolean;
}

/** What a source states now. An identifier that it only repeats is no statement of its own. */
export function statedIds(answer: CompanyAnswer | null, queried: CompanyIds, earlier: StatedIds = {}): StatedIds {
  if (answer === null || !isTrustedMatch(answer)) return { ids: {}, foundBy: null, isByName: false };
  const given = Object.entries(answer.ids) as [string, string][];
  const isByName = answer.match === 'name_and_place';
  if (answer.match !== 'id') return { ids: Object.fromEntries(given), foundBy: null, isByName };
  const isOwn = ([kind, id]: [string, string]) => earlier.ids?.[kind] === id;
  const isRepeated = ([kind, id]: [string, string]) => (queried as Ids)[kind] === id;
  const ids = Object.fromEntries(given.filter((entry) => isOwn(entry) || !isRepeated(entry)));
  const repeated = given.filter(isRepeated);
  const others = repeated.filter((entry) => !isOwn(entry));
  if (others.length > 0) return { ids, foundBy: Object.fromEntries(others), isByName };
  if (repeated.length > 0 && earlier.ids !== undefined) {
    return { ids, foundBy: earlier.foundBy ?? null, isByName: earlier.isByName ?? false };
  }
  return { ids, foundBy: { ...queried }, isByName };
}

/**
 * The identifiers that are believed: those of sources that found the company by themselves, and of sources that were
 * led to it by a believed one. Of two that differ, the one of the surer match.
 * @param own what a user or a file states, which is surer than any source
 */
export function believedIds(stated: readonly StatedIds[], own: Ids = {}): CompanyIds {
  const ordered = stated.toSorted((a, b) => Number(a.isByName ?? false) - Number(b.isByName ?? false));
  const believed: Ids = { ...own };
  const waiting = new Set(ordered);
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const source of waiting) {
      if (source.foundBy && !sharesId(source.foundBy, believed)) continue;
      waiting.delete(source);
      isGrowing = true;
      for (const [kind, id] of Object.entries(source.ids ?? {})) believed[kind] ??= id;
    }
  }
  return believed as CompanyIds;
}

/** Whether a source found the company by identifiers that are no longer believed. */
export function hasLostIds({ foundBy }: StatedIds, ids: CompanyIds): boolean {
  return foundBy ? !sharesId(foundBy, ids as Ids) : false;
}

export function sharesId(a: Ids, b: Ids): boolean {
  return Object.entries(a).some(([kind, id]) => b[kind] === id);
}
