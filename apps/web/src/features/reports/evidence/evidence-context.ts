import type { Citation, EvidenceItem } from '@workbench/services/reports/schemas';
import { createContext, useContext } from 'react';

/** The evidence of the report on screen, for the marks in its sentences. */
export interface EvidenceAccess {
  /** The number in the mark, from 1, and the evidence itself; null for an id that the report does not have. */
  find: (evidenceId: string) => { number: number; item: EvidenceItem } | null;
  /** True where the sources stand beside the text; otherwise one opens over it. */
  isBeside: boolean;
  /** Id of the evidence that is pointed at or open: its statements and itself are highlighted. */
  litId: string | null;
  point: (evidenceId: string | null) => void;
  open: (citation: Citation) => void;
}

export const EvidenceContext = createContext<EvidenceAccess>({
  find: () => null,
  isBeside: false,
  litId: null,
  point: () => {},
  open: () => {},
});

export function useEvidence(): EvidenceAccess {
  return useContext(EvidenceContext);
}

/** Id of the element that shows a source beside the text. */
export const sourceElementId = (evidenceId: string): string => `source-${evidenceId}`;

/** Evidence by id with its number: that of its id, as in the exported files, so that "E3" is [3] everywhere. */
export function numberEvidence(evidence: readonly EvidenceItem[]): EvidenceAccess['find'] {
  const found = new Map(evidence.map((item, index) => [item.id, { number: numberOf(item.id) ?? index + 1, item }]));
  return (evidenceId) => found.get(evidenceId) ?? null;
}

function numberOf(evidenceId: string): number | null {
  const digits = /^E(\d+)$/.exec(evidenceId)?.[1];
  return digits === undefined ? null : Number(digits);
}
