import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { buttonClass } from '~/components/ui/controls/Button';
import { cn } from '~/lib/cn';
import { type CompanyList, toListParams } from './company-list';

/** To the search that the user came from, as it was. */
export function BackToList({ list }: { list: CompanyList | null }) {
  return (
    <Link
      to="/search"
      search={list === null ? {} : toListParams(list)}
      className={cn(buttonClass('ghost', 'sm'), '-ml-2 px-2 text-muted-foreground')}
    >
      <ArrowLeft aria-hidden />
      {list !== null && list.q !== '' ? `Search: ${list.q}` : 'Companies'}
    </Link>
  );
}
