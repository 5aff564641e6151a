import type { CompanyAliases as Aliases, Company } from '@workbench/services/companies/schemas';
import type { ReactNode } from 'react';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatDate } from '~/lib/format/format';
import { AddAlias } from './AddAlias';
import { AliasRemoval } from './AliasRemoval';

/** By what else a company is known: its further domains, which it alone has, and former names. */
export function CompanyAliases({ company: { id, name } }: { company: Company }) {
  const aliases = trpc.companies.aliases.useQuery({ id }, { staleTime: 0, refetchOnMount: 'always' });
  return (
    <section aria-label="Other domains and names" className="mt-4 flex flex-col gap-2">
      <h3 className="font-medium text-ui">Other domains and names</h3>
      <PanelQueryState query={aliases} failure={READ_FAILURE.aliases}>
        {({ domains, names }) => (
          <>
            {domains.length + names.length > 0 && (
              <ul className="divide-y divide-border rounded-md border border-border">
                {domains.map(({ domain, origin }) => (
                  <Row key={domain} text={domain} origin={origin}>
                    <AliasRemoval company={{ id, name }} domain={domain} />
                  </Row>
                ))}
                {names.map((former) => (
                  <Row key={`name ${former.name}`} text={former.name} origin={former.origin} />
                ))}
              </ul>
            )}
            <AddAlias company={{ id, name }} />
          </>
        )}
      </PanelQueryState>
    </section>
  );
}

interface RowProps {
  text: string;
  origin: Aliases['domains'][number]['origin'];
  children?: ReactNode;
}

function Row({ text, origin: { summary, at }, children }: RowProps) {
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-1.5">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block break-words">{text}</span>
        <span className="block break-words text-muted-foreground text-xs">
          {[summary, at && formatDate(at)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {children}
    </li>
  );
}
