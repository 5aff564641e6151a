import type { CatalogueEntry } from '@workbench/services/sources/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { TestResult } from './TestResult';
import { lookupPriceText } from './test-labels';

interface TestSourceProps {
  id: CatalogueEntry['id'];
  /** The source's name, to distinguish the buttons of several sources. */
  name: string;
}

/** A button that asks the source about a company that it knows, and what came back; costs nothing. */
export function TestSource({ id, name }: TestSourceProps) {
  const test = trpc.sources.test.useMutation();
  return (
    <>
      <TestButton name={name} isPending={test.isPending} onClick={() => test.mutate({ id })} />
      <Answer test={test} name={name} />
    </>
  );
}

/** The same, about a company that a person may name. */
export function TestSourceWith({ id, name, creditsPerCompany }: TestSourceProps & { creditsPerCompany: number }) {
  const test = trpc.sources.test.useMutation();
  const [domain, setDomain] = useState('');
  const typed = domain.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    test.mutate({ id, ...(typed !== '' && { domain: typed }) });
  }
  return (
    <form onSubmit={submit} noValidate className="flex min-w-0 flex-col gap-3 border-border border-t pt-4">
      <Field label="Test with a company" hint={lookupPriceText(creditsPerCompany)}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              autoComplete="off"
              spellCheck={false}
              placeholder="acme.com"
              className="min-w-48 flex-1"
              value={domain}
              onChange={(event) => setDomain(event.target.value)}
            />
            <TestButton name={name} isPending={test.isPending} type="submit" />
          </div>
        )}
      </Field>
      <Answer test={test} name={name} />
    </form>
  );
}

interface TestButtonProps {
  name: string;
  isPending: boolean;
  type?: 'submit';
  onClick?: () => void;
}

function TestButton({ name, isPending, type, onClick }: TestButtonProps) {
  return (
    <Button
      variant="outline"
      size={type === 'submit' ? 'default' : 'sm'}
      type={type ?? 'button'}
      aria-label={`Test connection to ${name}`}
      disabled={isPending}
      onClick={onClick}
    >
      {isPending ? 'Testing…' : type === 'submit' ? 'Test' : 'Test connection'}
    </Button>
  );
}

function Answer({ test, name }: { test: ReturnType<typeof trpc.sources.test.useMutation>; name: string }) {
  return (
    <div role="status" aria-label={`Test of ${name}`} className="min-w-0 basis-full empty:hidden">
      {test.error ? (
        <InlineError>{errorMessage(test.error)}</InlineError>
      ) : (
        test.data && <TestResult result={test.data} />
      )}
    </div>
  );
}
