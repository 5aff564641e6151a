import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { PREMIUM_NAMES } from '../source-catalogue';

const linkClass = 'text-link underline underline-offset-4 hover:no-underline';

const ANSWERS: { feature: string; where: ReactNode }[] = [
  {
    feature: 'API-based real-time data access',
    where: (
      <>
        All figures come from source APIs, and everything on screen is available through{' '}
        <a href="/api/docs" className={linkClass}>
          this product’s API
        </a>
        .
      </>
    ),
  },
  {
    feature: 'Advanced filtering and segmentation',
    where: (
      <>
        Search and sort on{' '}
        <Link to="/search" className={linkClass}>
          Search Companies
        </Link>
        ; filter by industry, location and size under{' '}
        <Link to="/search" search={{ tab: 'discover' }} className={linkClass}>
          Discover Companies
        </Link>
        .
      </>
    ),
  },
  {
    feature: 'Historical data tracking and trends',
    where: 'Historical figures are kept. See the Trend tab in a company’s details.',
  },
  {
    feature: 'Priority support with a dedicated account manager',
    where:
      'The product runs on your machine and you have the source code. Error messages say what to do; see the README for more.',
  },
];

/** Shows that each promise of the panel is kept already, and where keys of paid sources are entered. */
export function PremiumDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-xl">
        <DialogHeader>
          <DialogTitle>Already included</DialogTitle>
          <DialogDescription>There is nothing to buy. All of these are part of your installation:</DialogDescription>
        </DialogHeader>
        <dl className="flex flex-col gap-3">
          {ANSWERS.map(({ feature, where }) => (
            <div key={feature}>
              <dt className="font-medium">{feature}</dt>
              <dd className="text-muted-foreground">{where}</dd>
            </div>
          ))}
        </dl>
        <p className="rounded-md border border-border bg-muted px-4 py-3">
          A subscription to {PREMIUM_NAMES.slice(0, -1).join(', ')} or {PREMIUM_NAMES.at(-1)} also works: enter its key
          in the catalog.
        </p>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Close dialog
          </Button>
          <Link to="/sources" search={{ catalogue: 'premium' }} onClick={onClose} className={buttonClass()}>
            Enter keys
          </Link>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
