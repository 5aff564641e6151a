import { lazy, Suspense } from 'react';
import { useFirstUse } from '~/lib/browser/focus/use-first-use';
import { useToasts } from '~/lib/notifications/toast';

const Toaster = lazy(() => import('./Toaster').then((module) => ({ default: module.Toaster })));

/** Loads the toasts when the person first does something, as the first failure may be that the server is away. */
export function ToasterOnDemand() {
  const wasUsed = useFirstUse();
  const { visible } = useToasts();
  if (!wasUsed && visible === null) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
