import { Command } from 'cmdk';
import { Building2, Maximize2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { useDebounced } from '~/lib/state/use-debounced';
import { PaletteItem } from './PaletteItem';

const LIMIT = 8;
const DEBOUNCE_MS = 150;

interface PaletteCompaniesProps {
  text: string;
  /** The best match, as soon as it is known. */
  onFound: (companyId: string) => void;
  onChoose: (companyId: string) => void;
  onOpenPage: (companyId: string) => void;
}

/** The companies that match, as the server ranks them. */
export function PaletteCompanies({ text, onFound, onChoose, onOpenPage }: PaletteCompaniesProps) {
  const q = useDebounced(text, DEBOUNCE_MS);
  const { data, error, isPending } = trpc.companies.page.useQuery({ q, limit: LIMIT });
  const best = data?.items[0];
  const first = best?.id;
  const reportFound = useEffectEvent(onFound);
  useEffect(() => {
    if (first !== undefined) reportFound(first);
  }, [first]);

  if (isPending) return <Note>Searching companies…</Note>;
  if (error) return <Note>{`${READ_FAILURE.search}: ${errorMessage(error)}`}</Note>;
  if (data.items.length === 0) return <Note>No matching companies.</Note>;
  return (
    <Command.Group heading="Companies" className="palette-group">
      {data.items.map((company) => (
        <PaletteItem
          key={company.id}
          value={company.id}
          icon={Building2}
          title={company.name}
          detail={company.domain}
          onSelect={() => onChoose(company.id)}
        />
      ))}
      {best !== undefined && (
        <PaletteItem
          value={`page ${best.id}`}
          icon={Maximize2}
          title={`Open the page of ${best.name}`}
          detail={best.domain}
          onSelect={() => onOpenPage(best.id)}
        />
      )}
    </Command.Group>
  );
}

function Note({ children }: { children: string }) {
  return (
    <div role="option" aria-selected={false} aria-disabled tabIndex={-1} className="px-2 py-3 text-muted-foreground">
      {children}
    </div>
  );
}
