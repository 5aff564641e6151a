import { IMPORT_PASTED_MAX } from '@workbench/services/companies/limits';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { FilePicker } from '~/components/ui/controls/FilePicker';
import { Textarea } from '~/components/ui/controls/Textarea';
import { FILE_ACCEPT } from './csv-upload';
import type { CsvFormState, ImportMethod } from './use-csv-form';

const METHODS: readonly { method: ImportMethod; label: string }[] = [
  { method: 'file', label: 'File' },
  { method: 'paste', label: 'Paste rows' },
];

interface ImportSourceProps {
  csvForm: CsvFormState;
  isDisabled: boolean;
  onChoose: () => void;
}

/** Where the companies come from: a file, or rows that were copied from a spreadsheet. */
export function ImportSource({ csvForm, isDisabled, onChoose }: ImportSourceProps) {
  const { file, method, refusal, inputKey, choose, chooseMethod } = csvForm;
  return (
    <div className="flex flex-col gap-3">
      <fieldset disabled={isDisabled} className="flex flex-wrap gap-x-4">
        <legend className="sr-only">Import from</legend>
        {METHODS.map(({ method: value, label }) => (
          <label key={value} className="inline-flex h-9 items-center gap-2">
            <input
              type="radio"
              name="company-import-method"
              className="size-4"
              checked={method === value}
              onChange={() => chooseMethod(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {method === 'file' ? (
        <FilePicker
          key={inputKey}
          label="Excel or CSV file"
          accept={FILE_ACCEPT}
          hint="Choose a file or drop it here. Nothing is saved until you click Import companies."
          file={file}
          refusal={refusal}
          isDisabled={isDisabled}
          onChoose={(chosen, isDropped) => {
            onChoose();
            choose(chosen, isDropped);
          }}
        />
      ) : (
        <PastedRows csvForm={csvForm} isDisabled={isDisabled} onChoose={onChoose} />
      )}
    </div>
  );
}

function PastedRows({ csvForm: { pasted, setPasted, readPasted }, isDisabled, onChoose }: ImportSourceProps) {
  return (
    <div className="flex flex-col gap-2">
      <Field label="Rows with header" hint="Copy cells from your spreadsheet, including the header row.">
        {(control) => (
          <Textarea
            {...control}
            rows={8}
            spellCheck={false}
            maxLength={IMPORT_PASTED_MAX}
            disabled={isDisabled}
            placeholder={'Company\tWebsite\tIndustry\tEmployees\nKettle Works\tkettleworks.com\tMachinery\t120'}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button
          variant="outline"
          disabled={isDisabled || pasted.trim() === ''}
          onClick={() => {
            onChoose();
            readPasted();
          }}
        >
          Preview rows
        </Button>
      </div>
    </div>
  );
}
