import { EVIDENCE_TEXT_MAX, type Evidence } from '@workbench/connectors/gather';
import type { EvidenceItem } from '../schemas.ts';

/** Most pieces of evidence of one report; a document with all of their texts stays far below what the database takes. */
export const EVIDENCE_MAX = 60;

export interface MergedEvidence {
  items: EvidenceItem[];
  /** How many of each source are kept, in the order in which the sources were given. */
  perSource: number[];
}

/**
 * One list of what all sources found, each address once, with ids E1, E2 … When there is too much, sources take turns,
 * so that a site of many pages crowds no other source out.
 */
export function mergeEvidence(sources: readonly (readonly Evidence[])[]): MergedEvidence {
  const unique = excludeDuplicateUrls(sources);
  const perSource = allocateEvenly(unique.map(({ length }) => length));
  const kept = unique.flatMap((evidence, source) => evidence.slice(0, perSource[source]));
  const items = kept.map((evidence, index) => ({ id: `E${index + 1}`, ...withPlainTexts(evidence) }));
  return { items, perSource };
}

function excludeDuplicateUrls(sources: readonly (readonly Evidence[])[]): Evidence[][] {
  const seen = new Set<string>();
  return sources.map((evidence) =>
    evidence.filter(({ url }) => {
      // An entry of a list is named by a text fragment; every other fragment is a place on the same page.
      const address = url.replace(/#(?!:~:).*$/, '');
      if (seen.has(address)) return false;
      seen.add(address);
      return true;
    }),
  );
}

function allocateEvenly(found: number[]): number[] {
  const shares = found.map(() => 0);
  let left = EVIDENCE_MAX;
  while (left > 0 && shares.some((share, source) => share < (found[source] ?? 0))) {
    for (let source = 0; source < shares.length && left > 0; source++) {
      const share = shares[source] ?? 0;
      if (share >= (found[source] ?? 0)) continue;
      shares[source] = share + 1;
      left--;
    }
  }
  return shares;
}

function withPlainTexts(evidence: Evidence): Evidence {
  return {
    ...evidence,
    title: stripFormatCharacters(evidence.title),
    text: stripFormatCharacters(evidence.text).slice(0, EVIDENCE_TEXT_MAX).toWellFormed(),
  };
}

/**
 * Without invisible characters: a bidirectional control would turn the screen's text as well. A lone surrogate, as
 * truncation leaves it, would come back from the database as another character.
 */
function stripFormatCharacters(text: string): string {
  return text.toWellFormed().replace(/\p{Cf}/gu, '');
}
