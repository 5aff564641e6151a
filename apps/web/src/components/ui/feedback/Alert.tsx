import { CheckCircle2, TriangleAlert } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { cn } from '~/lib/cn';

const VARIANTS = {
  success: { box: 'bg-success-soft', text: 'text-success', icon: CheckCircle2 },
  warning: { box: 'bg-warning-soft', text: 'text-warning', icon: TriangleAlert },
  destructive: { box: 'bg-destructive-soft', text: 'text-destructive', icon: TriangleAlert },
} as const;

interface AlertProps {
  variant: keyof typeof VARIANTS;
  /** "alert" interrupts a screen reader, "status" waits for it; without either the alert is part of the page. */
  role?: 'alert' | 'status' | undefined;
  /** Carries the colour; what is beneath it is ordinary text. */
  title?: ReactNode;
  icon?: ComponentType<{ className?: string }>;
  /** A button or link that leads on. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Alert({ variant, role, title, icon, action, className, children }: AlertProps) {
  const { box, text, icon: variantIcon } = VARIANTS[variant];
  const Icon = icon ?? variantIcon;
  return (
    <div role={role} className={cn('flex flex-wrap items-start gap-2 rounded-md px-3 py-2 text-ui', box, className)}>
      <span aria-hidden className={cn('mt-0.5 shrink-0', text)}>
        <Icon className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1 break-words">
        {title !== undefined && <div className={cn('font-semibold', text)}>{title}</div>}
        {title === undefined ? <div className={text}>{children}</div> : children}
      </div>
      {action}
    </div>
  );
}
