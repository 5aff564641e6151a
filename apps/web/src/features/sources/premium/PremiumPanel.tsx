import { Check, Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';

const PremiumDialog = lazy(() => import('./PremiumDialog').then((module) => ({ default: module.PremiumDialog })));

const FEATURES = [
  'API-based real-time data access',
  'Advanced filtering and segmentation',
  'Historical data tracking and trends',
  'Priority support with a dedicated account manager',
] as const;

/** What is called premium elsewhere. Nothing is sold: the button shows where it is already. */
export function PremiumPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <CardHeader className="flex-row items-center gap-2">
        <Sparkles aria-hidden className="size-4 text-link" />
        <CardTitle>Premium Features</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-wrap items-end justify-between gap-4">
        <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
          {FEATURES.map((feature) => (
            <li key={feature} className="flex items-start gap-2">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
              {feature}
            </li>
          ))}
        </ul>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Upgrade to Premium
        </Button>
      </CardContent>
      {isOpen && (
        <Suspense fallback={null}>
          <PremiumDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
