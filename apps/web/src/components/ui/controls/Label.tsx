import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

interface LabelProps extends ComponentProps<'label'> {
  /** The id of the field that it names. */
  htmlFor: string;
}

export function Label({ className, htmlFor, children, ...props }: LabelProps) {
  return (
    <label htmlFor={htmlFor} className={cn('font-medium text-ui', className)} {...props}>
      {children}
    </label>
  );
}
