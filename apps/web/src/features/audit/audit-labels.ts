import type { AuditLine } from '@workbench/services/audit/schemas';

export const ACTOR_LABELS = {
  owner: 'Owner',
  anyone: 'Without a key',
  job: 'Background work',
  demo: 'Demo data',
} as const;

export const VIA_LABELS: Record<AuditLine['via'], string> = {
  person: 'Screen',
  script: 'Script',
  mcp: 'Assistant',
  job: 'Job',
};

/** "Owner", or the name of the key. */
export function actorLabel({ kind, id, name }: AuditLine['actor']): string {
  return kind === 'key' ? (name ?? `Key ${id?.slice(0, 8)}…`) : ACTOR_LABELS[kind];
}

/** "2 created, 1 failed", or how many records were named. */
export function countsLabel({ counts, recordCount }: AuditLine): string {
  const named = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  if (named.length > 0) return named.join(', ');
  return recordCount === 0 ? '' : recordCount === 1 ? '1 record' : `${recordCount} records`;
}
