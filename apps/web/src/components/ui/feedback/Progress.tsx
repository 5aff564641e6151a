import { cn } from '~/lib/cn';
import { formatPercent } from '~/lib/format/format';

interface ProgressProps {
  /** 0–100; null while the end is not known. */
  value: number | null;
  /** Read by screen readers. */
  label: string;
  className?: string | undefined;
}

export function Progress({ value, label, className }: ProgressProps) {
  const percent = value === null ? null : Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent === null ? {} : { 'aria-valuenow': percent, 'aria-valuetext': formatPercent(percent, 0) })}
      className={cn('h-2 w-full overflow-hidden rounded-full bg-muted', className)}
    >
      <div
        className={cn('h-full rounded-full bg-primary', percent === null && 'w-1/3 motion-safe:animate-pulse')}
        {...(percent === null ? {} : { style: { width: `${percent}%` } })}
      />
    </div>
  );
}
