import type { ReactNode } from 'react';

interface ReportSectionProps {
  title: string;
  /** Beside the title, like a count. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a report under its heading. */
export function ReportSection({ title, note, children }: ReportSectionProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3 border-border border-b pb-1">
        <h3 className="font-semibold text-title leading-6">{title}</h3>
        {note && <span className="text-ui text-muted-foreground">{note}</span>}
      </div>
      {children}
    </section>
  );
}
