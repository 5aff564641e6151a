import { ScrolledTable } from '~/components/ui/display/ScrolledTable';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';

/** Companies that are not as they were before the import although it was taken back, with the reason. */
export function KeptCompanies({ id }: { id: string }) {
  const kept = trpc.imports.kept.useQuery({ id }, { staleTime: 0, refetchOnMount: 'always' });
  return (
    <PanelQueryState query={kept} failure={READ_FAILURE.imports}>
      {(companies) => (
        <ScrolledTable
          title="Kept because of later changes"
          columns={['Company', 'Reason']}
          rows={companies.map(({ companyId, name, reason }) => ({ key: companyId, cells: [name, reason] }))}
        />
      )}
    </PanelQueryState>
  );
}
