import { useNavigate } from '@tanstack/react-router';
import type { CompanyFilter } from '@workbench/services/companies/filter';

/** Opens the companies behind a part of a drawing. The list beside the drawing has the same as links. */
export function useOpenCompanies() {
  const navigate = useNavigate();
  return (filter: CompanyFilter) => void navigate({ to: '/search', search: { filter: JSON.stringify(filter) } });
}
