import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { MoreHorizontal, Pause, Play, UserPlus } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/overlays/DropdownMenu';
import { useOutreachParams } from '../use-outreach-params';
import { startNote } from './start-note';
import { useOutreachCampaignActions } from './use-outreach-campaigns';

const ConfirmDialog = lazy(() =>
  import('~/components/ui/overlays/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);
const DeleteQuestion = lazy(() =>
  import('~/components/trash/DeleteQuestion').then((module) => ({ default: module.DeleteQuestion })),
);
const CampaignFormDialog = lazy(() =>
  import('./OutreachCampaignFormDialog').then((module) => ({ default: module.OutreachCampaignFormDialog })),
);
const AddTargetsDialog = lazy(() =>
  import('../recipients/AddTargetsDialog').then((module) => ({ default: module.AddTargetsDialog })),
);

const FollowUpDialog = lazy(() =>
  import('./follow-up/FollowUpDialog').then((module) => ({ default: module.FollowUpDialog })),
);

type Step = 'targets' | 'edit' | 'copy' | 'followUp' | 'complete' | 'delete';

/** Start or pause, add targets, edit, copy, follow up, complete, delete. */
export function OutreachCampaignActions({ campaign }: { campaign: OutreachCampaign }) {
  const { name, status } = campaign;
  const { change } = useOutreachParams();
  const moves = useOutreachCampaignActions(campaign);
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const select = ({ id }: OutreachCampaign) => change({ campaign: id, status: null });
  const isOver = status === 'completed';
  const note = startNote(campaign);
  const noteId = useId();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {status === 'active' ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Pause ${name}`}
          disabled={moves.isMoving}
          onClick={moves.pause}
        >
          <Pause aria-hidden />
          Pause
        </Button>
      ) : (
        <Button
          size="sm"
          variant={isOver ? 'outline' : 'default'}
          aria-label={`Start ${name}`}
          aria-describedby={note === null ? undefined : noteId}
          disabled={moves.isMoving || isOver || note?.isBlocking}
          onClick={moves.start}
        >
          <Play aria-hidden />
          Start
        </Button>
      )}
      {!isOver && (
        <Button variant="outline" size="sm" aria-label={`Add targets to ${name}`} onClick={() => setStep('targets')}>
          <UserPlus aria-hidden />
          Add targets
        </Button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="icon-sm" aria-label={`More for ${name}`}>
            <MoreHorizontal aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="z-30">
          {!isOver && <DropdownMenuItem onSelect={() => setStep('edit')}>Edit</DropdownMenuItem>}
          <DropdownMenuItem onSelect={() => setStep('copy')}>Copy</DropdownMenuItem>
          {campaign.sent > 0 && <DropdownMenuItem onSelect={() => setStep('followUp')}>Follow up</DropdownMenuItem>}
          {status === 'paused' && <DropdownMenuItem onSelect={() => setStep('complete')}>Complete</DropdownMenuItem>}
          <DropdownMenuItem onSelect={() => setStep('delete')}>Delete</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {note !== null && (
        <p className="flex basis-full items-center gap-1 text-muted-foreground text-xs">
          <span id={noteId}>{note.text}</span>
          {!note.isBlocking && (
            <Button
              variant="link"
              size="sm"
              className="-my-1.5 px-1 text-xs"
              aria-label={`Write drafts for ${name}`}
              onClick={() => change({ tab: 'messages', campaign: campaign.id, status: null })}
            >
              Write drafts
            </Button>
          )}
        </p>
      )}
      <Suspense fallback={null}>
        {step === 'targets' && <AddTargetsDialog campaign={campaign} onClose={close} />}
        {step === 'edit' && <CampaignFormDialog campaign={campaign} onClose={close} />}
        {step === 'copy' && <CampaignFormDialog campaign={null} copyOf={campaign} onClose={close} onSaved={select} />}
        {step === 'followUp' && <FollowUpDialog campaign={campaign} onClose={close} onCreated={select} />}
        {step === 'delete' && (
          <DeleteQuestion kind="outreachCampaign" ids={[campaign.id]} name={`“${name}”`} onClose={close} />
        )}
        {step === 'complete' && (
          <ConfirmDialog
            title={`Complete “${name}”?`}
            action="Complete campaign"
            onConfirm={moves.complete}
            onClose={close}
          >
            No more messages can be sent and it can’t be restarted. Existing messages are kept and you can still record
            replies.
          </ConfirmDialog>
        )}
      </Suspense>
    </div>
  );
}
