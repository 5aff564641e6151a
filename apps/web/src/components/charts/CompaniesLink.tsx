import { Link } from '@tanstack/react-router';
import type { CompanyFilter } from '@workbench/services/companies/filter';
import type { ReactNode } from 'react';
import { cn } from '~/lib/cn';

interface CompaniesLinkProps {
  /** Left out: all companies. */
  filter?: CompanyFilter | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  title?: string | undefined;
  children: ReactNode;
}

/** From a number to the companies that it counts. */
export function CompaniesLink({ filter, className, children, ...rest }: CompaniesLinkProps) {
  return (
    <Link
      to="/search"
      search={filter === undefined ? {} : { filter: JSON.stringify(filter) }}
      className={cn('rounded-sm underline-offset-4 hover:underline', className)}
      {...rest}
    >
      {children}
    </Link>
  );
}

/** The title of a card whose whole surface leads to its companies. */
export function cardLink(filter?: CompanyFilter) {
  return (title: string) => (
    <CompaniesLink filter={filter} className={CARD_LINK}>
      {title}
    </CompaniesLink>
  );
}

export const CARD_LINK = 'rounded-sm underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline';

/** The companies whose headcounts are averaged. */
export const WITH_AGGREGATE: CompanyFilter = { field: 'headcount', op: 'is', value: 'aggregate' };
