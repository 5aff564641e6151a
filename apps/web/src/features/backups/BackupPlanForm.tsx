import { HOUR_MAX, KEEP_DAILY_MAX, KEEP_DAILY_MIN, KEEP_WEEKLY_MAX } from '@workbench/services/backups/limits';
import type { BackupPlan, Backups } from '@workbench/services/backups/schemas';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Label } from '~/components/ui/controls/Label';
import { Select } from '~/components/ui/controls/Select';
import { Switch } from '~/components/ui/controls/Switch';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { parseWholeNumber } from '~/lib/format/parse-number';
import { toast } from '~/lib/notifications/toast';
import { HOURS } from './backup-labels';

type Draft = Pick<BackupPlan, 'isOn' | 'hour'> & { folder: string; keepDaily: string; keepWeekly: string };

const toDraft = ({ isOn, hour, folder, keepDaily, keepWeekly }: BackupPlan): Draft => ({
  ...{ isOn, hour, folder: folder ?? '' },
  ...{ keepDaily: String(keepDaily), keepWeekly: String(keepWeekly) },
});

const numberWithin = (text: string, min: number, max: number): number | null => {
  const number = parseWholeNumber(text);
  return number !== null && number >= min && number <= max ? number : null;
};

/** The plan of the backups, saved as a whole. */
export function BackupPlanForm({ backups: { plan, isEncrypted } }: { backups: Backups }) {
  const id = useId();
  const [changes, setChanges] = useState<Partial<Draft>>({});
  const stored = toDraft(plan);
  const draft = { ...stored, ...changes };
  const change = (part: Partial<Draft>) => setChanges((earlier) => ({ ...earlier, ...part }));
  const update = trpc.backups.update.useMutation({
    onSuccess: () => {
      setChanges({});
      toast({ title: 'Backups Saved', description: 'The plan of the backups has been saved.' });
    },
  });
  const isChanged = (Object.keys(changes) as (keyof Draft)[]).some((name) => draft[name] !== stored[name]);
  const keepDaily = numberWithin(draft.keepDaily, KEEP_DAILY_MIN, KEEP_DAILY_MAX);
  const keepWeekly = numberWithin(draft.keepWeekly, 0, KEEP_WEEKLY_MAX);
  const dailyFault = keepDaily === null ? `Enter a whole number from ${KEEP_DAILY_MIN} to ${KEEP_DAILY_MAX}` : null;
  const weeklyFault = keepWeekly === null ? `Enter a whole number from 0 to ${KEEP_WEEKLY_MAX}` : null;
  const hasFault = keepDaily === null || keepWeekly === null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (hasFault || !isChanged) return;
    const { isOn, hour, folder } = draft;
    update.mutate({ isOn, hour, folder: folder.trim() || null, keepDaily, keepWeekly });
  }
  return (
    <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-0.5">
          <Label htmlFor={`${id}-on`}>Scheduled backups</Label>
          <p id={`${id}-about`} className="text-muted-foreground text-xs">
            One backup a day. {isEncrypted ? 'Encrypted with the passphrase of the server.' : 'Not encrypted.'}
          </p>
        </div>
        <Switch
          id={`${id}-on`}
          aria-describedby={`${id}-about`}
          className="mt-0.5"
          checked={draft.isOn}
          disabled={update.isPending}
          onCheckedChange={(isOn) => change({ isOn })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Every day from" hint="Server time.">
          {(control) => (
            <Select
              {...control}
              value={Math.min(draft.hour, HOUR_MAX)}
              disabled={update.isPending}
              onChange={(event) => change({ hour: Number(event.target.value) })}
            >
              {HOURS.map(({ hour, label }) => (
                <option key={hour} value={hour}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Days kept" hint="One backup for each day." error={dailyFault}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              disabled={update.isPending}
              value={draft.keepDaily}
              onChange={(event) => change({ keepDaily: event.target.value })}
            />
          )}
        </Field>
        <Field label="Weeks kept" hint="One backup for each week." error={weeklyFault}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              disabled={update.isPending}
              value={draft.keepWeekly}
              onChange={(event) => change({ keepWeekly: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="Folder" hint="On the server. Use another disk, in case this one fails.">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            spellCheck={false}
            placeholder="backups in DATA_DIR"
            disabled={update.isPending}
            value={draft.folder}
            onChange={(event) => change({ folder: event.target.value })}
          />
        )}
      </Field>
      {update.error && <InlineError>{errorMessage(update.error)}</InlineError>}
      <div>
        <Button type="submit" disabled={!isChanged || hasFault || update.isPending}>
          {update.isPending ? 'Saving…' : 'Save backups'}
        </Button>
      </div>
    </form>
  );
}
