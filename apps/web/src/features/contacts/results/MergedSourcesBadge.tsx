import type { Contact } from '@workbench/services/contacts/schemas';
import { Popover } from 'radix-ui';
import { Badge } from '~/components/ui/display/Badge';
import { PEOPLE_SOURCE_LABEL } from '~/lib/format/contact-labels';
import { sourceBadgeText } from '../search-result-labels';

/** Two sources know this person: why they are taken for one, and where they do not agree. By click, so that a finger can too. */
export function MergedSourcesBadge({ contact }: { contact: Contact }) {
  const { name, sources, mergedBecause, differences } = contact;
  const text = sourceBadgeText(contact);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={`${text}: sources of ${name}`}
          className="relative rounded before:absolute before:inset-x-0 before:-inset-y-3 touch:before:h-11"
        >
          <Badge variant="outline" className="hover:text-foreground">
            {text}
          </Badge>
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          sideOffset={6}
          collisionPadding={8}
          aria-label={`Sources of ${name}`}
          className="z-50 flex max-w-80 flex-col gap-2 rounded-md border border-border bg-popover p-3 text-ui shadow-float"
        >
          <p className="font-medium">{sources.map(({ source }) => PEOPLE_SOURCE_LABEL[source]).join(' and ')}</p>
          {mergedBecause !== null && <p className="text-muted-foreground">{mergedBecause}</p>}
          {differences.length === 0 ? (
            <p>All sources agree.</p>
          ) : (
            <dl className="flex flex-col gap-2">
              {differences.map(({ field, values }) => (
                <div key={field}>
                  <dt className="text-muted-foreground text-xs">{fieldLabel(field)}</dt>
                  {values.map(({ source, value }) => (
                    <dd key={source} className="break-words">
                      {value} <span className="text-muted-foreground">· {PEOPLE_SOURCE_LABEL[source]}</span>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** "organizationName" → "Organization name". */
function fieldLabel(field: string): string {
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
