import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { cn } from '~/lib/cn';
import { formatPercent } from '~/lib/format/format';
import { Skeleton } from '../feedback/Skeleton';
import { VisuallyHidden } from './VisuallyHidden';

export interface MetricCardProps {
  title: string;
  value: ReactNode;
  icon: ComponentType<{ className?: string }>;
  /** Left out when no history is known. */
  trend?: { percent: number; direction: 'up' | 'down' } | undefined;
  subtitle?: ReactNode;
  isLoading?: boolean | undefined;
  /** Wraps the title in a link that covers the card. */
  link?: ((title: string) => ReactNode) | undefined;
}

export function MetricCard({ title, value, icon: Icon, trend, subtitle, isLoading = false, link }: MetricCardProps) {
  return (
    <div className="relative flex flex-col gap-0.5 rounded-lg border border-border bg-card px-4 py-3 transition-colors has-[a]:hover:border-input">
      <div className="flex items-center justify-between gap-2 text-muted-foreground">
        <h2 className="font-medium text-ui">{link ? link(title) : title}</h2>
        <span aria-hidden>
          <Icon className="size-4" />
        </span>
      </div>
      {isLoading ? (
        <Skeleton className="my-1 h-6 w-24" />
      ) : (
        <div className="flex items-baseline gap-2">
          <span className="font-semibold text-xl tabular-nums leading-8 tracking-tight sm:text-2xl">{value}</span>
          {trend && <Trend {...trend} />}
        </div>
      )}
      {subtitle && <p className="text-ui text-muted-foreground">{subtitle}</p>}
    </div>
  );
}

function Trend({ percent, direction }: { percent: number; direction: 'up' | 'down' }) {
  const isUp = direction === 'up';
  const Icon = isUp ? TrendingUp : TrendingDown;
  return (
    <span
      className={cn('inline-flex items-center gap-1 font-medium text-xs', isUp ? 'text-success' : 'text-destructive')}
    >
      <Icon aria-hidden className="size-3.5" />
      <VisuallyHidden>{isUp ? 'up' : 'down'}</VisuallyHidden>
      {formatPercent(percent, 0)}
    </span>
  );
}
