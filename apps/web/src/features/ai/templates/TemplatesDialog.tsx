import type { MessageTemplate, MessageType } from '@workbench/services/ai/schemas';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DeleteQuestion } from '~/components/trash/DeleteQuestion';
import { Button } from '~/components/ui/controls/Button';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { useDiscardQuestion } from '~/components/ui/overlays/use-discard-question';
import { trpc } from '~/lib/api/trpc';
import { TYPE_NAME } from '../message-form';
import { AI_READ_FAILURE } from '../read-failures';
import { TemplateForm } from './TemplateForm';

interface TemplatesDialogProps {
  /** Of a new template. */
  messageType: MessageType;
  /** What a template may name. */
  variables: readonly string[];
  onClose: () => void;
}

type View = { kind: 'list' } | { kind: 'form'; template: MessageTemplate | null };

/** Own templates: list, create, edit, delete. */
export function TemplatesDialog({ messageType, variables, onClose }: TemplatesDialogProps) {
  const [view, setView] = useState<View>({ kind: 'list' });
  const [isTyped, setTyped] = useState(false);
  const { close, question } = useDiscardQuestion(isTyped, onClose);
  const showList = () => {
    setTyped(false);
    setView({ kind: 'list' });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Templates</DialogTitle>
          <DialogDescription>
            Your own wording with variables for each recipient. Add a fallback for empty variables after a bar:{' '}
            {'{{firstName|there}}'}. A message with an empty variable is never generated.
          </DialogDescription>
        </DialogHeader>
        {view.kind === 'form' ? (
          <TemplateForm
            template={view.template}
            messageType={messageType}
            variables={variables}
            onTyped={setTyped}
            onDone={showList}
          />
        ) : (
          <TemplateList onEdit={(template) => setView({ kind: 'form', template })} />
        )}
        {question}
      </DialogContent>
    </Dialog>
  );
}

function TemplateList({ onEdit }: { onEdit: (template: MessageTemplate | null) => void }) {
  const templates = trpc.ai.templates.useQuery({});
  const [templateToDelete, setTemplateToDelete] = useState<MessageTemplate | null>(null);
  if (templates.error && templates.data === undefined) {
    return (
      <ErrorState title={AI_READ_FAILURE.templates} error={templates.error} onRetry={() => void templates.refetch()} />
    );
  }
  if (templates.data === undefined) return <p role="status">Loading templates…</p>;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Button variant="outline" className="self-start" onClick={() => onEdit(null)}>
        <Plus aria-hidden />
        New template
      </Button>
      {templates.data.length === 0 && (
        <EmptyState title="No templates yet" description="Create one to reuse your own wording." />
      )}
      <ul className="flex flex-col divide-y divide-border">
        {templates.data.map((template) => (
          <li key={template.id} className="flex min-w-0 flex-wrap items-center gap-2 py-2">
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="truncate font-medium">{template.name}</span>
              <span className="truncate text-muted-foreground text-xs">
                {TYPE_NAME[template.messageType]} · {template.body}
              </span>
            </span>
            <Button variant="outline" size="sm" aria-label={`Edit ${template.name}`} onClick={() => onEdit(template)}>
              Edit
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Delete ${template.name}`}
              onClick={() => setTemplateToDelete(template)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {templateToDelete && (
        <DeleteQuestion
          kind="template"
          ids={[templateToDelete.id]}
          name={`“${templateToDelete.name}”`}
          onClose={() => setTemplateToDelete(null)}
        />
      )}
    </div>
  );
}
