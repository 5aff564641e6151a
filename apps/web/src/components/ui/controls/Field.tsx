import { type ReactNode, useId } from 'react';
import { cn } from '~/lib/cn';
import { Label } from './Label';

/** What a field's control must carry, so that its label, hint and fault belong to it. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value, and what would be right. */
  error?: string | null | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label over a control, with a hint or a fault beneath it. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-describedby': note, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p id={note} role="alert" className="text-destructive text-xs">
          {error}
        </p>
      ) : (
        hint && (
          <p id={note} className="text-muted-foreground text-xs">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
