import { type ReactElement, type Ref, useEffect, useRef } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '~/components/ui/overlays/DropdownMenu';
import { CRM_PROFILES } from '~/lib/format/crm-profiles';
import type { ExportChoice } from './export-companies';

const FILES: readonly [ExportChoice, string][] = [
  [{ format: 'csv' }, 'CSV'],
  [{ format: 'json' }, 'JSON'],
  [{ format: 'excel' }, 'Excel'],
];
const CRM_FILES: readonly [ExportChoice, string][] = CRM_PROFILES.map(([profile, name]) => [
  { format: 'csv', profile },
  `For ${name}`,
]);

interface ExportFilesMenuProps {
  trigger: ReactElement;
  /** The first item has the focus, as in any menu that a key opens. */
  isByKeyboard: boolean;
  /** Which companies are exported. */
  words: string;
  onChoose: (choice: ExportChoice) => Promise<void>;
}

/** The kinds of files. Begins open. */
export default function ExportFilesMenu({ trigger, isByKeyboard, words, onChoose }: ExportFilesMenuProps) {
  const first = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens for the first time; later the menu does so
  useEffect(() => {
    if (isByKeyboard) first.current?.focus({ preventScroll: true });
  }, []);
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="max-w-72">
        <DropdownMenuLabel>{words}</DropdownMenuLabel>
        <ExportFiles files={FILES} first={first} onChoose={onChoose} />
        <DropdownMenuLabel>CSV for a CRM’s importer</DropdownMenuLabel>
        <ExportFiles files={CRM_FILES} onChoose={onChoose} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

interface ExportFilesProps extends Pick<ExportFilesMenuProps, 'onChoose'> {
  files: readonly [ExportChoice, string][];
  first?: Ref<HTMLDivElement>;
}

function ExportFiles({ files, first, onChoose }: ExportFilesProps) {
  return files.map(([choice, label], index) => (
    <DropdownMenuItem key={label} {...(index === 0 && { ref: first })} onSelect={() => void onChoose(choice)}>
      {label}
    </DropdownMenuItem>
  ));
}
