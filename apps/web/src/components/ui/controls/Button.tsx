import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

const VARIANTS = {
  default: 'forced-colors:border bg-primary text-primary-foreground hover:bg-primary-hover',
  outline: 'border border-border bg-card text-foreground hover:bg-accent',
  secondary: 'forced-colors:border bg-muted text-foreground hover:bg-accent',
  ghost: 'text-foreground hover:bg-accent',
  destructive: 'forced-colors:border bg-destructive-solid text-white hover:opacity-90',
  link: 'text-link underline-offset-4 hover:underline',
} as const;

const SIZES = {
  default: 'h-9 px-4 touch:h-11',
  sm: 'h-8 px-3 touch:h-11',
  icon: 'size-9 touch:size-11',
  'icon-sm': 'size-8 touch:size-11',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS | undefined;
  size?: keyof typeof SIZES | undefined;
}

/** A button that never submits a form unless told so by `type="submit"`. */
export function Button({ variant = 'default', size = 'default', className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={cn(buttonClass(variant, size), className)} {...props} />;
}

/** The same looks for a link. */
export function buttonClass(variant: keyof typeof VARIANTS = 'default', size: keyof typeof SIZES = 'default'): string {
  return cn(
    'inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium transition-colors',
    'disabled:pointer-events-none disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
  );
}
