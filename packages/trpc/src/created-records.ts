/**
 * POSTs that create one record, or start one run, and answer it with its `id`: their `Location` is where it is read.
 */
const CREATES: ReadonlySet<string> = new Set([
  'bulk-start',
  'campaigns-create',
  'companies-create',
  'customers-add',
  'leads-enrich',
  'lists-create',
  'privacy-startErasure',
  'sources-syncAll',
  'views-create',
  'webhooks-create',
]);

/** Whether an operation answers with a `Location`. */
export const answersLocation = (operationId: string): boolean => CREATES.has(operationId);

/** Where what an operation has created is read; null for every other operation. */
export function locationOf(operationId: string, template: string, output: unknown): string | null {
  if (!answersLocation(operationId)) return null;
  const { id } = output as { id: string };
  return `/api${template}/${encodeURIComponent(id)}`;
}
