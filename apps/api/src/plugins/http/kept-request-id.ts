import { createHash } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** As the audit log and runs keep it. Clients choose ids; what is kept for years must not have a name in it. */
export const keptRequestId = (id: string): string =>
  UUID.test(id) ? id : createHash('sha256').update(id).digest('hex').slice(0, 16);
