import type { Notice, NoticeText } from '@workbench/services/privacy/schemas';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Select } from '~/components/ui/controls/Select';
import { Textarea } from '~/components/ui/controls/Textarea';
import { Alert } from '~/components/ui/feedback/Alert';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { copyText } from '~/lib/browser/copy-text';
import { toast } from '~/lib/notifications/toast';
import { nameOf } from './notice-labels';

type Language = NoticeText['language'];
const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['de', 'German'],
  ['fr', 'French'],
  ['es', 'Spanish'],
];

interface NoticeTextDialogProps {
  /** Whom it is for; null: with placeholders. */
  notice: Notice | null;
  onClose: () => void;
}

/** The notice in one of four languages, to be copied. Begins open. */
export function NoticeTextDialog({ notice, onClose }: NoticeTextDialogProps) {
  const [language, setLanguage] = useState<Language>('en');
  const { data, error, refetch } = trpc.privacy.noticeText.useQuery(
    { language, ...(notice !== null && { kind: notice.kind, id: notice.id }) },
    { refetchOnMount: 'always', placeholderData: (earlier) => earlier },
  );
  const copy = (text: string) =>
    copyText(text).then(
      () => toast({ title: 'Notice Copied' }),
      (fault: unknown) => toast({ title: 'Failed to Copy', description: errorMessage(fault), variant: 'destructive' }),
    );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>{notice === null ? 'Notice text' : `Notice for ${nameOf(notice)}`}</DialogTitle>
          <DialogDescription>
            Have it checked by whoever advises you on privacy, and send it yourself.
          </DialogDescription>
        </DialogHeader>
        <Field label="Language">
          {(control) => (
            <Select {...control} value={language} onChange={(event) => setLanguage(event.target.value as Language)}>
              {LANGUAGES.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {data ? (
          <>
            {data.missing.length > 0 && (
              <Alert variant="warning" role="status" title="Your details are not complete">
                <p>The notice needs your name, address and email address: enter them under “Your details”.</p>
              </Alert>
            )}
            <Field label="Text" hint={`Subject: ${data.subject}`}>
              {(control) => <Textarea {...control} readOnly rows={14} value={data.text} lang={data.language} />}
            </Field>
          </>
        ) : error ? (
          <ErrorState title={READ_FAILURE.noticeText} error={error} onRetry={() => void refetch()} />
        ) : (
          <p role="status" className="text-muted-foreground">
            Loading the notice…
          </p>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button disabled={data === undefined} onClick={() => data && void copy(data.text)}>
            Copy notice
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
