import type { CompanyIdentifierView } from '@workbench/services/companies/schemas';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { AddIdentifier } from './AddIdentifier';
import { IdentifierRow } from './IdentifierRow';
import { useIdentifiers } from './use-identifiers';

const keyOf = ({ kind, value }: CompanyIdentifierView) => `${kind}:${value}`;

/** What registers, networks and the owner's systems know a company by; a wrong one is struck out and can be restored. */
export function IdentifiersPanel({ id }: { id: string }) {
  const identifiers = useIdentifiers(id);
  /** The one that was changed last: it has moved to another list, and the focus follows it. */
  const [moved, setMoved] = useState<string | null>(null);
  return (
    <PanelQueryState query={identifiers.list} failure={READ_FAILURE.identifiers}>
      {(all) => {
        const rows = (some: CompanyIdentifierView[]) =>
          some.map((identifier) => (
            <IdentifierRow
              key={keyOf(identifier)}
              companyId={id}
              identifier={identifier}
              identifiers={identifiers}
              takesFocus={moved === keyOf(identifier)}
              onMoved={() => setMoved(keyOf(identifier))}
            />
          ));
        const active = all.filter(({ struck }) => struck === null);
        const struck = all.filter((identifier) => identifier.struck !== null);
        return (
          <div className="flex flex-col gap-4">
            {active.length === 0 ? (
              <EmptyState
                icon={Fingerprint}
                title={struck.length === 0 ? 'No identifiers yet' : 'No identifier left'}
                description="Syncs find register numbers. You can also add one, or the company’s ID in one of your systems."
              />
            ) : (
              <ul aria-label="Identifiers" className={LIST}>
                {rows(active)}
              </ul>
            )}
            <AddIdentifier companyId={id} add={identifiers.add} />
            {struck.length > 0 && (
              <section className="flex flex-col gap-2">
                <h3 className="font-medium text-ui">Struck out</h3>
                <ul aria-label="Struck out" className={LIST}>
                  {rows(struck)}
                </ul>
              </section>
            )}
          </div>
        );
      }}
    </PanelQueryState>
  );
}

const LIST = 'divide-y divide-border rounded-md border border-border';
