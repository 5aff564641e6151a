import { Link } from '@tanstack/react-router';
import { Building2, SearchX } from 'lucide-react';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { EmptyState } from '~/components/ui/feedback/EmptyState';

/** What a list without companies says: why, and the way out. */

export function NoCompanies() {
  return (
    <EmptyState
      icon={Building2}
      title="No companies yet"
      description="Add a company, or import a list of them."
      action={
        <Link to="/search" search={{ tab: 'import' }} className={buttonClass('outline')}>
          Import a CSV
        </Link>
      }
    />
  );
}

export function NoMatch({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={`No companies match “${q}”`}
      description="Search matches the start of words in name, domain and industry."
      action={
        <Button variant="outline" onClick={onClear}>
          Show all companies
        </Button>
      }
    />
  );
}

export function NoFilterMatch({ words, onClear }: { words: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No companies match the filter"
      description={words}
      action={
        <Button variant="outline" onClick={onClear}>
          Remove the filter
        </Button>
      }
    />
  );
}
