import { createFileRoute } from '@tanstack/react-router';
import { AuditLogPage } from '~/features/audit/AuditLogPage';
import { validateAuditParams } from '~/features/audit/url-params';

export const Route = createFileRoute('/audit-log')({
  staticData: { title: 'Audit Log' },
  validateSearch: validateAuditParams,
  component: AuditLog,
});

function AuditLog() {
  return <AuditLogPage params={Route.useSearch()} />;
}
