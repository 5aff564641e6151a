import { Link } from '@tanstack/react-router';
import { Hammer } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '~/components/ui/Button';
import { Card } from '~/components/ui/Card';
import { EmptyState } from '~/components/ui/EmptyState';
import { PageHeader } from './PageHeader';

interface NotBuiltPageProps {
  title: string;
  /** What a person can do today instead. */
  children: ReactNode;
}

/** Stands in a route whose screen does not exist yet, and says so. */
export function NotBuiltPage({ title, children }: NotBuiltPageProps) {
  return (
    <>
      <PageHeader title={title} />
      <Card>
        <EmptyState
          icon={Hammer}
          title="This screen is not built yet."
          description={children}
          action={
            <Link to="/search" className={buttonClass('outline', 'sm')}>
              Search Companies
            </Link>
          }
        />
      </Card>
    </>
  );
}
