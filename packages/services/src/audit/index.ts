export { type AuditWriter, appendLine } from './append-line.ts';
export { type AuditActor, runAs } from './current-actor.ts';
export { cutAudit, previewCut } from './cut-audit.ts';
export { exportAudit } from './export-audit.ts';
export { listAudit } from './list-audit.ts';
export { noteHead } from './note-head.ts';
export { recordOperation, recordPurchase } from './record-operation.ts';
export { verifyAudit } from './verify-audit.ts';
