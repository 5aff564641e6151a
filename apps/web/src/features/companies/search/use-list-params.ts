import { useSearch } from '@tanstack/react-router';
import type { CompaniesParams } from '../url-params';

/** The address of the list without the open company: opening one draws its dialog, not the list again. */
export function useListParams(): CompaniesParams {
  return useSearch({ from: '/search', select: withoutCompany, structuralSharing: true });
}

function withoutCompany({ company: _company, ...rest }: CompaniesParams): CompaniesParams {
  return rest;
}
