import type { CatalogueEntry } from '@workbench/services/sources/schemas';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Label } from '~/components/ui/controls/Label';
import { Switch } from '~/components/ui/controls/Switch';
import { isUndescribed, requestsKey } from './connection-form';
import { GenericFields } from './GenericFields';
import { TestSourceWith } from './test/TestSource';
import { type Connection, useConnection } from './use-connection';

const ConfirmDialog = lazy(() =>
  import('~/components/ui/overlays/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** Key, daily cap, switch and address of one source, as far as it has them. */
export function ConnectionForm({ entry, isKeyFirst = false }: { entry: CatalogueEntry; isKeyFirst?: boolean }) {
  const form = useConnection(entry);
  const [isConfirming, setConfirming] = useState(false);
  const isNew = isUndescribed(entry);
  const hasKey = requestsKey(entry.needs, form.draft);
  const hasFields = hasKey || entry.creditCap !== null || form.draft.generic !== null;
  function submit(event: FormEvent) {
    event.preventDefault();
    form.save();
  }
  return (
    <div className="flex flex-col gap-4">
      {entry.needs !== 'key' && !isNew && <EnabledSwitch entry={entry} form={form} />}
      {hasFields && (
        <form onSubmit={submit} autoComplete="off" noValidate className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            {hasKey && <KeyField entry={entry} form={form} isFirst={isKeyFirst} />}
            {entry.creditCap !== null && (
              <Field
                label="Daily credit cap"
                hint="Maximum credits per day. 0 disables paid calls."
                error={form.errors.creditCap}
              >
                {(control) => (
                  <Input
                    {...control}
                    type="number"
                    min={0}
                    step={1}
                    inputMode="numeric"
                    value={form.draft.creditCap}
                    onChange={(event) => form.change({ creditCap: event.target.value })}
                  />
                )}
              </Field>
            )}
          </div>
          {form.draft.generic && (
            <GenericFields
              isNew={isNew}
              draft={form.draft.generic}
              errors={form.errors}
              onChange={(generic) => form.change({ generic })}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="sm" disabled={!form.isChanged || form.isSaving}>
              {form.isSaving ? 'Saving…' : 'Save'}
            </Button>
            {entry.keyFrom === 'stored' && (
              <Button variant="outline" size="sm" disabled={form.isSaving} onClick={() => setConfirming(true)}>
                Disconnect
              </Button>
            )}
          </div>
        </form>
      )}
      {/* Another key or address: what the former answered says nothing about it. */}
      {!isNew && (
        <TestSourceWith
          key={JSON.stringify([entry.maskedKey, entry.generic, entry.enabled])}
          id={entry.id}
          name={entry.label}
          creditsPerCompany={entry.creditsPerCompany}
        />
      )}
      {isConfirming && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={`Disconnect ${entry.label}?`}
            action="Disconnect"
            onConfirm={form.disconnect}
            onClose={() => setConfirming(false)}
          >
            The stored key will be deleted and the source no longer queried. Existing figures are kept.
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

function KeyField({ entry, form, isFirst }: { entry: CatalogueEntry; form: Connection; isFirst: boolean }) {
  if (entry.keyFrom === 'environment') {
    return (
      <div className="flex flex-col gap-1.5">
        <p className="font-medium text-ui">API key</p>
        <p className="flex h-9 items-center font-mono">{entry.maskedKey}</p>
        <p className="text-muted-foreground text-xs">Set in the server environment; change it there.</p>
      </div>
    );
  }
  const isPair = form.draft.generic?.authKind === 'client_credentials';
  return (
    <Field
      label={entry.maskedKey === null ? 'API key' : 'New API key'}
      hint={
        <>
          {entry.maskedKey !== null && (
            <>
              Stored key: <span className="font-mono">{entry.maskedKey}</span>.{' '}
            </>
          )}
          {isPair && 'Enter it as clientId:clientSecret.'}
        </>
      }
      error={form.errors.apiKey}
    >
      {(control) => (
        <Input
          {...control}
          type="password"
          autoFocus={isFirst}
          autoComplete="off"
          spellCheck={false}
          value={form.draft.apiKey}
          onChange={(event) => form.change({ apiKey: event.target.value })}
        />
      )}
    </Field>
  );
}

function EnabledSwitch({ entry, form }: { entry: CatalogueEntry; form: Connection }) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <Switch id={id} checked={entry.enabled} disabled={form.isSaving} onCheckedChange={form.setEnabled} />
      <Label htmlFor={id}>Query {entry.label}</Label>
    </div>
  );
}
