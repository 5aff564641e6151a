import type { ExportContactsInput } from '@workbench/services/contacts/schemas';
import { ChevronDown, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '~/components/ui/controls/Button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/overlays/DropdownMenu';
import { CRM_PROFILES } from '~/lib/format/crm-profiles';
import { useContactDownload } from './use-contact-download';

type Choice = Pick<ExportContactsInput, 'format' | 'profile'>;

const CRM_FILES: readonly [string, Choice][] = CRM_PROFILES.map(([profile, crm]) => [
  `For ${crm}`,
  { format: 'csv', profile },
]);
const PLAIN_FILES: readonly [string, Choice][] = [
  ['CSV', { format: 'csv', profile: 'plain' }],
  ['Excel', { format: 'excel', profile: 'plain' }],
];

interface ContactExportMenuProps {
  label: string;
  /** Which contacts. */
  selection: Partial<Omit<ExportContactsInput, 'format' | 'profile'>>;
  /** The file with all columns, too. */
  hasPlain?: boolean;
  size?: ButtonProps['size'];
  /** Entries of the screen itself, before the files of the server. */
  children?: ReactNode;
}

/** Files of contacts that the server writes. */
export function ContactExportMenu({ label, selection, hasPlain = false, size, children }: ContactExportMenuProps) {
  const { isExporting, run } = useContactDownload();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild disabled={isExporting}>
        <Button variant="outline" size={size} disabled={isExporting}>
          {label}
          {isExporting ? (
            <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
          ) : (
            <ChevronDown aria-hidden />
          )}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {children}
        {[...(hasPlain ? PLAIN_FILES : []), ...CRM_FILES].map(([name, choice]) => (
          <DropdownMenuItem key={name} onSelect={() => void run({ ...choice, ...selection })}>
            {name}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
