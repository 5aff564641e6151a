import { PASTED_MAX } from '@workbench/services/leads/limits';
import { Field } from '~/components/ui/controls/Field';
import { FilePicker } from '~/components/ui/controls/FilePicker';
import { Textarea } from '~/components/ui/controls/Textarea';
import { FILE_ACCEPT } from '../import-labels';
import type { ImportMethod } from '../url-params';
import { SheetFields } from './SheetFields';
import type { ImportForm } from './use-import-form';

interface ImportMethodFieldsProps {
  method: ImportMethod;
  form: ImportForm;
  isDisabled: boolean;
}

/** What has to be given, by where the leads come from. */
export function ImportMethodFields({ method, form, isDisabled }: ImportMethodFieldsProps) {
  if (method === 'sheet') return <SheetFields form={form} isDisabled={isDisabled} />;
  if (method === 'file') {
    return (
      <FilePicker
        key={form.inputKey}
        label="CSV or Excel file"
        accept={FILE_ACCEPT}
        hint="Choose a file or drop it here. Nothing is saved until you start the import."
        file={form.fields.file}
        refusal={form.refusal}
        isDisabled={isDisabled}
        onChoose={form.choose}
      />
    );
  }
  return (
    <Field label="Rows with header" hint="Copy cells from your spreadsheet, including the header row.">
      {(control) => (
        <Textarea
          {...control}
          rows={8}
          spellCheck={false}
          maxLength={PASTED_MAX}
          disabled={isDisabled}
          placeholder={'First name\tLast name\tEmail\tCompany\nAda\tKettle\tada@kettleworks.example\tKettle Works'}
          value={form.fields.text}
          onChange={(event) => form.change({ text: event.target.value })}
        />
      )}
    </Field>
  );
}
