export { type AuditWriter, appendLine } from './append-line.ts';
export { type AuditActor, runAs } from './current-actor.ts';
export { cutAudit } from './cut-audit.ts';
export { exportAudit } from './export-audit.ts';
export { listAudit } from './find-lines.ts';
export { recordOperation, recordPurchase } from './record-operation.ts';
export { noteHead, verifyAudit } from './verify-audit.ts';
