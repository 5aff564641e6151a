import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import type { CompanyPageParams } from '../url-params';
import type { Neighbors } from './company-list';

interface ListNavigationProps {
  neighbors: Neighbors;
  params: CompanyPageParams;
}

/** To the companies before and after this one; the tab stays. */
export function ListNavigation({ neighbors: { previous, next }, params }: ListNavigationProps) {
  return (
    <nav aria-label="Companies of the list" className="flex gap-1">
      <Step id={previous} params={params} label="Previous company" letter="k">
        <ChevronLeft aria-hidden />
      </Step>
      <Step id={next} params={params} label="Next company" letter="j">
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

interface StepProps {
  id: string | null;
  params: CompanyPageParams;
  label: string;
  letter: string;
  children: ReactNode;
}

function Step({ id, params, label, letter, children }: StepProps) {
  if (id === null) {
    return (
      <Button variant="outline" size="icon-sm" aria-label={label} disabled>
        {children}
      </Button>
    );
  }
  return (
    <Link
      to="/companies/$id"
      params={{ id }}
      search={params}
      aria-label={label}
      aria-keyshortcuts={letter}
      title={`${label} (${letter})`}
      className={buttonClass('outline', 'icon-sm')}
    >
      {children}
    </Link>
  );
}
