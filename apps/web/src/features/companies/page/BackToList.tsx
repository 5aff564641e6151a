import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { buttonClass } from '~/components/ui/controls/Button';
import { cn } from '~/lib/cn';
import { parseCompaniesParams } from '../url-params';
import type { CompanyList } from './company-list';

/** To the search that the user came from, with its words and order. */
export function BackToList({ list }: { list: CompanyList | null }) {
  const search = list === null ? {} : parseCompaniesParams({ q: list.q, sort: list.sort });
  return (
    <Link to="/search" search={search} className={cn(buttonClass('ghost', 'sm'), '-ml-2 px-2 text-muted-foreground')}>
      <ArrowLeft aria-hidden />
      {list !== null && list.q !== '' ? `Search: ${list.q}` : 'Companies'}
    </Link>
  );
}
