import { FlaskConical } from 'lucide-react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';

/**
 * Says that the companies are fictional for as long as they are. One click removes them and asks nothing: `npm run demo`
 * brings them back, and what a person added stays.
 */
export function DemoBanner() {
  const { data } = trpc.companies.workspace.useQuery({});
  const removeDemo = trpc.companies.removeDemo.useMutation({
    meta: { awaitsReads: true },
    onSuccess: ({ removed }) => {
      toast({ title: 'Demo Data Removed', description: `Removed ${formatCount(removed, 'company', 'companies')}.` });
    },
    onError: (error) => {
      toast({ title: 'Failed to Remove Demo Data', description: errorMessage(error), variant: 'destructive' });
    },
  });
  if (!data?.demo) return null;
  return (
    <aside
      aria-label="Demo data"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden border-border border-b bg-warning-soft px-4 py-1.5 text-warning md:px-6"
    >
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      <p className="min-w-52 flex-1">The companies in this workspace are fictional demo data.</p>
      <button
        type="button"
        className="rounded font-medium underline underline-offset-4 hover:no-underline"
        disabled={removeDemo.isPending}
        onClick={() => removeDemo.mutate({})}
      >
        {removeDemo.isPending ? 'Removing…' : 'Remove demo data'}
      </button>
    </aside>
  );
}
