import type { LeadList } from '@workbench/services/leads/schemas';
import { Download } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/overlays/DropdownMenu';
import { CRM_PROFILES } from '~/lib/format/crm-profiles';

/** Plain links: the browser writes a large file to disk as it comes. */
export function LeadListDownloadMenu({ list: { id, name, counts } }: { list: LeadList }) {
  const files = [
    { label: 'CSV with results', href: `/api/leads/lists/${id}/file/csv` },
    { label: 'XLSX with results', href: `/api/leads/lists/${id}/file/xlsx` },
    ...CRM_PROFILES.map(([profile, crm]) => ({
      label: `For ${crm}`,
      href: `/api/leads/lists/${id}/file/csv?profile=${profile}`,
    })),
    ...(counts.failed > 0 ? [{ label: 'Rows with errors', href: `/api/leads/lists/${id}/errors` }] : []),
  ];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="sm" aria-label={`Download results for ${name}`}>
          <Download aria-hidden />
          Download
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {files.map(({ label, href }) => (
          <DropdownMenuItem key={href} asChild>
            <a href={href} download>
              {label}
            </a>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
