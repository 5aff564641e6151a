import { useState } from 'react';
import { FilePicker } from '~/components/ui/controls/FilePicker';

const FILE_NAMES = /\.(?:csv|tsv|txt|xlsx)$/i;

interface FileTargetPickerProps {
  file: File | null;
  isDisabled: boolean;
  onChoose: (file: File | null) => void;
}

/** A file of people: it becomes a lead list, and all of the list become targets. */
export function FileTargetPicker({ file, isDisabled, onChoose }: FileTargetPickerProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = (chosen: File | null) => {
    const isFit = chosen === null || FILE_NAMES.test(chosen.name);
    setRefusal(isFit ? null : 'Choose a .csv or .xlsx file.');
    onChoose(isFit ? chosen : null);
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <FilePicker
        label="CSV or Excel file"
        accept=".csv,.tsv,.txt,.xlsx"
        hint="Choose a file or drop it here."
        file={file}
        refusal={refusal}
        isDisabled={isDisabled}
        onChoose={choose}
      />
      <p className="text-muted-foreground text-xs">
        Columns such as first name, last name, email, company, title, LinkedIn URL. People are added as leads (not
        enriched) and as targets of this campaign.
      </p>
    </div>
  );
}
