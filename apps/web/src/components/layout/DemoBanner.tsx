import { FlaskConical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { trpc } from '~/lib/trpc';

const RemoveDemoDialog = lazy(() =>
  import('./RemoveDemoDialog').then((module) => ({ default: module.RemoveDemoDialog })),
);

/** Says that the companies are fictional for as long as they are. */
export function DemoBanner() {
  const { data } = trpc.companies.workspace.useQuery({});
  const [isConfirming, setConfirming] = useState(false);
  if (!data?.demo) return null;
  return (
    <aside
      aria-label="Demo data"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-border border-b bg-warning-soft px-4 py-1.5 text-warning md:px-6"
    >
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      <p className="min-w-52 flex-1">The companies in this workspace are fictional demo data.</p>
      <button
        type="button"
        className="rounded font-medium underline underline-offset-4 hover:no-underline"
        onClick={() => setConfirming(true)}
      >
        Remove demo data
      </button>
      {isConfirming && (
        <Suspense fallback={null}>
          <RemoveDemoDialog onClose={() => setConfirming(false)} />
        </Suspense>
      )}
    </aside>
  );
}
