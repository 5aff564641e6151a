import { COMPANY_TAG_MAX, COMPANY_TAGS_MAX } from '@workbench/services/companies/limits';
import type { Company } from '@workbench/services/companies/schemas';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { Badge } from '~/components/ui/display/Badge';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';

/** The tags of the company as chips, and a field for another one. */
export function CompanyTags({ company: { id, tags } }: { company: Pick<Company, 'id' | 'tags'> }) {
  const [isAdding, setAdding] = useState(false);
  const [text, setText] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const utils = trpc.useUtils();
  const setTags = trpc.companies.setTags.useMutation({
    onSuccess: (company) => utils.companies.get.setData({ id }, company),
    onError: (error) =>
      toast({ title: 'Failed to Save Tags', description: errorMessage(error), variant: 'destructive' }),
  });
  const close = () => {
    setAdding(false);
    setText('');
    setTimeout(() => addButton.current?.focus(), 0);
  };
  const remove = (tag: string) =>
    setTags.mutate({ id, before: tags, tags: tags.filter((one) => one !== tag) }, { onSuccess: close });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tag = text.trim();
    if (tag === '') close();
    else if (!setTags.isPending) setTags.mutate({ id, before: tags, tags: [...tags, tag] }, { onSuccess: close });
  };
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-1.5">
      {tags.length > 0 && (
        <ul aria-label="Tags" className="contents">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge className="pr-1">
                {tag}
                <button
                  type="button"
                  aria-label={`Remove the tag ${tag}`}
                  disabled={setTags.isPending}
                  onClick={() => remove(tag)}
                  className="flex size-5 items-center justify-center rounded hover:bg-accent"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <form onSubmit={submit} className="flex items-center gap-1">
          <Input
            // The user has just asked for it.
            ref={(field) => field?.focus()}
            aria-label="New tag"
            className="h-8 max-w-36"
            maxLength={COMPANY_TAG_MAX}
            value={text}
            readOnly={setTags.isPending}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && close()}
          />
          <Button type="submit" variant="outline" size="sm" disabled={setTags.isPending}>
            Add
          </Button>
        </form>
      ) : (
        tags.length < COMPANY_TAGS_MAX && (
          <Button ref={addButton} variant="ghost" size="sm" className="-ml-1 px-2" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            Add tag
          </Button>
        )
      )}
    </div>
  );
}
