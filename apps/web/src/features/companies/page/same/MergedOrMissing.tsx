import { Navigate } from '@tanstack/react-router';
import { useSurvivor } from '~/components/merges/use-survivor';
import type { CompanyPageParams } from '../../url-params';
import { CompanyPageMissing, CompanyPageSkeleton } from '../CompanyPageStates';

/** The page of an id that names no company any more: the survivor's, when it was merged. */
export function MergedOrMissing({ id, params }: { id: string; params: CompanyPageParams }) {
  const survivor = useSurvivor(id);
  if (survivor === undefined) return <CompanyPageSkeleton />;
  if (survivor === null) return <CompanyPageMissing />;
  return <Navigate to="/companies/$id" params={{ id: survivor }} search={params} replace />;
}
