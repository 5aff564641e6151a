import { Link } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '~/components/ui/controls/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';

/** What to do in an empty workspace. */
export function FirstRunGuide({ addCompany }: { addCompany: ReactNode }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Your workspace is empty</CardTitle>
        <CardDescription>Three ways to get started.</CardDescription>
      </CardHeader>
      <CardContent>
        <ol className="grid gap-4 lg:grid-cols-3">
          <Step
            number={1}
            title="Import a CSV"
            text="A list with name, domain and industry columns, plus employee counts by source if you have them."
          >
            <Link to="/search" search={{ tab: 'import' }} className={buttonClass()}>
              <FileUp aria-hidden />
              Import a CSV
            </Link>
          </Step>
          <Step number={2} title="Add a company" text="Track one company by its name and domain.">
            {addCompany}
          </Step>
          <Step
            number={3}
            title="Try the demo"
            text="A separate workspace with fictional data and a five-step tour. Stop this server and run:"
          >
            <code className="rounded bg-muted px-3 py-2 font-mono text-ui">npm run demo</code>
          </Step>
        </ol>
      </CardContent>
    </Card>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="flex flex-col items-start gap-2 rounded-lg border border-border p-4">
      <span aria-hidden className="flex size-7 items-center justify-center rounded-full bg-muted font-semibold text-ui">
        {number}
      </span>
      <h3 className="font-medium">{title}</h3>
      <p className="text-muted-foreground">{text}</p>
      <div className="mt-auto flex pt-2">{children}</div>
    </li>
  );
}
