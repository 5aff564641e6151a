import type { GoogleSheets } from '@workbench/services/sources/schemas';
import { type DragEvent, type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Textarea } from '~/components/ui/controls/Textarea';
import { cn } from '~/lib/cn';
import type { GoogleSheetsControls } from './use-google-sheets';

interface GoogleSheetsKeyFormProps {
  sheets: GoogleSheets;
  controls: GoogleSheetsControls;
}

/** Takes the key file of a service account: chosen, dropped or pasted. */
export function GoogleSheetsKeyForm({ sheets, controls }: GoogleSheetsKeyFormProps) {
  const [pasted, setPasted] = useState('');
  // What was chosen is not shown: no one needs to see a private key.
  const [chosen, setChosen] = useState<{ name: string; text: string } | null>(null);
  const keyFile = chosen?.text ?? pasted;
  const [isOver, setOver] = useState(false);

  const read = async (file: File | undefined) => {
    setChosen(file ? { name: file.name, text: await file.text() } : null);
  };
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // The button is not disabled meanwhile: it would lose the focus, and a refused file is entered again.
    if (!controls.isConnecting) controls.connect(keyFile);
  }
  return (
    <form
      aria-label="Connect Google Sheets"
      onSubmit={submit}
      autoComplete="off"
      noValidate
      className="flex flex-col gap-4"
    >
      <p className="max-w-prose text-ui">
        In the Google Cloud console, enable the Google Sheets API for a project, create a service account and add a JSON
        key. Upload the downloaded key file; it is stored encrypted.
      </p>
      {sheets.keyFrom === 'stored' && sheets.reason && <p className="text-ui text-destructive">{sheets.reason}</p>}
      {/* Dropping is a shortcut beside the file field, which the keyboard reaches. */}
      <fieldset
        aria-label="Key file"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'grid min-w-0 gap-4 rounded-lg border border-input border-dashed p-4 md:grid-cols-2',
          isOver && 'border-primary bg-accent',
        )}
      >
        <Field label="JSON key file" hint={chosen ? `Selected: ${chosen.name}` : 'Choose a file or drop it here.'}>
          {(control) => (
            <Input
              {...control}
              type="file"
              accept=".json,application/json"
              className="p-1"
              onChange={(event) => void read(event.target.files?.[0])}
            />
          )}
        </Field>
        <Field label="Or paste its contents" error={controls.refusal}>
          {(control) => (
            <Textarea
              {...control}
              spellCheck={false}
              className="font-mono text-xs"
              value={pasted}
              onChange={(event) => {
                setChosen(null);
                setPasted(event.target.value);
              }}
            />
          )}
        </Field>
      </fieldset>
      <div>
        <Button type="submit" size="sm" disabled={keyFile.trim() === ''}>
          {controls.isConnecting ? 'Connecting…' : 'Connect Google Sheets'}
        </Button>
      </div>
    </form>
  );
}
