import { Building2, SearchX } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { EmptyState } from '~/components/ui/feedback/EmptyState';

/** What a list without companies says: why, and the way out. */

export function NoCompanies() {
  return (
    <EmptyState
      icon={Building2}
      title="No companies yet"
      description="Add a company or import a list in the “Bulk Import (CSV)” tab."
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
