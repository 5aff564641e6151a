import { FIGURE_AGE_MAX_MONTHS, FIGURE_AGE_MIN_MONTHS } from '@workbench/services/settings/limits';
import type { WorkspaceSettings } from '@workbench/services/settings/schemas';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import type { SettingsForm } from './use-settings-form';

const SCOPES: Record<WorkspaceSettings['headlineScope'], string> = {
  group: 'The whole group',
  legal_entity: 'The legal entity',
  establishment: 'The establishment',
};

/** What a headcount counts, and how long a figure counts for it. */
export function HeadcountScopeFields({ form: { draft, errors, isSaving, change } }: { form: SettingsForm }) {
  return (
    <>
      <Field
        label="Headcount scope"
        hint="Figures of other scopes are shown but not counted. Without any of this scope, the next best is used."
        className="max-w-sm"
      >
        {(control) => (
          <Select
            {...control}
            className="w-full max-w-56"
            disabled={isSaving}
            value={draft.headlineScope}
            onChange={(event) => change({ headlineScope: event.target.value as WorkspaceSettings['headlineScope'] })}
          >
            {Object.entries(SCOPES).map(([scope, label]) => (
              <option key={scope} value={scope}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Oldest figure (months)"
        hint="An older figure is not counted while two fresher ones exist."
        error={errors.maxFigureAgeMonths}
        className="max-w-sm"
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            min={FIGURE_AGE_MIN_MONTHS}
            max={FIGURE_AGE_MAX_MONTHS}
            step={1}
            inputMode="numeric"
            className="max-w-28"
            disabled={isSaving}
            value={draft.maxFigureAgeMonths}
            onChange={(event) => change({ maxFigureAgeMonths: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
