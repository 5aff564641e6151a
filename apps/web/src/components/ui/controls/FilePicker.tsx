import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { Input } from '~/components/ui/controls/Input';
import { Label } from '~/components/ui/controls/Label';
import { cn } from '~/lib/cn';
import { InlineError } from '../feedback/InlineError';

interface FilePickerProps {
  label: string;
  /** File name endings, as the browser's dialog takes them: ".csv,.xlsx". */
  accept: string;
  /** While no file is chosen. */
  hint: string;
  file: File | null;
  /** Why the file that was offered is not taken. */
  refusal: string | null;
  isDisabled: boolean;
  onChoose: (file: File | null, isDropped: boolean) => void;
}

/** A file input that also takes a dropped file. */
export function FilePicker(props: FilePickerProps) {
  const { label, accept, hint, file, refusal, isDisabled, onChoose } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  // A new input says "No file chosen": after a look at another tab, or when the file was dropped.
  useEffect(() => {
    const input = document.getElementById(id);
    if (file === null || !(input instanceof HTMLInputElement) || input.files?.length !== 0) return;
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
  }, [file, id]);

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
        {label}
      </Label>
      <Input
        id={id}
        type="file"
        accept={accept}
        disabled={isDisabled}
        aria-describedby={`${id}-hint`}
        aria-invalid={refusal !== null}
        className="p-1"
        onChange={(event) => onChoose(event.target.files?.[0] ?? null, false)}
      />
      <p id={`${id}-hint`} className="text-muted-foreground text-xs">
        {file ? `Selected: ${file.name}` : hint}
      </p>
      {refusal && <InlineError>{refusal}</InlineError>}
    </fieldset>
  );
}
