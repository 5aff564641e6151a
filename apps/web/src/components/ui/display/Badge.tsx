import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

const VARIANTS = {
  default: 'bg-muted text-foreground',
  outline: 'border border-border text-muted-foreground',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  destructive: 'bg-destructive-soft text-destructive',
} as const;

export interface BadgeProps extends ComponentProps<'span'> {
  variant?: keyof typeof VARIANTS | undefined;
}

export function Badge({ variant = 'default', className, ...props }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 whitespace-nowrap rounded px-2 py-0.5 font-medium text-xs',
        VARIANTS[variant],
        className,
      )}
      {...props}
    />
  );
}
