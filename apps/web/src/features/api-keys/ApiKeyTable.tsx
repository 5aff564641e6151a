import type { ApiKey } from '@workbench/services/api-keys/schemas';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { DASH, formatDate, formatNumber, formatRelativeTime } from '~/lib/format/format';
import { useNow } from '~/lib/state/use-now';

const COLUMNS = ['Name', 'Key', 'Scopes', 'State', 'Last used', 'Expires', { label: 'Limit', isNumber: true }];
const STATES = {
  active: { label: 'Active', variant: 'success' },
  expired: { label: 'Expired', variant: 'warning' },
  revoked: { label: 'Revoked', variant: 'outline' },
} as const;

interface ApiKeyTableProps {
  keys: readonly ApiKey[];
  onRename: (key: ApiKey) => void;
  onRevoke: (key: ApiKey) => void;
}

/** The newest first, a line each. */
export function ApiKeyTable({ keys, onRename, onRevoke }: ApiKeyTableProps) {
  const now = useNow();
  return (
    <ScrollRegion aria-label="API keys" className="bg-card">
      <Table columns={COLUMNS} hasActions>
        {keys.map((key) => (
          <tr key={key.id} className={TABLE_ROW}>
            <th scope="row" className="min-w-36 max-w-72 break-words font-medium">
              {key.name}
            </th>
            <td className="whitespace-nowrap font-mono text-xs">{key.hint}</td>
            <td className="whitespace-nowrap">{key.scopes.join(', ')}</td>
            <td>
              <Badge variant={STATES[key.state].variant}>{STATES[key.state].label}</Badge>
            </td>
            <td className="whitespace-nowrap" title={formatDate(key.lastUsedAt)}>
              {key.lastUsedAt === null ? 'Not yet' : formatRelativeTime(key.lastUsedAt, now)}
            </td>
            <td className="whitespace-nowrap">{key.expiresAt === null ? 'Never' : formatDate(key.expiresAt)}</td>
            <td className={NUMBER_CELL}>
              {key.requestsPerMinute === null ? DASH : `${formatNumber(key.requestsPerMinute)}/min`}
            </td>
            <td className="whitespace-nowrap text-right">
              <div className="flex justify-end gap-2">
                <Button variant="outline" size="sm" aria-label={`Rename ${key.name}`} onClick={() => onRename(key)}>
                  Rename
                </Button>
                {key.state === 'active' && (
                  <Button variant="outline" size="sm" aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
                    Revoke
                  </Button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </Table>
    </ScrollRegion>
  );
}
