export { type AuditWriter, appendLine } from './chain/append-line.ts';
export { cutAudit, previewCut } from './chain/cut-audit.ts';
export { noteHead } from './chain/note-head.ts';
export { verifyAudit } from './chain/verify-audit.ts';
export { type AuditActor, runAs } from './current-actor.ts';
export { exportAudit } from './export-audit.ts';
export { listAudit } from './list-audit.ts';
export { recordOperation, recordPurchase } from './record-operation.ts';
