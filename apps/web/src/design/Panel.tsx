import type { ReactNode } from 'react';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';

interface PanelProps {
  title: string;
  rule: string;
  children: ReactNode;
}

/** One part of the system, under its rule. */
export function Panel({ title, rule, children }: PanelProps) {
  return (
    <Card className="min-w-0">
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        <CardDescription>{rule}</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-wrap items-end gap-4">{children}</CardContent>
    </Card>
  );
}
