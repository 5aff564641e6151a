import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { Input } from '~/components/ui/Input';
import { Label } from '~/components/ui/Label';
import { cn } from '~/lib/cn';

interface CsvFilePickerProps {
  file: File | null;
  /** Why the file that was offered is not taken. */
  refusal: string | null;
  isDisabled: boolean;
  onChoose: (file: File | null, isDropped: boolean) => void;
}

/** A file input that also takes a dropped file. */
export function CsvFilePicker({ file, refusal, isDisabled, onChoose }: CsvFilePickerProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !isDisabled) onChoose(dropped, true);
  }

  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        'flex min-w-0 flex-col gap-2 rounded-lg border border-input border-dashed p-4',
        isOver && 'border-primary bg-accent',
      )}
    >
      <Label htmlFor={id} className="flex items-center gap-2">
        <FileUp aria-hidden className="size-4 text-muted-foreground" />
        CSV file
      </Label>
      <Input
        id={id}
        type="file"
        accept=".csv"
        disabled={isDisabled}
        aria-describedby={`${id}-hint`}
        aria-invalid={refusal !== null}
        className="p-1"
        onChange={(event) => onChoose(event.target.files?.[0] ?? null, false)}
      />
      <p id={`${id}-hint`} className="text-muted-foreground text-xs">
        {file
          ? `Chosen: ${file.name}`
          : 'Choose a file or drop it here. Nothing is stored before you press Import Companies.'}
      </p>
      {refusal && (
        <p role="alert" className="text-[0.8125rem] text-destructive">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}
